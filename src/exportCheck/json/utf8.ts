/** Whether bytes are UTF-8 throughout: no stray, missing, overlong or surrogate ones. */
export function isUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end) {
    const byte = bytes[at] as number;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
    if (byte < 0xc2 || byte > 0xf4 || at + more >= end) return false;
    const second = bytes[at + 1] as number;
    const least = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    const most = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most) return false;
    for (let next = 2; next <= more; next++) {
      if (((bytes[at + next] as number) & 0xc0) !== 0x80) return false;
    }
    at += more + 1;
  }
  return true;
}
