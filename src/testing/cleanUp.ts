import { afterEach } from 'vitest';

/* What a test has drawn is gone before the next. */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
