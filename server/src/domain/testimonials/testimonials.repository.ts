import type { Database } from '../../platform/db/store.ts'

export function listConsenting(db: Database, limit: number) {
  return db
    .selectFrom('clientTestimonials')
    .innerJoin('profiles', 'profiles.id', 'clientTestimonials.userId')
    .select(['clientTestimonials.id', 'rating', 'comment', 'clientTestimonials.createdAt'])
    .select(['profiles.fullName as authorName', 'profiles.company'])
    .where('publicConsent', '=', true)
    .orderBy('clientTestimonials.createdAt', 'desc')
    .limit(limit)
    .execute()
}
