import { type RawBuilder, sql } from 'kysely'
import type { LeadKind } from 'shared/inbox/lead'
import { tableOf } from './lead-tables.queries.ts'

type Column = RawBuilder<string | null>

/** Columns of a lead table under common names; the table's alias is `l`. */
interface LeadColumns {
  name: Column
  firstName: Column
  email: Column
  phone: Column
  company: Column
  location: Column
  website: Column
  videoUrl: Column
  text: RawBuilder<string>
  /** Additional remarks. */
  projectText: Column
  marketingAt: RawBuilder<Date | null>
  report: RawBuilder<unknown>
  firstReport: RawBuilder<unknown>
  completeSentAt: RawBuilder<Date | null>
  reportSavedAt: RawBuilder<Date | null>
  invitedAt: RawBuilder<Date | null>
}

export type LeadValues = {
  [Name in keyof LeadColumns]: LeadColumns[Name] extends RawBuilder<infer Value> ? Value : never
}

interface LeadSource extends LeadColumns {
  from: RawBuilder<unknown>
  /** Returns an SQL condition that is true if a lead matches a text search, by its index. */
  has(query: RawBuilder<unknown>): RawBuilder<boolean>
}

const none = sql<string | null>`null::text`
const never = sql<Date | null>`null::timestamptz`
const nothing = sql`null::jsonb`

const absent = {
  phone: none,
  location: none,
  website: none,
  videoUrl: none,
  projectText: none,
  marketingAt: never,
  report: nothing,
  firstReport: nothing,
  completeSentAt: never,
  reportSavedAt: never,
  invitedAt: sql<Date | null>`l.invited_at`,
}

const words = (text: RawBuilder<unknown>) => (query: RawBuilder<unknown>) =>
  sql<boolean>`lead_words(${text}) @@ ${query}`

/** Columns of leads with first and last name. */
const byFullName = {
  ...absent,
  name: sql`l.first_name || ' ' || l.last_name`,
  firstName: sql`l.first_name`,
  email: sql`l.email`,
  company: sql`l.company`,
  marketingAt: sql`l.marketing_consent_at`,
  report: sql`l.report`,
} satisfies Partial<LeadSource>

// Written exactly like the indexed expressions in the migration; otherwise the index is not used.
const audit: LeadSource = {
  ...byFullName,
  from: sql`audit_requests as l`,
  videoUrl: sql`l.video_url`,
  text: sql`l.description`,
  firstReport: sql`l.first_report`,
  completeSentAt: sql`l.complete_sent_at`,
  reportSavedAt: sql`l.report_saved_at`,
  has: words(
    sql`l.first_name || ' ' || l.last_name || ' ' || l.email || ' ' || l.company || ' ' || l.description`,
  ),
}

const script: LeadSource = {
  ...byFullName,
  from: sql`script_improvement_requests as l`,
  website: sql`l.website`,
  text: sql`l.original_script`,
  projectText: sql`l.project_description`,
  has: words(
    sql`l.first_name || ' ' || l.last_name || ' ' || l.email || ' ' || l.company || ' ' || l.original_script || ' ' || coalesce(l.project_description, '')`,
  ),
}

const interview: LeadSource = {
  ...absent,
  from: sql`interview_applications as l`,
  name: sql`l.contact_name`,
  firstName: sql`l.contact_name`,
  email: sql`l.email`,
  phone: sql`l.phone`,
  company: sql`l.company_name`,
  location: sql`l.location`,
  text: sql`l.motivation`,
  has: words(
    sql`l.contact_name || ' ' || l.email || ' ' || l.company_name || ' ' || l.location || ' ' || l.motivation`,
  ),
}

const contact: LeadSource = {
  ...absent,
  from: sql`contact_messages as l`,
  name: sql`l.name`,
  firstName: sql`l.name`,
  email: sql`l.email`,
  company: sql`l.company`,
  text: sql`l.message`,
  has: words(sql`l.name || ' ' || l.email || ' ' || coalesce(l.company, '') || ' ' || l.message`),
}

/** The asker while they are in the company, then its first representative; null once the asker's account is deleted. */
const recipient = sql`coalesce(
  (select user_id from company_members
   where company_id = l.company_id and l.user_id is not null and (user_id = l.user_id or 'representative' = any(hats))
   order by user_id = l.user_id desc, joined_at limit 1),
  l.user_id)`

/**
 * Creates the source of leads by clients: names and address are read from the accounts, and deleted with them. Replies
 * go to `recipient`.
 */
const ofClient = (kind: 'refund' | 'question', text: RawBuilder<string>): LeadSource => ({
  ...absent,
  from: sql`${sql.table(tableOf[kind])} as l
    left join profiles as client on client.id = l.user_id
    left join companies as company on company.id = l.company_id`,
  name: sql`client.full_name`,
  firstName: sql`(select full_name from profiles where id = ${recipient})`,
  email: sql`(select email from users where id = ${recipient})`,
  phone: sql`client.phone`,
  company: sql`company.name`,
  website: sql`client.website`,
  text,
  invitedAt: never,
  has: query => sql<boolean>`(lead_words(${text}) @@ ${query} or l.user_id = any(array(
    select id from profiles where lead_words(full_name) @@ ${query} limit 200)) or l.company_id = any(array(
    select id from companies where lead_words(coalesce(name, '')) @@ ${query} limit 200)))`,
})

/** The six tables of the inbox. */
export const leadSources: Record<LeadKind, LeadSource> = {
  audit,
  script,
  interview,
  contact,
  refund: ofClient('refund', sql`l.reason`),
  question: ofClient('question', sql`l.question`),
}
