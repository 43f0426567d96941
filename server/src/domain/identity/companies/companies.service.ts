import type { CompanyRole } from 'shared/companies/hat'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { fillName, listCompanies, lockCompany, updateCompany } from './companies.repository.ts'

type Reader = { db: Database }

/** A person's own company: the one they have been in for longest. */
async function ownCompany({ db }: Reader, userId: string) {
  const [company] = await listCompanies(db, userId)
  if (!company) throw new Error(`The person ${userId} belongs to no company.`)
  return company
}

/** Which company a person orders for. */
export const ownCompanyId = async (reader: Reader, userId: string): Promise<string> =>
  (await ownCompany(reader, userId)).id

/** Returns true if the user exists and belongs to a company, so that they can order. */
export const canOrder = async ({ db }: Reader, userId: string): Promise<boolean> =>
  (await listCompanies(db, userId)).length > 0

/** Gives a person's own company another name, or none. */
export async function renameOwnCompany(
  { db }: Reader,
  userId: string,
  change: { name: string | null; updatedAt: Date },
): Promise<void> {
  await updateCompany(db, (await ownCompany({ db }, userId)).id, change)
}

/** Names a person's own company where it has no name. */
export async function nameOwnCompany({ db }: Reader, userId: string, name: string): Promise<void> {
  await fillName(db, (await ownCompany({ db }, userId)).id, name)
}

/** Holds a person's own company: its first project is made once, however many requests arrive at once. */
export async function holdOwnCompany(tx: Tx, userId: string): Promise<void> {
  await lockCompany(tx.db, (await ownCompany(tx, userId)).id)
}

/** Returns true if a person may do everything in a company. */
export async function isRepresentative({ db }: Reader, userId: string, companyId: string): Promise<boolean> {
  const companies = await listCompanies(db, userId)
  return companies.some(
    ({ id, hats }) => id === companyId && hats.includes('representative' satisfies CompanyRole),
  )
}

/** The companies of a person, for their own export. */
export async function companyDataOf({ db }: Reader, userId: string) {
  const companies = await listCompanies(db, userId)
  return companies.map(({ id: _, ...company }) => company)
}
