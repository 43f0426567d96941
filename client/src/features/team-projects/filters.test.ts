import { describe, expect, test } from 'vitest'
import { countFilters, filtersFrom, filtersOfSaved, isCurrent, queryOf, storedOf } from './filters.ts'

const member = '0b6a1b7e-6c0e-4a53-9a43-0d6c4dbb1c11'

describe('filtersFrom', () => {
  test.each([
    { search: 'forno' },
    { status: 'in-review' },
    { urgency: 'high' },
    { member },
    { turn: 'client' },
    { late: true },
    { unassigned: true },
    { archived: true },
    { sort: 'title' },
    { view: 'board' },
  ])('takes %j alone and beside the others', filter => {
    const others = { search: 'forno', status: 'in-review', turn: 'team', late: true, sort: 'turn', member }
    expect(filtersFrom(filter)).toEqual(filter)
    expect(filtersFrom({ ...others, ...filter })).toEqual({ ...others, ...filter })
  })

  test.each([
    [{ status: 'boh' }, {}],
    [{ urgency: 3, late: true }, { late: true }],
    [{ member: 'nessuno' }, {}],
    [{ sort: 'colore', view: 'board' }, { view: 'board' }],
    [{ search: 'x'.repeat(201) }, {}],
  ])('drops unknown values from %j and reports it', (address, kept) => {
    expect(filtersFrom(address)).toEqual({ ...kept, dropped: 'values' })
  })

  test('ignores empty and foreign parameters silently', () => {
    expect(filtersFrom({ search: '', status: undefined, project: 'x' })).toEqual({})
  })
})

test('queryOf sorts late projects first, and the archive by its own order', () => {
  expect(queryOf({ member, view: 'board', dropped: 'member' })).toEqual({ memberId: member, sort: 'late' })
  expect(queryOf({ archived: true, sort: 'title' })).toEqual({ archived: true })
})

test('a saved filter opens as it was saved', () => {
  const filters = { turn: 'team', sort: 'updated', member } as const
  expect(filtersOfSaved(storedOf(filters), [member])).toMatchObject(filters)
})

test('a saved filter of a removed member opens without them and reports it', () => {
  expect(filtersOfSaved({ late: true, memberId: member }, [])).toMatchObject({
    late: true,
    member: undefined,
    dropped: 'member',
  })
})

test('a saved filter keeps its member while not all members are known', () => {
  expect(filtersOfSaved({ memberId: member }, undefined)).toMatchObject({ member, dropped: undefined })
})

test.each([
  [{ turn: 'team', member }, { turn: 'team', memberId: member }, true],
  [{ turn: 'team', member, view: 'board' }, { memberId: member, turn: 'team' }, true],
  [{ late: true, sort: 'late' }, { late: true }, true],
  [{ late: true, project: undefined }, { late: true, sort: 'late' }, true],
  [{ archived: true, sort: 'title' }, { archived: true }, true],
  [{}, {}, true],
  [{ late: true }, { late: true, sort: 'title' }, false],
  [{ late: true }, { late: true, turn: 'team' }, false],
  [{ late: true, search: 'forno' }, { late: true }, false],
  [{ member }, { memberId: 'f3b1b7e0-6c0e-4a53-9a43-0d6c4dbb1c12' }, false],
] as const)('%j shows the saved filter %j as current: %s', (filters, saved, expected) => {
  expect(isCurrent(filters, saved)).toBe(expected)
})

test('countFilters leaves search, order and view out, and on the board the status', () => {
  const status = 'briefing'
  expect([countFilters({ status, late: true }), countFilters({ status, late: true, view: 'board' })]).toEqual(
    [2, 1],
  )
  expect(countFilters({ search: 'x', sort: 'title', view: 'board', late: true, member })).toBe(2)
})
