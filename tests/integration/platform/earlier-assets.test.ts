import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { createMinimalDist } from '../security/little-site.ts'

const distFolder = createMinimalDist()
for (const [path, content] of [
  ['.earlier/1/assets/screen-1.js', 'old'],
  ['.earlier/2/assets/screen-2.js', 'newer'],
  ['.earlier/2/assets/boot-1.js', 'not this one'],
]) {
  mkdirSync(dirname(join(distFolder, path ?? '')), { recursive: true })
  writeFileSync(join(distFolder, path ?? ''), content ?? '')
}
const app = await startApp({ work: false, distFolder })
const get = (path: string) => fetch(`${app.origin}${path}`)

test('serves the files of an earlier release with the same caching', async () => {
  for (const [path, content] of [
    ['/assets/screen-1.js', 'old'],
    ['/assets/screen-2.js', 'newer'],
    ['/assets/boot-1.js', 'document.title'],
  ]) {
    const answer = await get(path ?? '')
    expect([answer.status, await answer.text()]).toEqual([200, content])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
})

test.each([
  '/assets/screen-3.js',
  '/.earlier/1/assets/screen-1.js',
  '/assets/%2e%2e/.earlier/1/assets/screen-1.js',
])('%s is not found', async path => expect((await get(path)).status).toBe(404))
