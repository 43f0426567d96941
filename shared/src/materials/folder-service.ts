const services: readonly [name: string, hosts: readonly string[]][] = [
  ['Google Drive', ['drive.google.com', 'docs.google.com']],
  ['Google Foto', ['photos.google.com', 'photos.app.goo.gl']],
  ['Dropbox', ['dropbox.com', 'db.tt']],
  ['OneDrive', ['onedrive.live.com', '1drv.ms', 'sharepoint.com']],
  ['WeTransfer', ['wetransfer.com', 'we.tl']],
  ['iCloud', ['icloud.com']],
  ['Box', ['box.com']],
]

/** How people call the place that an address lies at: its service, or its host. */
export function folderServiceOf(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  const isAt = (one: string) => host === one || host.endsWith(`.${one}`)
  return services.find(([, hosts]) => hosts.some(isAt))?.[0] ?? host
}
