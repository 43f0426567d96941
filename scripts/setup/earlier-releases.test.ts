import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLastRelease } from './earlier-releases.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const stamp = () => join(dist, '.built-from')

function build(release: string): void {
  keepLastRelease(stamp(), release)
  rmSync(join(dist, 'assets'), { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets', `${release}.js`), release)
  writeFileSync(stamp(), release)
}

const kept = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .sort()

test('the files of the newest release and of the two before it are kept', async () => {
  for (const release of ['a', 'b', 'c', 'd']) {
    build(release)
    // Two builds never share a millisecond.
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  expect(kept()).toEqual([
    expect.stringMatching(/^\.earlier\/\d+\/assets\/b\.js$/),
    expect.stringMatching(/^\.earlier\/\d+\/assets\/c\.js$/),
    'assets/d.js',
  ])
})

test('a build of the same sources is no new release', () => {
  build('a')
  build('a')
  expect(kept()).toEqual(['assets/a.js'])
})

test('an unfinished build is not kept', () => {
  build('a')
  rmSync(stamp())
  build('b')
  expect(existsSync(join(dist, '.earlier'))).toBe(false)
})
