import { createHash, randomUUID } from 'node:crypto'
import { initTRPC, TRPCError } from '@trpc/server'
import { type CreateExpressContextOptions, createExpressMiddleware } from '@trpc/server/adapters/express'
import express from 'express'
import { PgBoss } from 'pg-boss'
import { DataSource, EntitySchema, type EntitySchemaColumnOptions } from 'typeorm'
import { auditInput, auditOutput, listInput, noticesOutput, reviewsOutput } from './shapes.ts'

/** The measured calls on Express, tRPC and TypeORM, as their guides show them. */
const [port, url = ''] = process.argv.slice(2)

const id: EntitySchemaColumnOptions = { type: 'uuid', primary: true }
const owner: EntitySchemaColumnOptions = { type: 'uuid', name: 'user_id' }
const text: EntitySchemaColumnOptions = { type: 'text' }
const moment = (name: string): EntitySchemaColumnOptions => ({ type: 'timestamptz', name })
const named = (name: string): EntitySchemaColumnOptions => ({ type: 'text', name })

const Users = new EntitySchema<{ id: string; email: string; emailConfirmedAt: Date | null; createdAt: Date }>(
  {
    name: 'users',
    columns: {
      id,
      email: text,
      emailConfirmedAt: moment('email_confirmed_at'),
      mustChangePassword: { type: 'boolean', name: 'must_change_password' },
      disabledAt: moment('disabled_at'),
      createdAt: moment('created_at'),
    } as Record<string, EntitySchemaColumnOptions>,
  },
)
const Profiles = new EntitySchema<{ id: string; fullName: string }>({
  name: 'profiles',
  columns: { id, fullName: named('full_name') },
})
const Companies = new EntitySchema<{ id: string; name: string | null }>({
  name: 'companies',
  columns: { id, name: text },
})
const SecondFactors = new EntitySchema<{ userId: string; confirmedAt: Date | null }>({
  name: 'second_factors',
  columns: { userId: { ...owner, primary: true }, confirmedAt: moment('confirmed_at') },
})
const Sessions = new EntitySchema<{ tokenHash: string; userId: string; expiresAt: Date }>({
  name: 'sessions',
  columns: {
    tokenHash: { ...named('token_hash'), primary: true },
    userId: owner,
    handle: { type: 'uuid' },
    expiresAt: moment('expires_at'),
    lastSeenAt: moment('last_seen_at'),
    absoluteExpiresAt: moment('absolute_expires_at'),
  } as Record<string, EntitySchemaColumnOptions>,
})
const Reviews = new EntitySchema<{ id: string; rating: number; comment: string | null; createdAt: Date }>({
  name: 'client_testimonials',
  columns: {
    id,
    userId: owner,
    companyId: { type: 'uuid', name: 'company_id' },
    rating: { type: 'int' },
    comment: text,
    publicConsent: { type: 'boolean', name: 'public_consent' },
    createdAt: moment('created_at'),
  } as Record<string, EntitySchemaColumnOptions>,
})
interface Notice {
  id: string
  userId: string
  title: string
  message: string
  type: string
  link: string | null
  read: boolean
  removedAt: Date | null
  createdAt: Date
}
const Notices = new EntitySchema<Notice>({
  name: 'notifications',
  columns: {
    id,
    userId: owner,
    title: text,
    message: text,
    type: text,
    link: text,
    read: { type: 'boolean' },
    removedAt: moment('removed_at'),
    createdAt: moment('created_at'),
  },
})
const Audits = new EntitySchema({
  name: 'audit_requests',
  columns: {
    id,
    firstName: named('first_name'),
    lastName: named('last_name'),
    email: text,
    company: text,
    description: text,
    videoUrl: named('video_url'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    processTokenHash: named('process_token_hash'),
  },
})
const Members = new EntitySchema({
  name: 'team_members',
  columns: { id, email: text, role: text, suspendedAt: moment('suspended_at') },
})

const entities = [Users, Profiles, Companies, SecondFactors, Sessions, Reviews, Notices, Audits, Members]
const data = await new DataSource({ type: 'postgres', url, entities, poolSize: 20 }).initialize()
const boss = new PgBoss({ connectionString: url, max: 2, supervise: false })
await boss.start()

const hash = (value: string) => createHash('sha256').update(value).digest('hex')

const createContext = ({ req }: CreateExpressContextOptions) => ({ cookie: req.headers.cookie ?? '' })
const t = initTRPC.context<ReturnType<typeof createContext>>().create()

const signedIn = t.procedure.use(async ({ ctx, next }) => {
  const token = /session=([^;]+)/.exec(ctx.cookie)?.[1] ?? ''
  const found = await data
    .createQueryBuilder(Sessions, 'session')
    .innerJoin('users', 'person', 'person.id = session.userId')
    .innerJoin('profiles', 'profile', 'profile.id = person.id')
    .leftJoin('second_factors', 'factor', 'factor.userId = person.id')
    .select(['session.handle', 'session.expiresAt', 'session.lastSeenAt'])
    .addSelect('person.id', 'userId')
    .addSelect(['person.email', 'person.emailConfirmedAt', 'person.mustChangePassword', 'person.createdAt'])
    .addSelect(['profile.fullName', 'factor.confirmedAt'])
    .where('session.tokenHash = :hash', { hash: hash(token) })
    .andWhere('session.absoluteExpiresAt > :now', { now: new Date() })
    .andWhere('person.disabledAt is null')
    .getRawOne<{ userId: string; session_expires_at: Date }>()
  if (!found || found.session_expires_at < new Date()) throw new TRPCError({ code: 'UNAUTHORIZED' })
  return next({ ctx: { userId: found.userId } })
})

const router = t.router({
  publicForms: t.router({
    testimonials: t.procedure.output(reviewsOutput).query(() =>
      data
        .createQueryBuilder(Reviews, 'review')
        .innerJoin('profiles', 'profile', 'profile.id = review.userId')
        .leftJoin('companies', 'company', 'company.id = review.companyId')
        .select('review.id', 'id')
        .addSelect('review.rating', 'rating')
        .addSelect('review.comment', 'comment')
        .addSelect('review.createdAt', 'createdAt')
        .addSelect('profile.fullName', 'authorName')
        .addSelect('company.name', 'company')
        .where('review.publicConsent')
        .andWhere(
          query =>
            `not exists ${query
              .subQuery()
              .select('newer.id')
              .from(Reviews, 'newer')
              .where('newer.userId = review.userId')
              .andWhere('newer.publicConsent')
              .andWhere('newer.createdAt > review.createdAt')
              .getQuery()}`,
        )
        .orderBy('review.createdAt', 'DESC')
        .limit(10)
        .getRawMany(),
    ),
    submitAudit: t.procedure
      .input(auditInput)
      .output(auditOutput)
      .mutation(({ input }) =>
        data.transaction(async manager => {
          const now = new Date()
          const [auditId, processToken] = [randomUUID(), randomUUID()]
          const moments = { createdAt: now, updatedAt: now }
          await manager.insert(Audits, {
            ...input,
            id: auditId,
            ...moments,
            processTokenHash: hash(processToken),
          })
          const executeSql = async (statement: string, values: unknown[] = []) => ({
            rows: await manager.query(statement, values),
          })
          await boss.send('leads.process-audit', { auditRequestId: auditId }, { db: { executeSql } })
          await manager
            .createQueryBuilder(Members, 'member')
            .innerJoin('users', 'person', 'person.email = member.email')
            .select(['person.id', 'person.email'])
            .where('member.suspendedAt is null')
            .andWhere('person.emailConfirmedAt is not null')
            .andWhere('person.disabledAt is null')
            .andWhere("member.role ~* 'project manager|founder'")
            .getRawMany()
          return { id: auditId, processToken }
        }),
      ),
  }),
  dashboard: t.router({
    notifications: t.router({
      list: signedIn
        .input(listInput)
        .output(noticesOutput)
        .query(async ({ ctx, input }) => {
          const rows = await data
            .createQueryBuilder(Notices, 'notice')
            .where('notice.userId = :userId and notice.removedAt is null', { userId: ctx.userId })
            .orderBy({ 'notice.createdAt': 'DESC', 'notice.id': 'DESC' })
            .limit(input.limit + 1)
            .getMany()
          return { items: rows.slice(0, input.limit), nextCursor: rows.at(input.limit)?.id ?? null }
        }),
    }),
  }),
})

const app = express()
app.use('/trpc', createExpressMiddleware({ router, createContext }))
app.listen(Number(port), '127.0.0.1')
