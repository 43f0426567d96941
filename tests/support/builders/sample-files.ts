import { Buffer } from 'node:buffer'

const bytesOf = (data: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(data)

export const textFile = (text: string): Uint8Array<ArrayBuffer> => bytesOf(Buffer.from(text))

/** Image of one pixel. */
export const png = bytesOf(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** Photo in a phone's format: HEVC in tiles, 64 by 48 pixels, blue. */
export const heic = bytesOf(
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
      'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAlAACAAEA',
      'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA',
      'AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe',
      'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA',
      'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA',
      'AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAJxtZGF0AAAAkCgBrwngPg6bnk4QdLDGLT7Bfo0eRr+xOd97XvMQQXwUPtKu',
      'vdy7Ou25gFzr4jthSUOBtYN6V2HjTxJ5JLvOAxnh9wWXfue6PmkGTaQNFNtB+3hObi9SSsfmBFPtBhDb0+AYAgaTuQ4uMMZJ',
      'mPEMN0KdfBe9MuOvZ1eILVyokpJwnoopbq+Ni+YmPsECupwf4A==',
    ].join(''),
    'base64',
  ),
)

/** Header of a PNG that claims 50 000 by 50 000 pixels. */
export const pngBomb = bytesOf(
  Buffer.concat([
    Buffer.from(png.subarray(0, 16)),
    Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50]),
    Buffer.from(png.subarray(24)),
  ]),
)

/** First box of a film. */
export const mp4 = bytesOf(
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from([0, 0, 2, 0]),
    Buffer.from('isommp42'),
  ]),
)

export const pdf = textFile('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

export const activeSvg = textFile(
  '<?xml version="1.0"?>\n<!-- un logo -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

export const page = textFile('<!doctype html><script>alert(1)</script>')

/** Returns bytes without short repetitions, so that misplaced parts are detected. */
export function patterned(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let state = 1
  for (let index = 0; index < length; index++) {
    state = (state * 48271) % 0x7fffffff
    bytes[index] = 32 + (state % 90)
  }
  return bytes
}
