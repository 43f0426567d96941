/** What people type, in signs that the schema of FatturaPA admits. */
const written: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  Œ: 'OE',
  œ: 'oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

const withoutMarks = (sign: string): string => sign.normalize('NFKD').replace(/\p{M}/gu, '')

function reduced(text: string, admitted: RegExp, length: number): string {
  const line = text.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ')
  const signs = Array.from(line.trim(), sign => {
    if (admitted.test(sign)) return sign
    const plain = written[sign] ?? withoutMarks(sign)
    return plain.trim() !== '' && [...plain].every(each => admitted.test(each)) ? plain : '?'
  })
  return signs.join('').slice(0, length).trim()
}

/** A text in Latin-1, as FatturaPA takes names and descriptions: accents stay, what has no Latin form is a question mark. */
export const latin = (text: string, length: number): string => reduced(text, /^[ -~\xA0-\xFF]$/, length)

/** A text in ASCII, as FatturaPA takes numbers of documents. */
export const ascii = (text: string, length: number): string => reduced(text, /^[ -~]$/, length)

/** Whether a text keeps all that it says in these signs: nothing in it becomes a question mark. */
export const isWritable = (text: string, write = latin): boolean =>
  !write(text.replaceAll('?', ''), Number.POSITIVE_INFINITY).includes('?')
