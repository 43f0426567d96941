import { cleanFileName } from 'shared/materials/file-name'
import { describe, expect, test } from 'vitest'
import { startApp, storedPaths } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { png } from '../../support/builders/sample-files.ts'
import { announce, beginUpload, send, upload, uploadMaterial } from '../../support/builders/uploads.ts'
import { listRows } from '../../support/rows.ts'
import { attachments, falseAttachments } from './attachment-corpus.ts'
import { type Case, lies, names, saved, shown, unwelcome } from './file-corpus.ts'

const MB = 1024 * 1024
const app = await startApp({ work: false })
const { client, projectId } = await makeClientWithProject(app)

const materialOf = ({ type, name }: Pick<Case, 'type' | 'name'>) => ({
  kind: 'material',
  projectId,
  filename: name,
  filetype: type,
})

const rows = async () => [
  ...(await listRows(app, 'projectFiles')),
  ...(await listRows(app, 'uploads', { finishedAt: null })),
]

/** Uploads a file and downloads it. Asserts the security headers. */
async function served({ type, name, bytes }: Case) {
  const id = await uploadMaterial(client, projectId, { filename: name, filetype: type }, bytes)
  const answer = await client.fetch(`/files/${id}`, { headers: { 'sec-fetch-dest': 'document' } })
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.clone().arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const type_ = answer.headers.get('content-type') ?? ''
  const how = answer.headers.get('content-disposition') ?? ''
  return { type: type_, how: how.split(';')[0], answer }
}

test(`the corpus holds ${shown.length + saved.length + lies.length + unwelcome.length + names.length} files`, () => {
  expect(shown.length + saved.length + lies.length + unwelcome.length + names.length).toBeGreaterThan(115)
})

test.each(shown)('$what is stored unchanged and displayed in a sandbox', async one => {
  const { type, how } = await served(one)
  expect(type).toMatch(/^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/)
  expect(how).toBe('inline')
})

test.each(saved)('$what is stored unchanged and only downloaded', async one => {
  const { type, how } = await served(one)
  expect(how).toBe('attachment')
  expect(type).toMatch(
    /^(text\/(plain|csv); charset=utf-8|image\/svg\+xml|application\/(msword|vnd\.openxml[\w.-]+))$/,
  )
})

test.each(attachments)('$what is stored unchanged and only downloaded', async one => {
  const { type, how } = await served(one)
  expect([type, how]).toEqual([one.type, 'attachment'])
})

test.each([...lies, ...falseAttachments])(
  '$what as $type, $name, is refused and leaves nothing',
  async one => {
    const before = [await rows(), await storedPaths(app)]
    const answer = await upload(client, materialOf(one), one.bytes)
    expect([answer.status, answer.headers.get('x-file-id')]).toEqual([422, null])
    expect(await answer.text()).toContain(one.bytes.length === 0 ? '"FILE_EMPTY"' : '"CONTENT_MISMATCH"')
    expect([await rows(), await storedPaths(app)]).toEqual(before)
  },
)

test.each(unwelcome)('%s is refused before the first byte', async type => {
  const before = await rows()
  expect((await announce(client, materialOf({ type, name: 'a' }), 4)).status).toBe(415)
  expect(await rows()).toEqual(before)
})

test.each(names)('the name %j is returned unchanged and breaks no header', async name => {
  const id = await uploadMaterial(client, projectId, { filename: name, filetype: 'image/png' }, png)
  const { headers } = await client.fetch(`/files/${id}`)
  const [, encoded = ''] =
    /; filename\*=UTF-8''([\w.~%-]+)$/.exec(headers.get('content-disposition') ?? '') ?? []
  expect(decodeURIComponent(encoded)).toBe(cleanFileName(name))
  expect(cleanFileName(name).normalize()).toBe(name.replace(/[\p{Cf}]/gu, '').normalize())
  expect(headers.get('set-cookie')).toBeNull()
})

describe('a declared size', () => {
  const file = materialOf({ type: 'text/plain', name: 'a.txt' })

  test.each([
    [0, 422],
    [1, 201],
    [50 * MB - 1, 201],
    [50 * MB, 201],
    [50 * MB + 1, 413],
    [2 ** 53, 413],
    ['-1', 400],
    ['1e3', 400],
    ['0x10', 400],
    ['', 400],
    ['many', 400],
  ])('%j is answered %i before the first byte', async (size, status) => {
    expect((await announce(client, file, size)).status).toBe(status)
  })

  test('more bytes than announced are refused, fewer are awaited', async () => {
    const path = await beginUpload(client, file, 4)
    expect((await send(client, path, 0, new Uint8Array(5))).status).toBe(413)
    const later = await beginUpload(client, file, 4)
    const answer = await send(client, later, 0, new Uint8Array([99, 105, 97]))
    expect([answer.status, answer.headers.get('x-file-id')]).toEqual([204, null])
    expect((await send(client, later, 1, new Uint8Array([111]))).status).toBe(409)
    expect((await client.fetch(`/files/${later.split('/').at(-1)}`)).status).toBe(404)
  })
})
