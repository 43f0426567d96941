import { z } from 'zod'

const moment = z.date().transform(value => value.toISOString())

/** What goes in and comes out, checked as ours is. */
export const listInput = z.strictObject({ limit: z.int().min(1).max(100) })

export const auditInput = z.strictObject({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  company: z.string().trim().min(1).max(200),
  description: z.string().trim().min(10).max(5000),
  videoUrl: z.url().max(2000),
})

export const auditOutput = z.object({ id: z.string(), processToken: z.string() })

export const reviewsOutput = z.array(
  z.object({
    id: z.string(),
    rating: z.int(),
    comment: z.string().nullable(),
    authorName: z.string(),
    company: z.string().nullable(),
    createdAt: moment,
  }),
)

export const noticesOutput = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      message: z.string(),
      type: z.string(),
      link: z.string().nullable(),
      read: z.boolean(),
      createdAt: moment,
    }),
  ),
  nextCursor: z.string().nullable(),
})
