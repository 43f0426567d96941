import { appRouter } from 'server/routers/index'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { procedurePaths } from '../../support/procedures.ts'
import { fixtureOf, fixturePaths } from './all-fixtures.ts'
import { faultsOf } from './judge.ts'
import { makeCast, PREVIEW_PASSWORD, roles } from './roles.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

test('every procedure is in the list and has a fixture, and none is left over', () => {
  expect(fixturePaths.sort()).toEqual([...procedurePaths].sort())
  expect(Object.keys(appRouter._def.lazy)).toEqual([])
})

describe.each(procedurePaths)('%s', path => {
  test.each(roles)('answers %s as declared', async role => {
    expect(await faultsOf(world, path, fixtureOf(path), role)).toEqual([])
  })
})
