import { Buffer } from 'node:buffer'
import { request } from 'node:http'
import type { RpcClient } from '../rpc-client.ts'

export interface Upload {
  kind?: string
  projectId?: string
  filename?: string
  filetype?: string
}

/** A text among the materials of a project. */
export const textOf = (projectId: string, filename = 'testi.txt') => ({
  kind: 'material',
  projectId,
  filename,
  filetype: 'text/plain',
})

const TUS = { 'tus-resumable': '1.0.0' }

/** Announces an upload, as a browser does before its first byte. */
export function announce(client: RpcClient, upload: Upload, length: number | string): Promise<Response> {
  const metadata = Object.entries(upload)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { ...TUS, 'upload-length': String(length), 'upload-metadata': metadata }
  return client.fetch('/uploads', { method: 'POST', headers })
}

/** Announces an upload that is accepted. @returns the address for its bytes. */
export const beginUpload = async (client: RpcClient, upload: Upload, length: number): Promise<string> =>
  (await announce(client, upload, length)).headers.get('location') ?? ''

/** What goes before the bytes of an upload from an offset on. */
const patchHeaders = (offset: number) => ({
  ...TUS,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** Likewise where no `fetch` sends them: with their number, and as whom. */
export const rawPatchHeaders = (client: RpcClient, offset: number, length: number) => ({
  ...patchHeaders(offset),
  'content-length': length,
  cookie: client.jar.header,
})

/** Sends bytes from an offset on. */
export function send(client: RpcClient, path: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  return client.fetch(path, { method: 'PATCH', headers: patchHeaders(offset), body: bytes })
}

/** Asks how far an upload has come, or ends it. */
export const about = (client: RpcClient, method: 'HEAD' | 'DELETE', path: string): Promise<Response> =>
  client.fetch(path, { method, headers: TUS })

/** Sends a whole file. @returns the last answer. */
export async function upload(
  client: RpcClient,
  file: Upload,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const created = await announce(client, file, bytes.length)
  const location = created.headers.get('location')
  return location === null || bytes.length === 0 ? created : send(client, location, 0, bytes)
}

/** Sends a material that is accepted. @returns its id. */
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

/** Sends some of the bytes that are still missing, and then the line is cut. */
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

/** How much of an upload has arrived, in bytes. */
export const offsetOf = async (client: RpcClient, path: string): Promise<number> =>
  Number((await about(client, 'HEAD', path)).headers.get('upload-offset'))
