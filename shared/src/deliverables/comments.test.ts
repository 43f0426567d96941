import { expect, test } from 'vitest'
import { commentStateOf, mayAccept, mayDecline, namedIn, needsAnswer, withPresentNames } from './comments.ts'
import { versionStates } from './version.ts'

const day = new Date(0)

test.each([
  [{ resolvedAt: null, declineReason: null, isCarried: false }, 'open'],
  [{ resolvedAt: day, declineReason: null, isCarried: false }, 'done'],
  [{ resolvedAt: day, declineReason: 'Fuori dal preventivo.', isCarried: false }, 'declined'],
  [{ resolvedAt: null, declineReason: null, isCarried: true }, 'carried'],
  [{ resolvedAt: day, declineReason: null, isCarried: true }, 'carried'],
] as const)('a comment with %j is %s', (facts, state) => {
  expect(commentStateOf(facts)).toBe(state)
})

const open = { parentId: null, internal: false, resolvedAt: null }

test.each([
  ['an open one', open, 'changes-requested', true],
  ['an open one of a round that was not sent', open, 'waiting', true],
  ['an answer', { ...open, parentId: 'x' }, 'changes-requested', false],
  ['an internal one', { ...open, internal: true }, 'changes-requested', false],
  ['a closed one', { ...open, resolvedAt: day }, 'changes-requested', false],
  ['one on an approved version', open, 'approved', false],
] as const)('%s needs an answer before the next version: %s', (_name, thread, state, expected) => {
  expect(needsAnswer(thread, state)).toBe(expected)
})

test('only the team may decline, and only what the client wrote on a version under review', () => {
  const declinable = (side: 'team' | 'client', isInternal: boolean) =>
    versionStates.filter(state => mayDecline(side, state, { isInternal }))
  expect(declinable('team', false)).toEqual(['waiting', 'changes-requested'])
  expect(declinable('team', true)).toEqual([])
  expect(declinable('client', false)).toEqual([])
})

const answered = { state: 'done', isInternal: false, isOnFormer: true, newestState: 'waiting' } as const

test.each([
  ['what was done', 'client', answered, true],
  ['what was declined', 'client', { ...answered, state: 'declined' }, true],
  ['it after changes were asked for', 'client', { ...answered, newestState: 'changes-requested' }, true],
  ['what is open', 'client', { ...answered, state: 'open' }, false],
  ['what goes on', 'client', { ...answered, state: 'carried' }, false],
  ['what is internal', 'client', { ...answered, isInternal: true }, false],
  ['what is older', 'client', { ...answered, isOnFormer: false }, false],
  ['it after the approval', 'client', { ...answered, newestState: 'approved' }, false],
  ['it for the client', 'team', answered, false],
] as const)('%s is ticked off by the %s %j: %s', (_name, side, facts, expected) => {
  expect(mayAccept(side, facts)).toBe(expected)
})

const anna = { name: 'Anna Rossi', present: 'Anna Rossi Bianchi' }
const luca = { name: 'Luca', present: 'Gianluca' }

test.each([
  ['nobody is named', 'Più luce.', 'Più luce.'],
  ['one', '@Anna Rossi guarda qui', '@Anna Rossi Bianchi guarda qui'],
  ['in other letters', 'chiedi a @ANNA ROSSI.', 'chiedi a @Anna Rossi Bianchi.'],
  ['two, and one twice', '@Luca e @Anna Rossi, poi @Luca', '@Gianluca e @Anna Rossi Bianchi, poi @Gianluca'],
  ['an address, or a longer name', 'luca@Luca.it e @Lucangelo', 'luca@Luca.it e @Lucangelo'],
])('%s', (_case, text, shown) => {
  expect(withPresentNames(text, [anna, luca])).toBe(shown)
})

const people = [
  { id: 1, fullName: 'Luca Moretti' },
  { id: 2, fullName: 'luca moretti' },
  { id: 3, fullName: 'Luca' },
  { id: 4, fullName: '' },
]

test.each([
  ['@Luca Moretti', [1, 2]],
  ['@Luca, guarda', [3]],
  ['@Lucia', []],
  ['luca@luca', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(namedIn(text, people).map(({ id }) => id)).toEqual(ids)
})
