import { Buffer } from 'node:buffer'
import { request } from 'node:http'
import type { RpcClient } from '../rpc-client.ts'

export interface Upload {
  kind?: string
  projectId?: string
  filename?: string
  filetype?: string
}

/** Describes a text file among the materials of a project. */
export const textOf = (projectId: string, filename = 'testi.txt') => ({
  kind: 'material',
  projectId,
  filename,
  filetype: 'text/plain',
})

const TUS = { 'tus-resumable': '1.0.0' }

/** Announces an upload, as a browser does before the first byte. */
export function announce(client: RpcClient, upload: Upload, length: number | string): Promise<Response> {
  const metadata = Object.entries(upload)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { ...TUS, 'upload-length': String(length), 'upload-metadata': metadata }
  return client.fetch('/uploads', { method: 'POST', headers })
}

/** Announces an upload. Returns the path for its bytes; empty if it was refused. */
export const beginUpload = async (client: RpcClient, upload: Upload, length: number): Promise<string> =>
  (await announce(client, upload, length)).headers.get('location') ?? ''

/** Returns the headers of an upload's bytes from an offset. */
const patchHeaders = (offset: number) => ({
  ...TUS,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** Returns the same headers for a request without `fetch`, with length and cookie. */
export const rawPatchHeaders = (client: RpcClient, offset: number, length: number) => ({
  ...patchHeaders(offset),
  'content-length': length,
  cookie: client.jar.header,
})

export function send(client: RpcClient, path: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  return client.fetch(path, { method: 'PATCH', headers: patchHeaders(offset), body: bytes })
}

/** Requests the offset of an upload, or deletes it. */
export const about = (client: RpcClient, method: 'HEAD' | 'DELETE', path: string): Promise<Response> =>
  client.fetch(path, { method, headers: TUS })

/** Sends a whole file. Returns the last answer. */
export async function upload(client: RpcClient, file: Upload, bytes: Uint8Array<ArrayBuffer>) {
  const created = await announce(client, file, bytes.length)
  const location = created.headers.get('location')
  return location === null || bytes.length === 0 ? created : send(client, location, 0, bytes)
}

/** Uploads a material. Returns its id. @throws Error when it is refused. */
export async function uploadMaterial(
  client: RpcClient,
  projectId: string,
  file: { filename: string; filetype: string },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const answer = await upload(client, { kind: 'material', projectId, ...file }, bytes)
  const id = answer.headers.get('x-file-id')
  if (id === null) throw new Error(`An upload was refused with ${answer.status}: ${await answer.text()}`)
  return id
}

/** Sends some of the missing bytes, then cuts the connection. */
export function cut(
  client: RpcClient,
  path: string,
  { bytes, offset, after }: { bytes: Uint8Array; offset: number; after: number },
): Promise<void> {
  const rest = bytes.subarray(offset)
  return new Promise(resolve => {
    const sending = request(new URL(path, client.origin), {
      method: 'PATCH',
      headers: rawPatchHeaders(client, offset, rest.length),
    })
    sending.on('error', () => resolve())
    sending.write(rest.subarray(0, after), () => setTimeout(() => sending.destroy(new Error('cut')), 150))
  })
}

/** Returns the number of received bytes of an upload. */
export const offsetOf = async (client: RpcClient, path: string): Promise<number> =>
  Number((await about(client, 'HEAD', path)).headers.get('upload-offset'))
