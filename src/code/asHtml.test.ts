import { expect, it } from 'vitest';
import { asHtml } from './asHtml';

it('shows a text as it is, wherever it stands in a page', () => {
  expect(asHtml(`<b title="Q&A">it's</b>`)).toBe(
    "&lt;b title=&quot;Q&amp;A&quot;&gt;it's&lt;/b&gt;",
  );
});
