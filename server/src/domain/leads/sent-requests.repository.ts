import { sql } from 'kysely'
import { invitableKinds } from 'shared/leads/lead'
import type { Database } from '../../platform/db/store.ts'
import type { LeadDetail } from './inbox.repository.ts'
import { leadSources } from './lead-sources.repository.ts'

export type SentRequest = Pick<
  LeadDetail,
  'kind' | 'createdAt' | 'name' | 'company' | 'phone' | 'website' | 'videoUrl' | 'text'
>

/** What was sent from this address by the forms of the site, before or beside the account. */
export async function listSentFrom(db: Database, email: string): Promise<SentRequest[]> {
  const branches = invitableKinds.map(kind => {
    const { from, name, company, phone, website, videoUrl, text, email: sender } = leadSources[kind]
    return sql`
      (select ${kind}::text as kind, ${name} as name, ${company} as company, ${phone} as phone, ${website} as website,
        ${videoUrl} as video_url, ${text} as text, l.created_at
      from ${from} where ${sender} = ${email})`
  })
  const { rows } =
    await sql<SentRequest>`${sql.join(branches, sql` union all `)} order by created_at desc`.execute(db)
  return rows
}
