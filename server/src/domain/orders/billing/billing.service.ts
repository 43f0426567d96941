import type { saveBillingInput } from 'shared/companies/billing.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { billedTo } from '../../identity/accounts/profile.service.ts'
import { hasCapability, nameCompany, ownCompanyId } from '../../identity/companies/companies.service.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { findBilling, putBilling } from './billing.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>
type Reader = Pick<AppDeps, 'db'>

/** Returns the company of a project, or the user's own if none is named. @throws AppError `NOT_FOUND`. */
const companyFor = async (reader: Reader, userId: string, projectId: string | undefined): Promise<string> =>
  projectId ? (await getOwnProject(reader, userId, projectId)).companyId : ownCompanyId(reader, userId)

/**
 * Returns a company's billing data, null before it was entered, with suggestions from the user's profile.
 * @throws AppError `NOT_FOUND`.
 */
export async function billingFor(reader: Reader, userId: string, projectId?: string) {
  const companyId = await companyFor(reader, userId, projectId)
  const billing = await findBilling(reader.db, companyId)
  const { company, vatNumber, sdiCode, pec } = await billedTo(reader, userId, companyId)
  return { companyId, billing: billing ?? null, suggested: { legalName: company, vatNumber, sdiCode, pec } }
}

type BillingChange = Omit<z.output<typeof saveBillingInput>, 'isBusiness'>

/**
 * Saves the billing data of a company, which has declared to be a business; they name a company without a name, so that
 * the team finds it. @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function saveBilling(
  deps: Deps,
  userId: string,
  { projectId, companyId: shown, ...fields }: BillingChange,
) {
  await deps.limits.take('saving', userId)
  const now = deps.clock.now()
  await deps.transact(async tx => {
    const companyId = shown ?? (await companyFor(tx, userId, projectId))
    if (!(await hasCapability(tx, userId, companyId, 'order'))) throw new AppError('NOT_FOUND')
    const { vatNumber = null, taxCode = null, sdiCode = null, pec = null } = fields
    await putBilling(tx.db, {
      ...fields,
      companyId,
      vatNumber,
      taxCode,
      sdiCode,
      pec,
      declaredBusinessAt: now,
      createdAt: now,
      updatedAt: now,
    })
    await nameCompany(tx, companyId, fields.legalName)
    await emit(tx, { type: 'billing.saved', companyId, userId })
  })
}

/** Asserts that a company has billing data. @throws AppError `BILLING_MISSING`. */
export async function assertBilling({ db }: Reader, companyId: string): Promise<void> {
  if (!(await findBilling(db, companyId))) throw new AppError('BILLING_MISSING')
}
