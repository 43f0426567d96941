export type Owner = { userId: string; projectId: string }

/** Unfinished upload of a closed page; the server has kept the received part. */
export type Interrupted = { key: string; url: string; name: string; type: string; sizeBytes: number }

const DAY_MS = 86_400_000

const prefixOf = ({ userId, projectId }: Owner) => `tus::${userId}:${projectId}:`

/** Returns the identity of an upload: the same for an unchanged file of the same user and project. */
export function fingerprintOf({ userId, projectId }: Owner, file: File): string {
  return [userId, projectId, file.size, file.lastModified, file.type, file.name].join(':')
}

/** Returns true for the storage key under which tus keeps the address of an upload with this fingerprint. */
export const isKeyOf = (key: string, fingerprint: string) => key.startsWith(`tus::${fingerprint}::`)

/** Lists the unfinished uploads in this browser, and forgets those that the server has dropped. */
export function listInterrupted(owner: Owner): Interrupted[] {
  const prefix = prefixOf(owner)
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .flatMap(key => {
      const kept = read(key)
      if (!kept) localStorage.removeItem(key)
      return kept ?? []
    })
}

function read(key: string): Interrupted | undefined {
  try {
    const { uploadUrl, size, metadata, creationTime } = JSON.parse(localStorage.getItem(key) ?? '')
    if (typeof uploadUrl !== 'string' || Date.now() - Date.parse(creationTime) > DAY_MS) return undefined
    return { key, url: uploadUrl, name: metadata.filename, type: metadata.filetype, sizeBytes: size }
  } catch {
    return undefined
  }
}

/** Gives an upload up, here and at the server, which would otherwise do so after a day. */
export function forget({ key, url }: Interrupted): void {
  localStorage.removeItem(key)
  void fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined)
}
