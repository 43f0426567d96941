import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import { precompiledQuery } from '../../platform/db/precompiled-query.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/** Lists the newest published testimonial of each author. */
export const listPublished = precompiledQuery((db, { limit }: { limit: number }) =>
  db
    .selectFrom('clientTestimonials')
    .innerJoin('profiles', 'profiles.id', 'clientTestimonials.userId')
    .leftJoin('companies', 'companies.id', 'clientTestimonials.companyId')
    .select(['clientTestimonials.id', 'rating', 'comment', 'clientTestimonials.createdAt'])
    .select(['profiles.fullName as authorName', 'companies.name as company'])
    .where('publicConsent', '=', true)
    .where('publishedAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clientTestimonials as newer')
            .select('newer.id')
            .whereRef('newer.userId', '=', 'clientTestimonials.userId')
            .where('newer.publicConsent', '=', true)
            .where('newer.publishedAt', 'is not', null)
            .whereRef('newer.createdAt', '>', 'clientTestimonials.createdAt'),
        ),
      ),
    )
    .orderBy('clientTestimonials.createdAt', 'desc')
    .limit(limit),
)

/** Lists the user's testimonials, newest first. */
export function listOwnTestimonials(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('clientTestimonials')
    .select(['id', 'projectId', 'rating', 'comment', 'publicConsent', 'publishedAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Locks the author of a testimonial until the transaction ends. */
export const lockAuthor = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()

/** Finds the author's testimonial of a project, or of none, that has the same content. */
export const findSame = (
  db: Database,
  { userId, projectId, companyId, rating, comment, publicConsent }: NewRow<'clientTestimonials'>,
) =>
  db
    .selectFrom('clientTestimonials')
    .select('id')
    .where('userId', '=', userId)
    .where('projectId', 'is not distinct from', projectId ?? null)
    .where('companyId', 'is not distinct from', companyId ?? null)
    .where('rating', '=', rating)
    .where('comment', 'is not distinct from', comment ?? null)
    .where('publicConsent', '=', publicConsent ?? false)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Inserts a testimonial, or replaces the author's for the same project, which then has to be published again. */
export function putTestimonial(db: Database, testimonial: NewRow<'clientTestimonials'>) {
  const { rating, comment, publicConsent, createdAt } = testimonial
  return db
    .insertInto('clientTestimonials')
    .values(testimonial)
    .onConflict(conflict =>
      conflict
        .columns(['userId', 'projectId'])
        .where('projectId', 'is not', null)
        .doUpdateSet({ rating, comment, publicConsent, createdAt, publishedAt: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Lists all testimonials, newest first. */
export function listAllTestimonials(db: Database, page: PageRequest) {
  const query = db
    .selectFrom('clientTestimonials')
    .innerJoin('profiles', 'profiles.id', 'clientTestimonials.userId')
    .leftJoin('companies', 'companies.id', 'clientTestimonials.companyId')
    .leftJoin('projects', 'projects.id', 'clientTestimonials.projectId')
    .select(['clientTestimonials.id', 'rating', 'comment', 'publicConsent', 'publishedAt'])
    .select(['clientTestimonials.createdAt', 'profiles.fullName as authorName', 'companies.name as company'])
    .select(['projects.id as projectId', 'projects.title as projectTitle'])
  return fetchPage(query, page, { table: 'clientTestimonials' })
}

export function lockTestimonial(db: Database, id: string) {
  return db
    .selectFrom('clientTestimonials')
    .select(['projectId', 'publicConsent', 'publishedAt', 'createdAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Publishes or unpublishes a locked testimonial. */
export async function setPublished(db: Database, id: string, publishedAt: Date | null): Promise<void> {
  await db.updateTable('clientTestimonials').set({ publishedAt }).where('id', '=', id).execute()
}
