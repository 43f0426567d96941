import { describe, expect, test } from 'vitest'
import { countFilters, filtersFrom, filtersOfSaved, queryOf, storedOf } from './filters.ts'

const member = '0b6a1b7e-6c0e-4a53-9a43-0d6c4dbb1c11'

describe('filtersFrom', () => {
  test('takes filters and order that exist', () => {
    const filters = { search: 'forno', status: 'in-review', turn: 'team', late: true, sort: 'turn', member }
    expect(filtersFrom(filters)).toEqual(filters)
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

test('countFilters leaves search, order and view out', () => {
  expect(countFilters({ search: 'x', sort: 'title', view: 'board', late: true, member })).toBe(2)
})
