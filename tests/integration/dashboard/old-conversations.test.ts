import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Brief, nextSlot } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { interviewTexts } from 'shared/messages/it/interview'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import { getRow, insertRow, updateRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

/** Rows of projects written by the release before the interview, and its answers about them. */
interface Case {
  name: string
  asOf: string
  answers: {
    projectId: string
    conversation: { complete: boolean; completeness: number; estimateCents: number | null; turns?: string[] }
    summary: unknown
    recap: object
    quote: { lines?: object[] }
    payment?: object
    questions?: object[]
  }[]
  ai_conversations?: { project_id: string; state: { brief: Brief }; turns: { text: string }[] }[]
  [table: string]: unknown
}

const cases: Case[] = JSON.parse(
  readFileSync(new URL('../../fixtures/briefing/old-conversations.json', import.meta.url), 'utf8'),
)

const app = await startApp()

/** Tables of a case, ordered so that foreign keys are satisfied. */
const tables = [
  'projects',
  'proposals',
  'quotes',
  'payments',
  'ai_conversations',
  'briefing_progress',
  'client_questions',
  'lead_replies',
] as const
const withAuthor: string[] = tables.filter(table => table !== 'proposals' && table !== 'lead_replies')

/** Inserts the rows of a case as data of one client. */
async function lay({ context }: TestApp, one: Case, owner: { user_id: string; company_id: string }) {
  for (const table of tables)
    for (const row of (one[table] ?? []) as object[]) {
      const values = {
        ...row,
        ...(withAuthor.includes(table) && { user_id: owner.user_id }),
        ...(table === 'projects' && { company_id: owner.company_id }),
      }
      const columns = sql.join(Object.keys(values).map(key => sql.ref(key)))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns}
        from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
        context.db,
      )
    }
}

async function opened(app: TestApp, name: string) {
  const one = cases.find(candidate => candidate.name === name)
  if (!one) throw new Error(`The fixture has no case «${name}».`)
  app.clock.advance(Date.parse(one.asOf) - app.clock.now().getTime())
  const person = await makeClient(app)
  await lay(app, one, { user_id: person.id, company_id: person.companyId })
  return { ...one, client: person.client, projectIds: one.answers.map(({ projectId }) => projectId) }
}

const conversationOf = (client: RpcClient, projectId: string) =>
  client.call('dashboard.briefing.conversation', { projectId })

/** Reads the recap, summary and quote, which an upgrade must not change. */
async function ordered(client: RpcClient, projectId: string) {
  const quote = await client.call('dashboard.quote.get', { projectId })
  return {
    summary: await client.call('dashboard.briefing.summary', { projectId }),
    recap: await client.call('dashboard.briefing.recap', { projectId }),
    quote: {
      ...quote,
      ...(quote.available && {
        lines: quote.lines.map(({ because: _, said, ...line }) => ({ ...line, said: said?.words ?? null })),
      }),
    },
  }
}

test.each(cases)('opens with brief, dialogue, recap and quote unchanged, and continues: $name', async one => {
  const { client, projectIds } = await opened(app, one.name)
  for (const { projectId, conversation: old, summary, recap, quote, payment, questions } of one.answers) {
    const row = one.ai_conversations?.find(candidate => candidate.project_id === projectId)
    const shown = await conversationOf(client, projectId)
    const { complete, completeness, estimateCents } = old
    expect(shown).toMatchObject({ complete, completeness, estimateCents, sent: summary !== null })
    if (row) {
      expect(shown.brief).toMatchObject({ ...row.state.brief, description: null })
      expect(shown.turns.map(({ text }) => text)).toEqual(row.turns.map(({ text }) => text))
    } else expect(shown.turns).toHaveLength(1)
    expect(shown.question?.field ?? null).toBe(nextSlot(shown.brief))
    const before = await ordered(client, projectId)
    expect(before).toMatchObject({ summary, recap, quote })
    if (payment) expect(await client.call('dashboard.payment.summary', { projectId })).toMatchObject(payment)
    if (questions)
      expect(await client.call('dashboard.briefing.answers', { projectId })).toMatchObject(questions)
    expect(await ordered(client, projectId)).toEqual(before)
  }
  for (const projectId of projectIds) await goesOn(client, projectId)
})

/** Answers one question. Asserts which data changes; a paid brief refuses the answer. */
async function goesOn(client: RpcClient, projectId: string): Promise<void> {
  const before = await conversationOf(client, projectId)
  const { summary, quote } = await ordered(client, projectId)
  const input = { projectId, field: 'tone', value: 'Solenne,\nma non troppo' } as const
  const { status } = await client
    .call('dashboard.payment.summary', { projectId })
    .catch(() => ({ status: null }))
  if (status === 'paid' && summary) {
    expect(await client.ask('dashboard.briefing.answer', input)).toMatchObject({ code: 'PROJECT_PAID' })
    expect(await ordered(client, projectId)).toMatchObject({ summary, quote })
    return
  }
  const after = await client.call('dashboard.briefing.answer', input)
  const unknowns = before.brief.unknowns.filter(slot => slot !== 'tone')
  expect(after.brief).toEqual({ ...before.brief, tone: input.value, unknowns })
  expect(after.turns.slice(0, -2)).toMatchObject(before.turns.map(({ who, text }) => ({ who, text })))
  const now = await ordered(client, projectId)
  if (!summary || before.recapEditedByHand) return void expect(now).toMatchObject({ summary, quote })
  expect(now.summary?.summary).toContain(`Tono: «${input.value}»`)
  expect(now.quote).toMatchObject({
    totalCents: 'totalCents' in quote && quote.totalCents,
    confirmedAt: null,
  })
}

/** App on another database, in which each case can be inserted again. */
const fresh = await startApp()

async function called(name: string) {
  const { client, projectIds } = await opened(fresh, name)
  const [projectId = '', other = ''] = projectIds
  const of = { projectId }
  return {
    client,
    projectId,
    other,
    conversation: () => conversationOf(client, projectId),
    summary: () => client.call('dashboard.briefing.summary', of),
    answer: (audience: string) =>
      client.call('dashboard.briefing.answer', { ...of, field: 'audience', value: audience }),
    send: (more: object = {}) => client.call('dashboard.briefing.send', { ...of, ...more }),
  }
}

test('turns and brief written by the former release are kept when it continues after a new one', async () => {
  const { projectId, conversation, answer } = await called('three questions answered')
  const { turns } = await answer('I buyer')
  const row = await getRow(fresh, 'aiConversations', { projectId })
  const state = row.state as { brief: Brief }
  const at = fresh.clock.now().toISOString()
  const added = [
    { id: randomUUID(), who: 'client', text: 'Anzi, le famiglie', at },
    { id: randomUUID(), who: 'assistant', text: 'Segnato.', at, invites: ['place'] },
  ]
  await updateRows(
    fresh,
    'aiConversations',
    { projectId },
    {
      state: JSON.stringify({ ...state, brief: { ...state.brief, audience: 'le famiglie' } }),
      turns: JSON.stringify([...(row.turns as object[]), ...added]),
    },
  )
  const shown = await conversation()
  expect(shown.brief).toEqual({ ...state.brief, audience: 'le famiglie' })
  expect(shown.turns.map(({ text }) => text)).toEqual([...turns, ...added].map(({ text }) => text))
  const after = await answer('Le scuole')
  expect(after.brief.audience).toBe('Le scuole')
  expect(after.turns.slice(0, -2)).toEqual(shown.turns)
})

test('a recap changed by a switch is kept until its fields are sent, with a brief corrected since', async () => {
  const { conversation, summary, answer, send } = await called('a switch moved, then the brief corrected')
  const before = await summary()
  expect((await conversation()).recapEditedByHand).toBe(true)
  const { turns } = await answer('Gli albergatori')
  expect(turns.at(-1)?.text).toBe(interviewTexts.recapIsText)
  await send()
  expect(await summary()).toEqual(before)
  const { brief, recapEditedByHand } = await send({ replaceText: true })
  expect(recapEditedByHand).toBe(false)
  expect((await summary())?.summary).toBe(composeSummary(brief))
})

test('a project whose recap was linked elsewhere is not sent, and can be sent again', async () => {
  const { client, other, conversation, summary, answer, send } = await called(
    'recap linked from another project',
  )
  const linked = await client.call('dashboard.briefing.summary', { projectId: other })
  expect(await conversation()).toMatchObject({ complete: true, sent: false, recapEditedByHand: false })
  const { brief } = await answer('Gli albergatori')
  expect(await summary()).toBeNull()
  expect(await send()).toMatchObject({ sent: true, recapEditedByHand: false })
  expect((await summary())?.summary).toBe(composeSummary(brief))
  expect(await client.call('dashboard.briefing.summary', { projectId: other })).toEqual(linked)
})

test('the recap changed last counts if a project has several', async () => {
  const { client, projectId, conversation, summary, answer } = await called('complete, one answer at a time')
  const { userId, updatedAt } = await getRow(fresh, 'briefingProgress', { projectId })
  const insert = (briefingSummary: string, at: Date) =>
    insertRow(fresh, 'briefingProgress', {
      projectId,
      userId,
      briefingSummary,
      isCompleted: true,
      createdAt: at,
      updatedAt: at,
    })
  await insert('Una demo.', new Date(updatedAt.getTime() - 1000))
  expect(await conversation()).toMatchObject({ recapEditedByHand: false })
  await insert('Un reel.', new Date(updatedAt.getTime() + 1000))
  expect(await conversation()).toMatchObject({ sent: true, recapEditedByHand: true })
  await answer('Gli albergatori')
  expect(await summary()).toMatchObject({ summary: 'Un reel.' })
  expect((await client.call('dashboard.quote.get', { projectId })).available).toBe(true)
})
