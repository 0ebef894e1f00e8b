// Replaced because a path outside the base URL ends here, where there are no docs and so no menu.
import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Message from './Message';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <main className="container margin-vert--lg">
        <Message />
      </main>
    </Layout>
  );
}
