import { expect, it } from 'vitest';
import { readSample } from '../../../testing/sample/sample';
import { checkRules } from '../exportCheck/checkRules';
import { describeFields } from './customDictionary';
import { customDictionaryProgram } from './program';

it('is one module, which makes what the command makes', async () => {
  const { dictionary } = await readSample();
  const [program] = await customDictionaryProgram.render(dictionary, { guides: [] });
  const code = Buffer.from(String(program?.content)).toString('base64');
  const { describe } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    describe: ReturnType<typeof describeFields>;
  };
  const rules = checkRules(dictionary);
  const file = rules.entities.find(({ isCustomOnly }) => isCustomOnly)?.file;
  for (const text of [
    `${file}:\n  Mood: { dataType: bit, description: Good? }\n`,
    'Nothing: {}\n',
  ]) {
    expect(describe(rules, 'custom.yaml', text)).toEqual(
      describeFields(dictionary)(rules, 'custom.yaml', text),
    );
  }
});
