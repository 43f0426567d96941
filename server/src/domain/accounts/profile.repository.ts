import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

const columns = [
  'fullName',
  'company',
  'phone',
  'website',
  'description',
  'address',
  'vatNumber',
  'sdiCode',
  'pec',
  'avatarId',
  'createdAt',
  'updatedAt',
] as const

export function findProfile(db: Database, userId: string) {
  return db.selectFrom('profiles').select(columns).where('id', '=', userId).executeTakeFirstOrThrow()
}

export interface ProfileChange {
  fullName?: string | undefined
  company?: string | null | undefined
  phone?: string | null | undefined
  website?: string | null | undefined
  description?: string | null | undefined
  address?: string | null | undefined
  vatNumber?: string | null | undefined
  sdiCode?: string | null | undefined
  pec?: string | null | undefined
}

export async function updateProfile(
  { db }: Pick<Work, 'db'>,
  userId: string,
  change: ProfileChange & { updatedAt: Date },
): Promise<void> {
  await db.updateTable('profiles').set(change).where('id', '=', userId).execute()
}

/** How many projects the person has in each status. */
export function countProjects(db: Database, userId: string) {
  return db
    .selectFrom('projects')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .groupBy('status')
    .execute()
}

/** Names the company of a profile that names none. */
export async function fillCompany({ db }: Pick<Work, 'db'>, id: string, company: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ company })
    .where('id', '=', id)
    .where('company', 'is', null)
    .execute()
}
