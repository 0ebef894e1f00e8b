/** Unpacks deflated bytes, piece by piece. It throws where they are damaged or end too early. */
export type Inflate = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Unpacks with what browsers and Node have built in. */
export const inflate: Inflate = async function* (packed) {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const feeding = (async () => {
    for await (const piece of packed) await writer.write(piece as Uint8Array<ArrayBuffer>);
    await writer.close();
  })();
  // Whatever goes wrong on the way in shows on the way out.
  feeding.catch(() => writer.abort().catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
};
