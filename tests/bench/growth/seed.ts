import pg from 'pg'
import { money, type Statement } from './seed-money.ts'

/** Number of rows in a store of this benchmark. */
export interface Size {
  projects: number
  notifications: number
  messages: number
}

/** Users who send the calls, with equally many rows in every store. */
export const asking = {
  client: 'chiara@growth.example',
  manager: 'giulia@growth.example',
  editor: 'luca@growth.example',
} as const

/** Ids in the calls: a project of the client, the editor's as a member, the manager's as a user. */
export const projectId = '5d9c1f0e-3b7a-4c58-9e21-7a4f6b0d8c31'
export const memberId = '5d9c1f0e-3b7a-4c58-9e21-7a4f6b0d8c32'
export const managerId = '5d9c1f0e-3b7a-4c58-9e21-7a4f6b0d8c33'

/** Words in every fifth title, and in a single title. */
export const commonWord = 'stabilimento'
export const rareWord = 'gommalacca'

export const messageWord = 'messaggio'

/** Word in the company name of one request of each kind. */
export const personWord = 'd3d9446802a44259755d38e6d163e820'

const OWN_PROJECTS = 20
const OWN_NOTIFICATIONS = 100
const MEMBERS = 40

/** Fills an empty, migrated store with clients, two projects each, and everything that belongs to them. */
export async function seed(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements(size)) {
      const [text, ...values] = typeof statement === 'string' ? [statement] : statement
      await client.query(text, values)
    }
  } finally {
    await client.end()
  }
}

const statements = (size: Size): Statement[] => [
  ...people(size),
  ...projects(size),
  ...aroundProjects(),
  ...talk(size),
  ...leads(size),
  // The throwaway server runs without autovacuum.
  'vacuum analyze',
]

function people({ projects }: Size): Statement[] {
  const { client, manager, editor } = asking
  return [
    [
      `insert into users (email, email_confirmed_at)
       select 'cliente-' || n || '@growth.example', now() from generate_series(1, $1::int / 2) n`,
      projects,
    ],
    [
      `insert into users (email, email_confirmed_at)
       select 'membro-' || n || '@growth.example', now() from generate_series(3, $1::int) n`,
      MEMBERS,
    ],
    [
      `insert into users (id, email, email_confirmed_at)
       select case when email = $2 then $3::uuid else gen_random_uuid() end, email, now()
       from unnest($1::text[]) as asking (email)`,
      [client, manager, editor],
      manager,
      managerId,
    ],
    `insert into profiles (id, full_name) select id, initcap(split_part(email, '@', 1)) from users`,
    `with made as (
         insert into companies (name) select 'Ditta ' || left(id::text, 8) from users returning id
       )
       insert into company_members (company_id, user_id)
       select company.id, person.id
       from (select id, row_number() over () as n from made) company
       join (select id, row_number() over () as n from users) person using (n)`,
    [
      `insert into team_members (id, user_id, full_name, email, role, initials)
       select case when email = $2 then $3::uuid else gen_random_uuid() end, users.id, full_name, email,
         case when email = $1 then 'Project Manager' else 'Video Editor' end, 'XX'
       from users join profiles using (id) where email like 'membro-%' or email in ($1, $2)`,
      manager,
      editor,
      memberId,
    ],
  ]
}

/** Returns an age in SQL. Recent rows are equally many in every store; only older rows grow with it. */
const ago = (each: string, recent: number) =>
  `(case when n <= ${recent} then n * interval '${each}' else interval '400 days' + n * interval '10 minutes' end)`

/** Inserts projects, nine in ten of them delivered. */
function projects({ projects }: Size): Statement[] {
  const age = ago('6 hours', 120)
  const title = `case n % 5 when 0 then 'Visita allo ${commonWord} ' else 'Video numero ' end || n`
  return [
    [
      `insert into projects (user_id, company_id, title, description, video_type, status, deadline, created_at, updated_at)
       select owner.id, owner.company_id, case when n = 7 then 'Spot della ${rareWord}' else ${title} end,
         'Un racconto di ' || md5(n::text), 'Video corporate',
         case when n % 10 = 0 then (array['briefing', 'in-production', 'in-review'])[n / 10 % 3 + 1] else 'completed' end,
         (now() - ${age})::date + 14, now() - ${age}, now() - ${age} + interval '1 hour'
       from generate_series(1, $1::int) n
       join (
         select id, company_id, row_number() over (order by email) - 1 as place
         from users join company_members on user_id = id where email like 'cliente-%'
       ) owner
         on owner.place = n % ($1::int / 2)`,
      projects - OWN_PROJECTS,
    ],
    [
      `insert into projects (id, user_id, company_id, title, status, deadline, created_at, updated_at)
       select case when n = 1 then $3::uuid else gen_random_uuid() end, owner.id, owner.company_id,
         'Un mio video ' || n, 'in-production', current_date + n, now() - n * interval '1 day', now() - n * interval '1 day'
       from generate_series(1, $1::int) n,
         (select id, company_id from users join company_members on user_id = id where email = $2) owner`,
      OWN_PROJECTS,
      asking.client,
      projectId,
    ],
    [
      `insert into project_team_assignments (project_id, team_member_id)
       select projects.id, member.id from (select id, row_number() over (order by id) as n from projects) projects
       join (
         select id, row_number() over (order by email) - 1 as place from team_members where email not in ($1, $2)
       ) member
         on member.place = n % (select count(*) - 2 from team_members)`,
      asking.manager,
      asking.editor,
    ],
    [
      `insert into project_team_assignments (project_id, team_member_id)
       select newest.id, member.id from (
         select id from projects where status <> 'completed' order by created_at desc limit 20
       ) newest
       join team_members member on member.email = $1`,
      asking.editor,
    ],
  ]
}

/**
 * Archives half of the old delivered projects and all other old ones, sets the turns accordingly, and adds related
 * rows.
 */
const aroundProjects = (): Statement[] => [
  `update projects set archived_at = updated_at + interval '30 days'
     where updated_at < now() - interval '300 days' and (status <> 'completed' or abs(hashtext(id::text)) % 2 = 0)`,
  `update project_turns as turn
     set side = case when archived_at is not null then 'none'
         else (case projects.status when 'completed' then 'none' when 'briefing' then 'client' else 'team' end) end,
       because = case when archived_at is not null then 'archived'
         else (case projects.status when 'completed' then 'completed' when 'briefing' then 'brief-to-write'
           else 'version-to-send' end) end,
       since = coalesce(archived_at, updated_at), active_at = updated_at, recheck_at = null
     from projects where projects.id = turn.project_id`,
  `insert into briefing_progress (project_id, user_id, briefing_summary, is_completed, created_at, updated_at)
     select id, user_id, 'Un video aziendale di un minuto.', true, created_at, updated_at from projects`,
  `insert into project_files (project_id, user_id, file_name, file_path, file_type, file_size)
     select id, user_id, 'logo.png', id || '/' || n || '.png', 'image/png', 1000
     from projects, generate_series(1, 2) n`,
  `insert into material_links (project_id, user_id, url)
     select id, user_id, 'https://drive.example/' || n from projects, generate_series(1, 2) n`,
  `insert into project_phases (project_id, kind, starts_on, ends_on, member_id)
     select id, kind, created_at::date + place * 4, created_at::date + place * 4 + 3,
       (select team_member_id from project_team_assignments where project_id = projects.id limit 1)
     from projects, (values ('preproduction', 0), ('shooting', 1), ('editing', 2)) as phase (kind, place)
     where status = 'completed' or created_at > now() - interval '20 days'`,
  `insert into project_shoots (project_id, day, address)
     select id, created_at::date + 5, 'Via Roma 1, Parma' from projects`,
  `insert into project_messages (project_id, user_id, from_team, text, created_at)
     select id, user_id, n % 2 = 0, 'Messaggio numero ' || n, created_at + n * interval '1 minute'
     from projects, generate_series(1, 3) n`,
  `insert into project_video_references (project_id, video_title, video_category, video_url)
     select id, 'Officina alle sette', 'corporate', '/media/officina.mp4' from projects`,
  ...money,
  `insert into review_guests (project_id, name, token_hash, request_id, may_comment, may_download, from_team,
       invited_by, created_at, expires_at)
     select id, 'Lucia', gen_random_uuid()::text, gen_random_uuid(), true, false, false, user_id, created_at,
       created_at + interval '14 days'
     from projects, generate_series(1, 3)`,
  `insert into deliverables (project_id, version_name, file_name, file_path, file_size, approved_at, created_at)
     select id, 'v1', 'v1.mp4', id || '/v1.mp4', 1000, case when status = 'completed' then updated_at end, updated_at
     from projects where status in ('completed', 'in-review')`,
  `insert into review_viewings (project_id, deliverable_id, guest_id, first_at, last_at)
     select deliverables.project_id, deliverables.id, review_guests.id, deliverables.created_at, deliverables.created_at
     from deliverables join review_guests on review_guests.project_id = deliverables.project_id`,
  `insert into assets (project_id, kind, is_required, created_at)
     select project_id, '1:1', false, created_at from assets where is_main`,
  `insert into client_testimonials (user_id, project_id, rating, comment, public_consent, published_at, created_at)
     select user_id, id, 5, 'Precisi.', true, updated_at, updated_at from projects where status = 'completed'`,
  [
    `insert into audit_log (actor_id, actor_name, action, area, subject, subject_id, project_id, created_at)
     select case area when 'projects' then (select id from users where email = $1) else user_id end, 'Chi agisce', action, area, 'project', id,
       id, updated_at
     from projects, (values ('session.began', 'access'), ('quote.confirmed', 'money'), ('project.status', 'projects'))
       as done (action, area)`,
    asking.manager,
  ],
]

function talk({ notifications, messages }: Size): Statement[] {
  const note = `'Nuovo Briefing Completato', 'È arrivato un brief.', '/dashboard', n % 3 > 0, now() - n * interval '1 minute'`
  return [
    [
      `insert into notifications (user_id, title, message, link, read, created_at)
       select person.id, ${note} from generate_series(1, $1::int) n
       join (select id, row_number() over (order by email) - 1 as place from users where email like 'cliente-%') person
         on person.place = n % (select count(*) from users where email like 'cliente-%')`,
      notifications - 3 * OWN_NOTIFICATIONS,
    ],
    [
      `insert into notifications (user_id, title, message, link, read, created_at)
       select users.id, ${note} from users, generate_series(1, $1::int) n where email = any ($2)`,
      OWN_NOTIFICATIONS,
      Object.values(asking),
    ],
    [
      `insert into team_messages (team_member_id, user_name, user_role, user_initials, message, created_at)
       select member.id, full_name, role, initials, 'Messaggio numero ' || n, now() - n * interval '1 minute'
       from generate_series(1, $1::int) n
       join (select *, row_number() over (order by email) - 1 as place from team_members) member
         on member.place = n % $2::int`,
      messages,
      MEMBERS,
    ],
    `insert into team_chat_reads (team_member_id, read_at)
       select id, now() - interval '30 minutes' from team_members`,
  ]
}

/** Inserts as many requests as projects, a quarter of each kind. The newest hundred are open. */
function leads({ projects }: Size): Statement[] {
  const age = ago('2 days', 50)
  const handled = `case when n <= 25 then 'new' else 'closed' end,
    case when n > 25 then now() - ${age} + interval '3 hours' end, now() - ${age}, now() - ${age}`
  const person = `'Ada', 'Prova ' || n, 'ada-' || n || '@growth.example', 'Ditta ' || md5(n::text)`
  const columns = 'state, answered_at, created_at, updated_at'
  const each = 'from generate_series(1, $1::int / 4) n'
  return [
    [
      `insert into audit_requests (first_name, last_name, email, company, description, process_token_hash, ${columns})
       select ${person}, 'Il nostro video.', md5(n::text), ${handled} ${each}`,
      projects,
    ],
    [
      `insert into script_improvement_requests
         (first_name, last_name, email, company, original_script, process_token_hash, ${columns})
       select ${person}, 'Benvenuti.', md5(n::text), ${handled} ${each}`,
      projects,
    ],
    [
      `insert into interview_applications (contact_name, company_name, email, location, motivation, ${columns})
       select 'Ada ' || n, 'Ditta ' || n, 'ada-' || n || '@growth.example', 'Bari', 'Ci piace.', ${handled} ${each}`,
      projects,
    ],
    [
      `insert into contact_messages (name, email, message, ${columns})
       select 'Ada ' || n, 'ada-' || n || '@growth.example', 'Buongiorno.', ${handled} ${each}`,
      projects,
    ],
  ]
}
