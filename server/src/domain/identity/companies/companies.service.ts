import type { CompanyCapability } from 'shared/companies/hat'
import { AppError } from 'shared/errors/app-error'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import { fillName, listCompanies, lockCompany, updateCompany } from './companies.repository.ts'
import { withCapability } from './membership.queries.ts'

type Reader = { db: Database }

/**
 * Returns the company that a user acts for where no project names one: the one joined first among those where the act
 * may be done (`withCapability`). @throws AppError `NOT_FOUND` without one.
 */
async function ownCompany({ db }: Reader, userId: string) {
  const [company] = await listCompanies(db, userId)
  return ensureFound(company)
}

/** Returns the id of that company. @throws AppError `NOT_FOUND`. */
export const ownCompanyId = async (reader: Reader, userId: string): Promise<string> =>
  (await ownCompany(reader, userId)).id

/** Returns true if the user exists and belongs to a company, so that they can order. */
export const canOrder = async ({ db }: Reader, userId: string): Promise<boolean> =>
  (await listCompanies(db, userId)).length > 0

/** Returns true if the user's hats in a company open a capability. */
export const hasCapability = (
  { db }: Reader,
  userId: string,
  companyId: string,
  capability: CompanyCapability,
) =>
  withCapability(capability, async () => (await listCompanies(db, userId)).some(({ id }) => id === companyId))

/**
 * Gives a user's own company another name, or none; the same name again changes nothing.
 * @throws AppError `NOT_FOUND` for a user who is no representative of it.
 */
export async function renameOwnCompany(
  { db }: Reader,
  userId: string,
  change: { name: string | null; updatedAt: Date },
): Promise<void> {
  const [present] = await listCompanies(db, userId)
  if ((present?.name ?? null) === change.name) return
  const { id } = await withCapability('administer', () => ownCompany({ db }, userId))
  if (id !== present?.id) throw new AppError('NOT_FOUND')
  await updateCompany(db, id, change)
}

/** Names a person's own company where it has no name. */
export async function nameOwnCompany({ db }: Reader, userId: string, name: string): Promise<void> {
  await fillName(db, (await ownCompany({ db }, userId)).id, name)
}

/** Holds a person's own company: its first project is made once, however many requests arrive at once. */
export async function holdOwnCompany(tx: Tx, userId: string): Promise<void> {
  await lockCompany(tx.db, (await ownCompany(tx, userId)).id)
}

/** The companies of a person, for their own export. */
export async function companyDataOf({ db }: Reader, userId: string) {
  const companies = await listCompanies(db, userId)
  return companies.map(({ id: _, ...company }) => company)
}
