// Replaced to keep the menu beside the message: with the docs at the root, every unknown path below the base URL ends
// here. Loaded when it is needed, for it would come with every document.
import { lazy, Suspense } from 'react';

const Message = lazy(() => import('../../components/NotFound'));

export default function NotFoundContent() {
  return (
    <Suspense>
      <Message />
    </Suspense>
  );
}
