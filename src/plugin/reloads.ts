/**
 * Makes many requests to read the site again into few: while one waits, further ones add nothing, and while
 * one reads, at most one more waits.
 *
 * A request that adds nothing never ends. Docusaurus asks once for each file that changes, and after each
 * answer it would make all routes anew: a hundred times for a switch of branches. Nobody waits for an end.
 *
 * @param wait what to wait for before reading, such as the end of the changes
 * @param read reads the site as it is then
 */
export function inFewReloads<T>(
  wait: () => Promise<void>,
  read: () => Promise<T>,
): () => Promise<T> {
  let isWaiting = false;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (isWaiting) return new Promise(() => {});
    isWaiting = true;
    const reload = last.then(wait).then(() => {
      isWaiting = false;
      return read();
    });
    last = reload.catch(() => undefined);
    return reload;
  };
}
