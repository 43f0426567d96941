import { MAX_SAVED_FILTERS } from 'shared/projects/project-list'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()
const one = await makeMember(app, 'Project Manager')
const other = await makeMember(app, 'Project Manager')

const list = (member = one) => member.client.call('team.savedFilters.list')
const save = (name: string, filter: object) => one.client.ask('team.savedFilters.save', { name, filter })

test('keeps a filter for its person alone; the same name replaces it', async () => {
  await save('Da consegnare', { status: 'in-review', late: true })
  await save('Anna', { memberId: other.memberId, sort: 'turn' })
  await save('Da consegnare', { turn: 'team' })
  expect(await list()).toMatchObject([
    { name: 'Anna', filter: { memberId: other.memberId, sort: 'turn' } },
    { name: 'Da consegnare', filter: { turn: 'team' } },
  ])
  expect(await list(other)).toEqual([])
  const [anna] = await list()
  const remove = (member: typeof one) => member.client.ask('team.savedFilters.remove', { id: anna?.id ?? '' })
  expect((await remove(other)).code).toBe('NOT_FOUND')
  expect((await remove(one)).status).toBe(200)
  expect((await remove(one)).code).toBe('NOT_FOUND')
  expect((await list()).map(({ name }) => name)).toEqual(['Da consegnare'])
})

test('refuses what is no filter, at its field', async () => {
  expect((await save('', {})).fields).toEqual({ name: 'REQUIRED' })
  expect((await save('Rotto', { status: 'boh' })).fields).toEqual({ 'filter.status': 'OUT_OF_RANGE' })
  expect((await save('Rotto', { owner: 'x' })).code).toBe('INVALID_INPUT')
})

test('keeps at most 30 for a person', async () => {
  for (let nth = 0; nth < MAX_SAVED_FILTERS; nth++) await save(`Filtro ${nth}`, { late: true })
  expect((await save('Uno di troppo', {})).fields).toEqual({ name: 'TOO_MANY_FILTERS' })
  expect((await save('Filtro 0', { turn: 'client' })).status).toBe(200)
  expect(await listRows(app, 'savedFilters', { userId: one.id })).toHaveLength(MAX_SAVED_FILTERS)
})
