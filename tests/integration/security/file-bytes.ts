import { crc32 } from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>

export const text = (words: string): Bytes => new Uint8Array(Buffer.from(words))
export const hex = (digits: string): Bytes => new Uint8Array(Buffer.from(digits.replaceAll(' ', ''), 'hex'))
export const join = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map(part => Buffer.from(part as Uint8Array))))

/** Builds a box of the MP4 family. */
export function box(type: string, ...content: (Uint8Array | string)[]): Bytes {
  const inside = join(...content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(inside.length + 8)
  return join(length, type, inside)
}

export const film = (brand: string, ...more: Uint8Array[]): Bytes =>
  join(box('ftyp', brand, hex('00000200'), brand, 'mp42'), ...more)

export const wav = join(
  'RIFF',
  hex('24000000'),
  'WAVEfmt ',
  hex('10000000 01000100 44ac0000 88580100 02001000'),
  'data',
  hex('00000000'),
)
export const mp3 = join('ID3', hex('03000000000000'), hex('fffb9000'), Buffer.alloc(417))
export const ogg = join(
  'OggS',
  hex('0002000000000000000000000000000000000000 01 1e'),
  hex('01'),
  'vorbis',
  Buffer.alloc(23),
)
export const webm = join(
  hex('1a45dfa3 9f 4286810142f7810142f2810442f381084282847765626d4287810442858102'),
  Buffer.alloc(40),
)
export const gif = join('GIF89a', hex('01000100800000 ffffff000000 2c00000000010001000002024401003b'))
export const jpg = join(hex('ffd8ffe000104a46494600010100000100010000'), hex('ffd9'))
export const cfb = join(hex('d0cf11e0a1b11ae1'), Buffer.alloc(16), hex('3e000300feff0900'), Buffer.alloc(480))
export const program = join('MZ', Buffer.alloc(200), 'PE')
export const elf = join(hex('7f454c46 02010100'), Buffer.alloc(120))
export const utf16 = join(hex('fffe'), Buffer.from('Ciao, città', 'utf16le'))

/** Builds an uncompressed zip. `claims` declares false sizes of unpacked files. */
export function zip(files: Record<string, string>, claims: Record<string, number> = {}): Bytes {
  const locals: Uint8Array[] = []
  const centrals: Uint8Array[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(claims[name] ?? data.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = join(hex('504b0304'), facts, name, data)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    centrals.push(join(hex('504b0102 1400'), facts, where, name))
    locals.push(local)
    at += local.length
  }
  const directory = join(...centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return join(...locals, directory, hex('504b0506'), end)
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypesXml =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`

/** Minimal parts of a Word document, with the list of parts first. */
export const docxParts = {
  '[Content_Types].xml': contentTypesXml,
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document/>',
}

export const pdfWith = (inside: string): Bytes =>
  text(`%PDF-1.7\n1 0 obj\n<<${inside}>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

export const svgWith = (inside: string, before = ''): Bytes =>
  text(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
  )

const picture = (...lines: string[]): Bytes => new Uint8Array(Buffer.from(lines.join(''), 'base64'))

/** Images of one violet pixel. */
export const jpeg = picture(
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/',
  '2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAAR',
  'CAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAA',
  'AAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCIC83/2Q==',
)

export const webp = picture(
  'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoBAAEAAUAmJaACdLoAA5gA/u7T3/7nA/7nA/7nA/jr/FAKRwHgAA==',
)

export const avif = picture(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
  'AAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAA',
  'AA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAA',
  'AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACgc4AAaQENBpMhMdgmLE4AAWAACQNY48ULjCkADg',
)

export const tiff = picture(
  'SUkqAAwAAAB8Ou0ADwAAAQMAAQAAAAEAAAABAQMAAQAAAAEAAAACAQMAAwAAANYAAAADAQMAAQAAAAEAAAAGAQMAAQAAAAIA',
  'AAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAMAAAAWAQMAAQAAAAABAAAXAQQAAQAAAAMAAAAaAQUAAQAAAMYA',
  'AAAbAQUAAQAAAM4AAAAcAQMAAQAAAAEAAAAoAQMAAQAAAAIAAABTAQMAAwAAANwAAAAAAAAAMzPLAAAACAAzM8sAAAAIAAgA',
  'CAAIAAEAAQABAA==',
)
