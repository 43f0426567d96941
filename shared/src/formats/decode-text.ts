/**
 * Returns the text in bytes of unknown encoding: UTF-8, else UTF-16 by its byte order mark, else Windows-1252. The last
 * character may be cut off. Marks are left out.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const [first, second] = bytes
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
