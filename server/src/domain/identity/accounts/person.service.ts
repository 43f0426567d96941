import type { Work } from '../../../platform/db/unit-of-work.ts'
import { findContact } from './accounts.repository.ts'

export type Person = Awaited<ReturnType<typeof findContact>>

/** Where a person is written to, and how they are called. */
export const personOf = ({ db }: Pick<Work, 'db'>, userId: string): Promise<Person> => findContact(db, userId)
