import { randomUUID } from 'node:crypto'
import { insertOwnCompany } from 'server/domain/identity/companies/companies.repository'
import { systemClock } from 'server/platform/clock'
import { migrateToLatest } from 'server/platform/db/migrator'
import { createSessions } from 'server/platform/sessions/sessions'
import { type Environment, withStore } from './environment.ts'

/** Creates clients with a session each, before any server runs. */
export const makePeople = (environment: Environment, count: number) =>
  withStore(environment, async store => {
    const { db } = store
    await migrateToLatest(store)
    const sessions = createSessions(db, systemClock, false)
    const people = []
    for (let index = 0; index < count; index++) {
      const { id } = await db
        .insertInto('users')
        .values({ email: `person-${randomUUID()}@example.com`, emailConfirmedAt: systemClock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('profiles').values({ id, fullName: 'Chiara Colombo' }).execute()
      await insertOwnCompany(db, id)
      const { token } = await sessions.create(id, 'an experiment')
      people.push({ id, cookie: token })
    }
    return people
  })
