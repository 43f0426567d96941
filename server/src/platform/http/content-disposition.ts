import anyAscii from 'any-ascii'

/**
 * The header that says whether a file is shown or saved, and under which name (RFC 6266): once in plain letters,
 * once with every sign, percent-encoded (RFC 8187). Nothing in a name can end the header or begin another.
 */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, letter => anyAscii(letter))
    .replace(/[^ -~]|["\\%;]/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`
}

const encoded = (fileName: string): string =>
  encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
