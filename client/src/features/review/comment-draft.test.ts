import { afterEach, expect, test, vi } from 'vitest'
import { drafts } from '../../ui/browser-storage.ts'
import { adoptFormerDrafts, EMPTY_DRAFT as empty, removeSentText, withRestored } from './comment-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const logo = { uploadId: 'one', fileName: 'logo.png', fileSize: 10 }
const open = { text: 'Più luce.', atMs: 1000 }
const internal = { text: 'Costa mezza giornata.', atMs: 2000, internal: true }
const typed = { text: 'E il logo?', atMs: 3000, untilMs: 3500, isInternal: false, files: [] }

test.each([
  ['one', empty, [open], { text: 'Più luce.', atMs: 1000, untilMs: null, isInternal: false, files: [] }],
  [
    'one above what was typed',
    typed,
    [open],
    { text: 'Più luce.\n\nE il logo?', atMs: 1000, untilMs: null, isInternal: false, files: [] },
  ],
  [
    'an internal note',
    empty,
    [internal],
    { text: internal.text, atMs: 2000, untilMs: null, isInternal: true, files: [] },
  ],
  [
    'an internal note after an open one',
    empty,
    [open, internal],
    { text: 'Più luce.\n\nCosta mezza giornata.', atMs: 1000, untilMs: null, isInternal: true, files: [] },
  ],
  [
    'an open one above an internal draft',
    { ...typed, isInternal: true, files: [] },
    [open],
    { text: 'Più luce.\n\nE il logo?', atMs: 1000, untilMs: null, isInternal: true, files: [] },
  ],
  [
    'one about a stretch',
    empty,
    [{ ...open, untilMs: 1500 }],
    { text: 'Più luce.', atMs: 1000, untilMs: 1500, isInternal: false, files: [] },
  ],
  [
    'what goes with them, five files at most',
    { ...typed, files: [logo, logo, logo] },
    [
      { ...open, files: [logo] },
      { ...open, text: '', files: [logo, logo] },
    ],
    {
      text: 'Più luce.\n\nE il logo?',
      atMs: 1000,
      untilMs: null,
      isInternal: false,
      files: Array(5).fill(logo),
    },
  ],
  [
    'one alone, under its own request id',
    empty,
    [{ ...open, requestId: 'first' }],
    { ...empty, text: 'Più luce.', atMs: 1000, requestId: 'first' },
  ],
  [
    'one with other text, which makes it a new request',
    typed,
    [{ ...open, requestId: 'first' }],
    { ...typed, text: 'Più luce.\n\nE il logo?', atMs: 1000, untilMs: null },
  ],
  ['nothing', typed, [], typed],
])('restores a draft that could not be sent in its form: %s', (_case, kept, returned, draft) => {
  expect(withRestored(kept, returned)).toEqual(draft)
})

const begun = { ...empty, text: 'Più luce.', atMs: 1000, isInternal: true }

test.each([
  ['nothing else', begun, [], empty],
  [
    'the next words',
    { ...begun, text: 'Più luce. E il logo' },
    [],
    { ...empty, text: 'E il logo', isInternal: true },
  ],
  ['words instead', { ...begun, text: 'Meno' }, [], { ...empty, text: 'Meno', isInternal: true }],
  ['spaces around', { ...begun, text: ' Più luce. ' }, [], empty],
  ['the file that went along', { ...begun, files: [logo] }, [logo], empty],
  ['another file', { ...begun, files: [logo] }, [], { ...empty, files: [logo], isInternal: true }],
])('a sent draft leaves %s', (_, kept, files, left) => {
  expect(removeSentText(kept, { text: 'Più luce.', files })).toEqual(left)
})

test('what was typed about a replaced version moves to the new one, without its time', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  drafts.save('comment:old', { ...empty, text: 'Più luce.', atMs: 1000, files: [logo] })
  drafts.save('closing:old', { ...empty, text: 'Quasi.' })
  const old = { id: 'old', mayComment: false }
  const next = { id: 'new', mayComment: true }
  expect(adoptFormerDrafts(next, [next, old])).toBe(true)
  expect(drafts.read('comment:new')).toEqual({ ...empty, text: 'Più luce.', files: [logo] })
  expect(drafts.read('closing:new')).toMatchObject({ text: 'Quasi.' })
  expect(adoptFormerDrafts(next, [next, old])).toBe(false)
  expect([...stored.keys()].filter(key => key.endsWith('old'))).toEqual([])
})
