const services: readonly [name: string, hosts: readonly string[]][] = [
  ['Google Drive', ['drive.google.com', 'docs.google.com']],
  ['Google Foto', ['photos.google.com', 'photos.app.goo.gl']],
  ['Dropbox', ['dropbox.com', 'db.tt']],
  ['OneDrive', ['onedrive.live.com', '1drv.ms', 'sharepoint.com']],
  ['WeTransfer', ['wetransfer.com', 'we.tl']],
  ['iCloud', ['icloud.com']],
  ['Box', ['box.com']],
]

/** Returns the name of the service of an address, or its host. */
export function folderServiceOf(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  const isAt = (one: string) => host === one || host.endsWith(`.${one}`)
  return services.find(([, hosts]) => hosts.some(isAt))?.[0] ?? host
}

const MAX_LENGTH = 200

/** Invisible characters and direction marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu

/**
 * The name under which a file is kept and shown: what a client declared, as a plain last part. No path, no control
 * or direction marks, no dots or blanks at the ends; at most 200 characters, its extension among them.
 */
export function cleanFileName(declared: string): string {
  const last = declared.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  if (plain === '') return 'file'
  if (plain.length <= MAX_LENGTH) return plain
  const extension = extensionOf(plain)
  return (
    plain
      .slice(0, MAX_LENGTH - extension.length)
      .trimEnd()
      .toWellFormed()
      .replaceAll('\ufffd', '') + extension
  )
}

/** Returns the extension of a name in small letters with its dot, made safe for a path; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.[a-z0-9]{1,10}$/i.exec(fileName)?.[0].toLowerCase() ?? ''
}
