import type { CompanyCapability } from 'shared/companies/hat'
import { AppError } from 'shared/errors/app-error'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import {
  fillName,
  insertOwnCompany,
  listCompanies,
  listCompanyMembers,
  lockCompany,
  updateCompany,
} from './companies.repository.ts'
import { withCapability } from './membership.queries.ts'

type Reader = { db: Database }

/**
 * Returns the company that a user acts for if no project names one: the one chosen in the session, otherwise the first
 * joined, among those where the act is allowed (`withCapability`). @throws AppError `NOT_FOUND` without one.
 */
async function ownCompany({ db }: Reader, userId: string) {
  const [company] = await listCompanies(db, userId)
  return ensureFound(company)
}

/** Returns the id of that company. @throws AppError `NOT_FOUND`. */
export const ownCompanyId = async (reader: Reader, userId: string): Promise<string> =>
  (await ownCompany(reader, userId)).id

/**
 * Returns the company that a manager creates a project for, and the user who counts as its author: the named client,
 * otherwise the first representative.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` on `companyId` if the client has several companies.
 */
export async function getOrderingClient(
  { db }: Reader,
  { clientId, companyId }: { clientId?: string | undefined; companyId?: string | undefined },
): Promise<{ companyId: string; userId: string }> {
  if (companyId) {
    const members = await listCompanyMembers(db, companyId)
    const author = members.find(({ userId, hats }) =>
      clientId ? userId === clientId : hats.includes('representative'),
    )
    return { companyId, userId: ensureFound(author).userId }
  }
  const [company, another] = clientId ? await listCompanies(db, clientId) : []
  if (another) throw new AppError('INVALID_INPUT', { fields: { companyId: 'REQUIRED' } })
  return { companyId: ensureFound(company).id, userId: clientId ?? '' }
}

/** Returns true if the user's roles in a company include a capability. */
export const hasCapability = (
  { db }: Reader,
  userId: string,
  companyId: string,
  capability: CompanyCapability,
) =>
  withCapability(capability, async () => (await listCompanies(db, userId)).some(({ id }) => id === companyId))

/** Asserts that the user administers a company. @throws AppError `NOT_FOUND`. */
export async function assertAdministers(reader: Reader, userId: string, companyId: string): Promise<void> {
  if (!(await hasCapability(reader, userId, companyId, 'administer'))) throw new AppError('NOT_FOUND')
}

/**
 * Renames a user's company, by default the active one; null removes the name. An unchanged name has no effect.
 * @throws AppError `NOT_FOUND` for a user who does not represent it.
 */
export async function renameOwnCompany(
  { db }: Reader,
  userId: string,
  companyId: string | undefined,
  change: { name: string | null; updatedAt: Date },
): Promise<void> {
  const companies = await listCompanies(db, userId)
  const present = companyId ? ensureFound(companies.find(({ id }) => id === companyId)) : companies[0]
  if ((present?.name ?? null) === change.name) return
  const { id } = ensureFound(present)
  await assertAdministers({ db }, userId, id)
  await updateCompany(db, id, change)
}

/** Names a company if it has no name. */
export const nameCompany = ({ db }: Reader, id: string, name: string): Promise<void> => fillName(db, id, name)

/** Names a user's company if it has no name. */
export const nameOwnCompany = async (reader: Reader, userId: string, name: string): Promise<void> =>
  nameCompany(reader, (await ownCompany(reader, userId)).id, name)

/** Locks a user's company, so that its first project is created once. Returns its id. @throws AppError `NOT_FOUND`. */
export async function lockOwnCompany(tx: Tx, userId: string): Promise<string> {
  const { id } = await ownCompany(tx, userId)
  await lockCompany(tx.db, id)
  return id
}

/** Returns the first company that a user represents; creates one if there is none. */
export async function ensureRepresentedCompany(tx: Tx, userId: string): Promise<string> {
  const [company] = await withCapability('administer', () => listCompanies(tx.db, userId))
  return company?.id ?? insertOwnCompany(tx.db, userId)
}

export const companyMemberIds = async ({ db }: Reader, companyId: string): Promise<string[]> =>
  (await listCompanyMembers(db, companyId)).map(({ userId }) => userId)

export async function companyDataOf({ db }: Reader, userId: string) {
  const companies = await listCompanies(db, userId)
  return companies.map(({ id: _, ...company }) => company)
}
