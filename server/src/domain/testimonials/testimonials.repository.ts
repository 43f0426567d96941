import { keptQuery } from '../../platform/db/kept-query.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

/** The newest consenting review of each person: nobody fills the page alone. */
export const listConsenting = keptQuery((db, { limit }: { limit: number }) =>
  db
    .selectFrom('clientTestimonials')
    .innerJoin('profiles', 'profiles.id', 'clientTestimonials.userId')
    .select(['clientTestimonials.id', 'rating', 'comment', 'clientTestimonials.createdAt'])
    .select(['profiles.fullName as authorName', 'profiles.company'])
    .where('publicConsent', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clientTestimonials as newer')
            .select('newer.id')
            .whereRef('newer.userId', '=', 'clientTestimonials.userId')
            .where('newer.publicConsent', '=', true)
            .whereRef('newer.createdAt', '>', 'clientTestimonials.createdAt'),
        ),
      ),
    )
    .orderBy('clientTestimonials.createdAt', 'desc')
    .limit(limit),
)

/** The person's own reviews, newest first. */
export function listOwnTestimonials(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('clientTestimonials')
    .select(['id', 'projectId', 'rating', 'comment', 'publicConsent', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface NewTestimonial {
  userId: string
  projectId: string | null
  rating: number
  comment: string | null
  publicConsent: boolean
  createdAt: Date
}

/** Writes a review, or changes the one that its author gave for the same project. */
export function putTestimonial({ db }: Pick<Work, 'db'>, testimonial: NewTestimonial) {
  const { rating, comment, publicConsent, createdAt } = testimonial
  return db
    .insertInto('clientTestimonials')
    .values(testimonial)
    .onConflict(conflict =>
      conflict
        .columns(['userId', 'projectId'])
        .where('projectId', 'is not', null)
        .doUpdateSet({ rating, comment, publicConsent, createdAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}
