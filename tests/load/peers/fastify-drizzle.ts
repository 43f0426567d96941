import { createHash, randomUUID } from 'node:crypto'
import { initTRPC, TRPCError } from '@trpc/server'
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { aliasedTable, and, desc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import Fastify from 'fastify'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { auditInput, auditOutput, listInput, noticesOutput, reviewsOutput } from './shapes.ts'

/** The measured calls on Fastify, tRPC and Drizzle, as their guides show them. */
const [port, url = ''] = process.argv.slice(2)
const moment = (name: string) => timestamp(name, { withTimezone: true })

const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailConfirmedAt: moment('email_confirmed_at'),
  mustChangePassword: boolean('must_change_password').notNull(),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
})
const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  fullName: text('full_name').notNull(),
})
const companies = pgTable('companies', {
  id: uuid().primaryKey(),
  name: text(),
})
const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id'),
  confirmedAt: moment('confirmed_at'),
})
const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  handle: uuid().notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastSeenAt: moment('last_seen_at'),
  absoluteExpiresAt: moment('absolute_expires_at').notNull(),
})
const reviews = pgTable('client_testimonials', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  companyId: uuid('company_id'),
  rating: integer().notNull(),
  comment: text(),
  publicConsent: boolean('public_consent').notNull(),
  createdAt: moment('created_at').notNull(),
})
const notices = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  message: text().notNull(),
  type: text().notNull(),
  link: text(),
  read: boolean().notNull(),
  removedAt: moment('removed_at'),
  createdAt: moment('created_at').notNull(),
})
const audits = pgTable('audit_requests', {
  id: uuid().primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  company: text().notNull(),
  description: text().notNull(),
  videoUrl: text('video_url'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  processTokenHash: text('process_token_hash').notNull(),
})
const members = pgTable('team_members', {
  email: text().notNull(),
  suspendedAt: moment('suspended_at'),
  role: text(),
})

const pool = new pg.Pool({ connectionString: url, max: 20 })
const db = drizzle(pool)
const boss = new PgBoss({ connectionString: url, max: 2, supervise: false })
await boss.start()

const hash = (value: string) => createHash('sha256').update(value).digest('hex')

const createContext = ({ req }: CreateFastifyContextOptions) => ({ cookie: req.headers.cookie ?? '' })
const t = initTRPC.context<ReturnType<typeof createContext>>().create()

const signedIn = t.procedure.use(async ({ ctx, next }) => {
  const token = /session=([^;]+)/.exec(ctx.cookie)?.[1] ?? ''
  const [found] = await db
    .select({
      handle: sessions.handle,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      mustChangePassword: users.mustChangePassword,
      createdAt: users.createdAt,
      fullName: profiles.fullName,
      secondFactorSince: secondFactors.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, hash(token)),
        gt(sessions.absoluteExpiresAt, new Date()),
        isNull(users.disabledAt),
      ),
    )
  if (!found || found.expiresAt < new Date()) throw new TRPCError({ code: 'UNAUTHORIZED' })
  return next({ ctx: { userId: found.userId } })
})

const newer = aliasedTable(reviews, 'newer')

const router = t.router({
  publicForms: t.router({
    testimonials: t.procedure.output(reviewsOutput).query(() =>
      db
        .select({
          id: reviews.id,
          rating: reviews.rating,
          comment: reviews.comment,
          createdAt: reviews.createdAt,
          authorName: profiles.fullName,
          company: companies.name,
        })
        .from(reviews)
        .innerJoin(profiles, eq(profiles.id, reviews.userId))
        .leftJoin(companies, eq(companies.id, reviews.companyId))
        .where(
          and(
            eq(reviews.publicConsent, true),
            notExists(
              db
                .select({ id: newer.id })
                .from(newer)
                .where(
                  and(
                    eq(newer.userId, reviews.userId),
                    eq(newer.publicConsent, true),
                    gt(newer.createdAt, reviews.createdAt),
                  ),
                ),
            ),
          ),
        )
        .orderBy(desc(reviews.createdAt))
        .limit(10),
    ),
    submitAudit: t.procedure
      .input(auditInput)
      .output(auditOutput)
      .mutation(({ input }) =>
        db.transaction(async trx => {
          const now = new Date()
          const id = randomUUID()
          const processToken = randomUUID()
          await trx
            .insert(audits)
            .values({ ...input, id, createdAt: now, updatedAt: now, processTokenHash: hash(processToken) })
          await boss.send('leads.process-audit', { auditRequestId: id }, { db: fromDrizzle(trx, sql) })
          await trx
            .select({ userId: users.id, email: users.email })
            .from(members)
            .innerJoin(users, eq(users.email, members.email))
            .where(
              and(
                isNull(members.suspendedAt),
                isNotNull(users.emailConfirmedAt),
                isNull(users.disabledAt),
                sql`${members.role} ~* 'project manager|founder'`,
              ),
            )
          return { id, processToken }
        }),
      ),
  }),
  dashboard: t.router({
    notifications: t.router({
      list: signedIn
        .input(listInput)
        .output(noticesOutput)
        .query(async ({ ctx, input }) => {
          const { id, title, message, type, link, read, createdAt } = notices
          const rows = await db
            .select({ id, title, message, type, link, read, createdAt })
            .from(notices)
            .where(and(eq(notices.userId, ctx.userId), isNull(notices.removedAt)))
            .orderBy(desc(notices.createdAt), desc(notices.id))
            .limit(input.limit + 1)
          return { items: rows.slice(0, input.limit), nextCursor: rows.at(input.limit)?.id ?? null }
        }),
    }),
  }),
})

const server = Fastify({ logger: { level: 'info' }, routerOptions: { maxParamLength: 500 } })
await server.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router, createContext } })
await server.listen({ port: Number(port), host: '127.0.0.1' })
