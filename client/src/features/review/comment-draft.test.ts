import { afterEach, expect, test, vi } from 'vitest'
import { drafts } from '../../ui/browser-storage.ts'
import { adoptFormerDrafts, EMPTY_DRAFT as empty, removeSentText, withRestored } from './comment-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const logo = { uploadId: 'one', fileName: 'logo.png', fileSize: 10 }
const open = { text: 'Più luce.', atMs: 1000 }
const internal = { text: 'Costa mezza giornata.', atMs: 2000, internal: true }
const said = { text: 'Più luce.', atMs: 1000, untilMs: null, isInternal: false, files: [] }
const longer = { ...said, text: 'Più luce.\n\nE il logo?' }
const typed = { text: 'E il logo?', atMs: 3000, untilMs: 3500, isInternal: false, files: [] }

const named = { ...open, requestId: 'first' }

test.each([
  ['one', empty, [open], said],
  ['one above what was typed', typed, [open], longer],
  ['an internal note', empty, [internal], { ...said, text: internal.text, atMs: 2000, isInternal: true }],
  [
    'an internal note after an open one',
    empty,
    [open, internal],
    { ...said, text: 'Più luce.\n\nCosta mezza giornata.', isInternal: true },
  ],
  ['one above an internal draft', { ...typed, isInternal: true }, [open], { ...longer, isInternal: true }],
  ['one about a stretch', empty, [{ ...open, untilMs: 1500 }], { ...said, untilMs: 1500 }],
  [
    'what goes with them, five files at most',
    { ...typed, files: [logo, logo, logo] },
    [
      { ...open, files: [logo] },
      { ...open, text: '', files: [logo, logo] },
    ],
    { ...longer, files: Array(5).fill(logo) },
  ],
  ['one alone, under its own request id', empty, [named], { ...said, requestId: 'first' }],
  ['one with other text, which makes it a new request', typed, [named], longer],
  ['nothing', typed, [], typed],
])('restores a draft that could not be sent in its form: %s', (_case, kept, returned, draft) => {
  expect(withRestored(kept, returned)).toEqual(draft)
})

const rest = { ...empty, isInternal: true }
const begun = { ...rest, text: 'Più luce.', atMs: 1000 }

test.each([
  ['nothing else', begun, [], empty],
  ['the next words', { ...begun, text: 'Più luce. E il logo' }, [], { ...rest, text: 'E il logo' }],
  ['words instead', { ...begun, text: 'Meno' }, [], { ...rest, text: 'Meno' }],
  ['spaces around', { ...begun, text: ' Più luce. ' }, [], empty],
  ['the file that went along', { ...begun, files: [logo] }, [logo], empty],
  ['another file', { ...begun, files: [logo] }, [], { ...rest, files: [logo] }],
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
