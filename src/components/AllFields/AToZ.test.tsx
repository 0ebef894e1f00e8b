import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServedAToZ } from './AToZ';

it('stands whole in the HTML', () => {
  const html = renderToStaticMarkup(
    <ServedAToZ
      names={[
        { name: 'Amount', places: [['claims', 'Claims', 'amount']] },
        { name: 'Client <Id>', places: [['payer', 'Payer', 'client-id']] },
      ]}
    />,
  );
  expect(html).toContain('<a href="#letter-c">C</a>');
  expect(html).toContain('<h2 id="letter-a">A</h2>');
  expect(html).toContain('<bdi>Client &lt;Id&gt;</bdi>');
  expect(html).toContain('<a href="/entities/claims#amount">Claims</a>');
});
