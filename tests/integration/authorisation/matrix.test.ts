import { appRouter } from 'server/routers/index'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { procedurePaths } from '../../support/procedures.ts'
import {
  faultsOfAnswers,
  faultsOfMixtures,
  faultsOfRefusals,
  openCellsOf,
  refusedCellsOf,
} from './access-assertions.ts'
import { fixtureOf, fixturePaths } from './all-fixtures.ts'
import { makeCast, PREVIEW_PASSWORD } from './roles.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

test('every procedure is listed and has a fixture, and there is no other fixture', () => {
  expect(fixturePaths.sort()).toEqual([...procedurePaths].sort())
  expect(Object.keys(appRouter._def.lazy)).toEqual([])
})

describe.each(procedurePaths)('%s', path => {
  const refused = refusedCellsOf(path)
  const open = openCellsOf(path)

  if (refused.length > 0) {
    test(`refuses ${refused.length} callers as declared, and changes nothing`, async () => {
      expect(await faultsOfRefusals(world, path, refused)).toEqual([])
    })
  }

  test(`answers ${open.length} callers, and shows them nothing of others`, async () => {
    expect(await faultsOfAnswers(world, path, open)).toEqual([])
  })

  if (fixtureOf(path).mixed) {
    test('refuses input that mixes things of two companies', async () => {
      expect(await faultsOfMixtures(world, path)).toEqual([])
    })
  }
})
