import { expect, test } from 'vitest'
import { withReturned } from './comment-draft.ts'

const empty = { text: '', atMs: null, isInternal: false }
const open = { text: 'Più luce.', atMs: 1000 }
const internal = { text: 'Costa mezza giornata.', atMs: 2000, internal: true }
const typed = { text: 'E il logo?', atMs: 3000, isInternal: false }

test.each([
  ['one', empty, [open], { text: 'Più luce.', atMs: 1000, isInternal: false }],
  [
    'one above what was typed',
    typed,
    [open],
    { text: 'Più luce.\n\nE il logo?', atMs: 1000, isInternal: false },
  ],
  ['an internal note', empty, [internal], { text: internal.text, atMs: 2000, isInternal: true }],
  [
    'an internal note after an open one',
    empty,
    [open, internal],
    { text: 'Più luce.\n\nCosta mezza giornata.', atMs: 1000, isInternal: true },
  ],
  [
    'an open one above an internal draft',
    { ...typed, isInternal: true },
    [open],
    { text: 'Più luce.\n\nE il logo?', atMs: 1000, isInternal: true },
  ],
  ['nothing', typed, [], typed],
])('words that could not be said stand in their form again: %s', (_case, kept, returned, draft) => {
  expect(withReturned(kept, returned)).toEqual(draft)
})
