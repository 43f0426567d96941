import type { Database } from 'server/platform/db/store'
import type { Call } from './recorded-call.ts'

const NOTICES = 40

const json = { 'content-type': 'application/json' }

export type MeasuredCall = Call & { threshold: number }

/** Returns the calls of the table, with their thresholds. */
export function measuredCalls(cookie: string): MeasuredCall[] {
  const input = encodeURIComponent(JSON.stringify({ limit: 20 }))
  return [
    {
      name: 'anonymous read: publicForms.testimonials',
      method: 'GET',
      path: '/trpc/publicForms.testimonials',
      headers: {},
      threshold: 0.75,
    },
    {
      name: 'signed-in read: dashboard.notifications.list',
      method: 'GET',
      path: `/trpc/dashboard.notifications.list?input=${input}`,
      headers: { cookie: `session=${cookie}` },
      threshold: 0.6,
    },
    {
      name: 'write with job: publicForms.submitAudit',
      method: 'POST',
      path: '/trpc/publicForms.submitAudit',
      headers: json,
      body: JSON.stringify({
        firstName: 'Chiara',
        lastName: 'Colombo',
        email: 'chiara@example.com',
        company: 'Colombo Srl',
        description: 'Un video di presentazione che non porta richieste.',
        videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
      }),
      threshold: 0.7,
    },
  ]
}

/** Shortest form that notifies every manager. */
export const contactCall: Call = {
  name: 'form: publicForms.contact',
  method: 'POST',
  path: '/trpc/publicForms.contact',
  headers: json,
  body: JSON.stringify({ name: 'Chiara Colombo', email: 'chiara@example.com', message: 'Quanto costa?' }),
}

/** Makes these users project managers. */
export async function makeManagers(db: Database, people: { id: string }[]): Promise<void> {
  for (const { id } of people) {
    await db
      .insertInto('teamMembers')
      .columns(['userId', 'email', 'fullName', 'initials', 'role'])
      .expression(eb =>
        eb
          .selectFrom('users')
          .select(['id', 'email', eb.val('Chiara Colombo').as('name')])
          .select([eb.val('CC').as('initials'), eb.val('Project Manager').as('role')])
          .where('id', '=', id),
      )
      .execute()
  }
}

/** Inserts testimonials of these users, and notifications of the first. */
export async function fill(db: Database, people: { id: string }[]): Promise<void> {
  const comment = 'Un lavoro fatto con cura, consegnato il giorno promesso.'
  const review = { rating: 5, comment, publicConsent: true, publishedAt: new Date() }
  const reviews = people.map(({ id: userId }) => ({ userId, ...review }))
  await db.insertInto('clientTestimonials').values(reviews).execute()
  const [reader] = people
  if (!reader) throw new Error('Nobody reads.')
  const notices = Array.from({ length: NOTICES }, (_, index) => ({
    userId: reader.id,
    title: `Stato aggiornato ${index}`,
    message: 'Il tuo progetto è in lavorazione.',
    type: 'info',
    link: '/dashboard/status',
  }))
  await db.insertInto('notifications').values(notices).execute()
}
