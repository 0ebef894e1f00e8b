import { afterEach } from 'vitest';

/* What a test has drawn is gone before the next, and a busy machine must not fail one that waits. */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
