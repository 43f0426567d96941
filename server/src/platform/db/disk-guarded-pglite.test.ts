import { afterAll, beforeEach, expect, test } from 'vitest'
import { DiskGuardedPGlite } from './disk-guarded-pglite.ts'

const MB = 1024 * 1024
let freeBytes = 0
const pglite = new DiskGuardedPGlite(undefined, {}, () => freeBytes)
afterAll(() => pglite.close())

const room = () => {
  freeBytes = 64 * MB
}
const noRoom = () => {
  freeBytes = 64 * MB - 1
}
const countOf = async () => (await pglite.query<{ id: number }>('select id from things')).rows.length

beforeEach(async () => {
  await pglite.waitReady
  room()
  await pglite.exec('drop table if exists things; create table things (id integer)')
})

test.each([
  'insert into things values (1)',
  'with one as (select 1 as id) insert into things select id from one',
  'create table others (id integer)',
  ' \n update things set id = 2',
])('a full disk refuses writes as PostgreSQL would: %s', async statement => {
  noRoom()
  await expect(pglite.query(statement)).rejects.toMatchObject({ code: '53100' })
  await expect(pglite.exec(`begin; ${statement}; commit`)).rejects.toMatchObject({ code: '53100' })
  room()
  expect(await countOf()).toBe(0)
  await pglite.query(statement)
})

test('a full disk allows reads, and transactions end properly', async () => {
  await pglite.query('insert into things values (1)')
  const tx = pglite.transaction(async trx => {
    await trx.query('insert into things values (2)')
    noRoom()
    await trx.query('insert into things values (3)')
  })
  await expect(tx).rejects.toMatchObject({ code: '53100' })
  expect(await countOf()).toBe(1)
  await pglite.transaction(async trx => {
    expect((await trx.query('select id from things for update')).rows).toEqual([{ id: 1 }])
  })
})

test('a transaction begun with space is committed without', async () => {
  await pglite.transaction(async trx => {
    await trx.query('insert into things values (1)')
    noRoom()
  })
  expect(await countOf()).toBe(1)
})
