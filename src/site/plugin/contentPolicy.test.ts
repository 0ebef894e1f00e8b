import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentPolicy, withContentPolicy } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('takes nothing from elsewhere, and no script that is not there when the page is built', () => {
  expect(contentPolicy('<p>Text.</p>')).toBe(
    "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'self'; img-src 'self' data:; worker-src 'self'; script-src 'self'; style-src 'self'",
  );
});

it('allows each script and style of the page by its hash, once', () => {
  const policy = contentPolicy(
    '<script>\n one() \n</script><script data-rh=true>two("<b style=\\"x\\">")</script><script>\n one() \n</script>' +
      '<script src=/main.js defer></script><noscript><style>a{b:c}</style></noscript><svg style="display: none;">',
  );
  expect(policy).toContain(
    `script-src 'self' ${hash('\n one() \n')} ${hash('two("<b style=\\"x\\">")')};`,
  );
  expect(policy).toMatch(/style-src 'self' 'unsafe-hashes' [^;]*$/);
  expect(policy).toContain(`${hash('a{b:c}')} ${hash('display: none;')}`);
  expect(policy).not.toContain('unsafe-inline');
});

it('allows a style that is written without quotes, as a minifier leaves it, or with spelled characters', () => {
  const policy = contentPolicy('<p style=width:5%><p style="background:url(&quot;a&quot;)">');
  expect(policy).toContain(`${hash('width:5%')} ${hash('background:url("a")')}`);
});

it('stands before all that it allows', () => {
  const page = withContentPolicy('<head><meta charset=UTF-8><script>one()</script></head>');
  expect(page).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*"><script>/,
  );
  expect(page).toContain(hash('one()'));
});
