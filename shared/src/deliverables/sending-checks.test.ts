import { expect, test } from 'vitest'
import {
  aspectRatioOf,
  isKeptBack,
  type SendingFacts,
  sendingCheckCodes,
  sendingChecks,
} from './sending-checks.ts'

const ready: SendingFacts = {
  versionName: 'v2',
  otherNames: ['v1'],
  notes: 'Musica più bassa.',
  unanswered: 0,
  internalNotes: 0,
  isFilm: true,
  kind: '16:9',
  resolution: '1920x1080',
  media: { state: 'done', failure: null, findings: [] },
}

const verdicts = (change: Partial<SendingFacts>) =>
  Object.fromEntries(sendingChecks({ ...ready, ...change }).map(({ code, verdict }) => [code, verdict]))

test('a ready version has no warnings', () => {
  const checks = sendingChecks(ready)
  expect(checks.map(({ code }) => code)).toEqual(sendingCheckCodes)
  expect(checks.every(({ verdict }) => verdict === 'fine')).toBe(true)
  expect(isKeptBack(checks)).toBe(false)
})

const made = (
  state: 'waiting' | 'running' | 'done' | 'failed',
  failure: 'TOO_LARGE' | 'UNREADABLE' | null = null,
) => ({ media: { state, failure, findings: [] } })

test.each<[Partial<SendingFacts>, string, string]>([
  [{ unanswered: 1 }, 'answers', 'blocks'],
  [{ internalNotes: 2 }, 'internal-notes', 'warns'],
  [made('waiting'), 'preview', 'warns'],
  [made('running'), 'preview', 'warns'],
  [made('failed', 'TOO_LARGE'), 'preview', 'warns'],
  [made('failed', 'UNREADABLE'), 'preview', 'blocks'],
  [made('done'), 'preview', 'fine'],
  // Not analysed.
  [{ media: null }, 'findings', 'warns'],
  [made('running'), 'findings', 'warns'],
  [{ media: { state: 'done', failure: null, findings: ['black'] } }, 'findings', 'warns'],
  [{ versionName: '  ' }, 'name', 'blocks'],
  [{ versionName: ' V1' }, 'name', 'warns'],
  [{ notes: ' ' }, 'changes', 'warns'],
  [{ notes: null }, 'changes', 'warns'],
  [{ resolution: '1080x1920' }, 'format', 'warns'],
  [{ resolution: null }, 'format', 'warns'],
  [{ kind: '9:16', resolution: '1080x1920' }, 'format', 'fine'],
  [{ kind: null }, 'format', 'fine'],
])('with %j, %s %s', (change, code, verdict) => {
  expect(verdicts(change)[code]).toBe(verdict)
})

test.each<[Partial<SendingFacts>, string[]]>([
  [{ isFilm: false, kind: 'subtitles', media: null }, ['answers', 'internal-notes', 'name', 'changes']],
  // The first version has no changes to list.
  [{ isFilm: false, kind: 'stills', otherNames: [] }, ['answers', 'internal-notes', 'name']],
  [{ media: null }, ['answers', 'internal-notes', 'findings', 'name', 'changes', 'format']],
])('with %j, checks %j', (change, codes) => {
  expect(sendingChecks({ ...ready, ...change }).map(({ code }) => code)).toEqual(codes)
})

test('counts its warnings', () => {
  const counts = sendingChecks({
    ...ready,
    unanswered: 3,
    internalNotes: 2,
    media: { state: 'done', failure: null, findings: ['black', 'clipping'] },
  }).map(({ count }) => count)
  expect(counts).toEqual([3, 2, 0, 2, 0, 0, 0])
})

test('is blocked by blocking checks only', () => {
  expect(isKeptBack(sendingChecks({ ...ready, unanswered: 1 }))).toBe(true)
  expect(isKeptBack(sendingChecks({ ...ready, internalNotes: 1, notes: '', resolution: null }))).toBe(false)
})

test.each([
  ['1920x1080', '16:9'],
  ['720x1280', '9:16'],
  ['1080x1080', '1:1'],
  ['2048x858', '16:9'],
  ['1080x1081', '9:16'],
  [null, '16:9'],
  [undefined, '16:9'],
] as const)('an image of %s is %s', (resolution, shape) => {
  expect(aspectRatioOf(resolution)).toBe(shape)
})
