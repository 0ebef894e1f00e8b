import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '.docusaurus/',
      '.sites/',
      'test-results/',
      'docs/entities/',
      'docs/lists/',
      'static/downloads/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    ...reactHooks.configs.flat['recommended-latest'],
    // Where components are: elsewhere its rules take long to find none.
    files: ['src/**/*.tsx', 'src/components/**'],
  },
  {
    rules: {
      // Exact copies of names and texts are the product; a regular expression says what it means.
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } },
  },
  {
    files: ['e2e/**'],
    ignores: ['e2e/test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          allowTypeImports: true,
          message:
            'Import from ./test, whose pages answer to keys and clicks once they are opened.',
        },
      ],
    },
  },
);
