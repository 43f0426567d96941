import { randomUUID } from 'node:crypto'
import { MAX_TURNS, slots } from 'shared/briefing/brief/brief'
import { errorCatalogue } from 'shared/errors/codes'
import { interviewTexts } from 'shared/messages/it/interview'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing, completeBriefing, typedAnswers } from '../../support/builders/briefings.ts'
import { askToPay, confirmQuote, makeClientWithProject, makeOrder } from '../../support/builders/orders.ts'
import { makeColleague, makeMember } from '../../support/builders/people.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const started = () => beginBriefing(app)
const completed = () => completeBriefing(app)

/** Starts an interview and answers up to the question about the audience. */
async function atAudience() {
  const briefing = await started()
  await briefing.answer({ field: 'kind', value: 'corporate' })
  return briefing
}

describe('the interview', () => {
  test('declares at once that it is an AI, and stores nothing before the first answer', async () => {
    const { projectId, conversation, recap } = await started()
    const { turns, question, complete, sent } = await conversation()
    expect(turns.map(({ text }) => text)).toEqual([interviewTexts.opening])
    expect({ question, complete, sent }).toEqual({
      question: { field: 'kind', type: 'choice' },
      complete: false,
      sent: false,
    })
    expect(await recap()).toEqual({ state: 'none' })
    expect(await listRows(app, 'aiConversations', { projectId })).toEqual([])
  })

  test('copies kind, length and deadline to the project', async () => {
    const { client, projectId } = await completed()
    const { items } = await client.call('dashboard.projects.list')
    const project = items.find(item => item.id === projectId)
    expect(project).toMatchObject({ videoType: 'Video corporate', duration: '1 minuto' })
    expect(project?.deadline).toMatch(/-12-15$/)
  })

  test('stores typed text in the open field unchanged', async () => {
    const text = '<b>I buyer</b> «tedeschi» & "austriaci"\n\n'.padEnd(2000, 'però')
    const { say } = await atAudience()
    const { brief, turns, question } = await say(text)
    expect(brief).toMatchObject({ audience: text, durationSeconds: null, extras: [], notes: [] })
    expect(turns.at(-2)).toMatchObject({ who: 'client', text, field: 'audience' })
    expect(question?.field).toBe('message')
  })
})

test('a story told in one message has up to 10,000 characters, and comes first in the recap without ordering anything', async () => {
  const { client, projectId, answer, send, sentRecap } = await started()
  const long = 'Con drone e voce narrante!'.padEnd(10_000, ' sì')
  const refused = await client.ask('dashboard.briefing.answer', {
    projectId,
    field: 'description',
    value: `${long}!`,
  })
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { value: 'TOO_LONG' } })
  await answer({ field: 'description', value: long })
  expect(await answer({ field: 'kind', value: 'corporate' })).toMatchObject({
    complete: false,
    estimateCents: 97_000,
  })
  expect(await send()).toMatchObject({ sent: true, complete: false })
  expect((await sentRecap()).summary.startsWith(`Racconto: «${long.trim()}»\n`)).toBe(true)
  const quote = await client.call('dashboard.quote.get', { projectId })
  expect(quote).toMatchObject({ available: true, totalCents: 97_000 })
})

test('the estimate of a kind that is left to the studio is the price of the quote', async () => {
  const { client, projectId, answer, send } = await started()
  expect(await answer({ field: 'duration', value: 15 })).toMatchObject({ estimateCents: null })
  for (const field of slots.filter(slot => slot !== 'duration')) await answer({ field, value: null })
  const { estimateCents } = await send()
  expect(estimateCents).toBe(39_000)
  expect(await client.call('dashboard.quote.get', { projectId })).toMatchObject({ totalCents: estimateCents })
})

describe('a question of the client', () => {
  const unknown = 'Il vostro regista ha il brevetto da sub?'

  test('is closed and withdrawn once the client makes it the answer', async () => {
    const { client, projectId, say, conversation } = await atAudience()
    await say(unknown)
    const meant = { projectId, text: unknown, as: 'answer', field: 'audience' } as const
    await client.call('dashboard.briefing.say', meant)
    expect((await conversation()).brief.audience).toBe(unknown)
    expect(await listRows(app, 'clientQuestions', { projectId })).toMatchObject([{ state: 'closed' }])
    const { items } = await manager.client.call('team.messages.list', { projectId })
    expect(items).toMatchObject([{ text: '', isWithdrawn: true }])
  })

  test('without an answer is passed to the team once, and answered in the conversation and by mail', async () => {
    const { client, email, projectId, say } = await beginBriefing(app, { title: 'Corso da sub' })
    const { turns, brief } = await say(unknown)
    expect(turns.at(-1)?.text).toBe(interviewTexts.passedOn)
    expect(brief.kind).toBeNull()
    const mail = await app.mailbox.find(manager.email, /Una domanda dal briefing.*Corso da sub/)
    expect(mail.text).toContain(unknown)
    expect((await say(unknown)).turns.at(-1)?.text).toBe(interviewTexts.alreadyPassedOn)
    expect(await listRows(app, 'clientQuestions', { projectId })).toHaveLength(1)

    const { items } = await manager.client.call('team.leads.list', { kind: 'question' })
    const lead = items.find(({ excerpt }) => excerpt === unknown)
    expect(lead?.state).toBe('new')
    expect(mail.text).toContain(`/team/leads/question/${lead?.id}`)
    const of = { kind: 'question', id: lead?.id ?? '' } as const
    expect(await manager.client.call('team.leads.get', of)).toMatchObject({
      email,
      project: { id: projectId },
    })

    await manager.client.call('team.leads.reply', { ...of, text: 'Sì, fino a trenta metri.' })
    const answers = await client.call('dashboard.briefing.answers', { projectId })
    const asking = turns.find(({ who }) => who === 'client')
    expect(answers).toMatchObject([{ turnId: asking?.id, text: 'Sì, fino a trenta metri.' }])
    expect((await app.mailbox.find(email, /risposta/i)).text).toContain('Sì, fino a trenta metri.')
    const { items: news } = await client.call('dashboard.notifications.list')
    expect(news.map(({ title }) => title)).toContain('Il team ti ha risposto')
    expect((await manager.client.call('team.leads.get', of)).state).toBe('answered')
  })

  test('is answered to a representative once its asker has left the company', async () => {
    const { id, email, companyId, client, projectId } = await beginBriefing(app)
    const colleague = await makeColleague(app, id)
    await colleague.client.call('dashboard.briefing.say', { projectId, text: unknown })
    await client.call('dashboard.company.removeMember', { companyId, userId: colleague.id })
    const [question] = await listRows(app, 'clientQuestions', { projectId })
    const text = 'Sì, dal 2019.'
    await manager.client.call('team.leads.reply', { kind: 'question', id: question?.id ?? '', text })
    expect((await app.mailbox.find(email, /risposta/i)).text).toContain(text)
    expect(await app.mailbox.list(colleague.email, /risposta/i)).toEqual([])
  })

  test('is assigned to the only member of the project, and to neither of two', async () => {
    const [editor, other] = [await makeMember(app, 'Video Editor'), await makeMember(app, 'Video Editor')]
    const seenBy = async (memberIds: string[]) => {
      const { projectId, say } = await started()
      await manager.client.call('team.projects.assign', { id: projectId, memberIds })
      await say(unknown)
      const { items } = await editor.client.call('team.leads.list', { kind: 'question' })
      const { assigneeId } = await getRow(app, 'clientQuestions', { projectId })
      return { assigneeId, count: items.length }
    }
    expect(await seenBy([editor.memberId])).toEqual({ assigneeId: editor.memberId, count: 1 })
    expect(await seenBy([editor.memberId, other.memberId])).toEqual({ assigneeId: null, count: 1 })
  })

  test('is not assigned to a member limited to accounting', async () => {
    const { memberId } = await makeMember(app, 'Video Editor')
    const { projectId, say } = await started()
    await manager.client.call('team.projects.assign', { id: projectId, memberIds: [memberId] })
    await manager.client.call('team.members.update', { id: memberId, accountingOnly: true })
    await say(unknown)
    expect(await getRow(app, 'clientQuestions', { projectId })).toMatchObject({ assigneeId: null })
  })
})

describe('messages', () => {
  test('sent twice with one id are stored once; the id is refused for another text', async () => {
    const { client, projectId, say, answer } = await started()
    const requestId = randomUUID()
    const first = await say('Un video aziendale', { requestId })
    expect(await say('Un video aziendale', { requestId })).toEqual(first)
    const tap = { field: 'audience', value: 'I buyer', requestId: randomUUID() } as const
    const tapped = await answer(tap)
    expect(await answer(tap)).toEqual(tapped)
    expect(tapped.turns).toHaveLength(5)
    const other = await client.ask('dashboard.briefing.say', { projectId, text: 'Altro', requestId })
    expect(other.code).toBe('REQUEST_ID_REUSED')
  })

  test('sent concurrently are all stored', async () => {
    const { conversation, say } = await started()
    const texts = Object.values(typedAnswers)
    await Promise.all(texts.map(text => say(text)))
    const { turns } = await conversation()
    expect(turns).toHaveLength(1 + 2 * texts.length)
  })

  test('are refused in a second tab whose question was answered meanwhile, and stay in its field', async () => {
    const { client, projectId, conversation, say } = await atAudience()
    const before = await say('I buyer', { field: 'audience' })
    const late = { projectId, text: 'Le famiglie', field: 'audience' }
    const refused = await client.ask('dashboard.briefing.say', late)
    expect([refused.status, refused.code]).toEqual([409, 'ANSWER_CHANGED'])
    expect(errorCatalogue.ANSWER_CHANGED.text).toContain('Quello che hai scritto è ancora qui')
    expect(await conversation()).toEqual(before)
    expect((await client.ask('dashboard.briefing.say', { ...late, text: 'Quanto costa?' })).status).toBe(200)
  })

  test('are refused at the maximum length; choices still change the brief, and it can restart', async () => {
    const { client, projectId, say, answer, conversation } = await started()
    await say('Un video aziendale')
    const turns = Array.from({ length: MAX_TURNS }, (_, index) => ({
      id: randomUUID(),
      who: index % 2 ? 'client' : 'assistant',
      text: 'Ancora.',
      at: new Date().toISOString(),
    }))
    await updateRows(app, 'aiConversations', { projectId }, { turns: JSON.stringify(turns) })
    const refused = await client.ask('dashboard.briefing.say', { projectId, text: 'Ancora una cosa.' })
    expect([refused.status, refused.code]).toEqual([409, 'CONVERSATION_FULL'])
    const tapped = await answer({ field: 'tone', value: 'Ironico' })
    expect(tapped.brief.tone).toBe('Ironico')
    expect(tapped.turns).toHaveLength(MAX_TURNS)
    await client.call('dashboard.briefing.restart', { projectId })
    expect((await conversation()).brief.tone).toBeNull()
    expect((await say('Un video aziendale')).turns).toHaveLength(3)
  })
})

describe('refused input', () => {
  const long = 'a'.repeat(2001)
  test.each([
    ['say', { text: ' \n\t​' }, { text: 'REQUIRED' }],
    ['say', { text: long }, { text: 'TOO_LONG' }],
    ['say', { text: 'I buyer', field: 'company' }, { field: 'OUT_OF_RANGE' }],
    ['say', { text: 'I buyer', as: 'order' }, { as: 'OUT_OF_RANGE' }],
    ['answer', { field: 'tone', value: 'a\0b' }, { value: 'INVALID_CHARACTERS' }],
    ['answer', { field: 'tone', value: long }, { value: 'TOO_LONG' }],
    ['answer', { field: 'tone' }, { value: 'REQUIRED' }],
    ['answer', { field: 'kind', value: 'film' }, { value: 'OUT_OF_RANGE' }],
    ['answer', { field: 'duration', value: 2 }, { value: 'OUT_OF_RANGE' }],
    ['answer', { field: 'deadline', value: '2020-01-01' }, { value: 'DAY_PAST' }],
    ['answer', { field: 'deadline', value: '2030-02-30' }, { value: 'INVALID_DATE' }],
    ['answer', { field: 'price', value: 1 }, { field: 'OUT_OF_RANGE' }],
  ] as const)('%s %j', async (act, input, fields) => {
    const { client, projectId } = await started()
    const refused = await client.ask(`dashboard.briefing.${act}`, { projectId, ...input })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields })
    expect(await listRows(app, 'aiConversations', { projectId })).toEqual([])
  })

  test('includes every change of a paid brief', async () => {
    const order = await makeOrder(app)
    const { client, projectId } = order
    await confirmQuote(client, projectId)
    await askToPay(order)
    const tone = { field: 'tone', value: 'Serio' }
    const inputs = { say: { text: 'I buyer' }, answer: tone, back: {}, send: {} }
    for (const [act, input] of Object.entries(inputs)) {
      const path = `dashboard.briefing.${act as keyof typeof inputs}` as const
      expect((await client.ask(path, { projectId, ...input })).code).toBe('PROJECT_PAID')
    }
    const byManager = await manager.client.ask('team.briefing.answer', { projectId, ...tone })
    expect(byManager.code).toBe('PROJECT_PAID')
  })
})

test('a deadline set by the team is kept and is the conversation’s delivery date', async () => {
  const { client, projectId, say, answer } = await completed()
  await manager.client.call('team.projects.setDeadline', { id: projectId, deadline: '2027-03-03' })
  await say('Grazie')
  await answer({ field: 'deadline', value: '2027-04-01' })
  const { items } = await client.call('dashboard.projects.list')
  expect(items.find(item => item.id === projectId)?.deadline).toBe('2027-03-03')
  const { deliveryBy } = await client.call('dashboard.briefing.conversation', { projectId })
  expect(deliveryBy).toBe('2027-03-03')
})

const wholeBrief = [
  { field: 'kind', value: 'corporate' },
  { field: 'audience', value: 'Gli albergatori' },
  { field: 'message', value: 'Il legno dura' },
  { field: 'tone', value: 'Caldo' },
  { field: 'duration', value: 60 },
  { field: 'materials', value: '' },
  { field: 'extras', value: [] as 'drone'[] },
  { field: 'deadline', value: null },
] as const

test('a manager writes the whole brief for a client, who sees its author and confirms the quote', async () => {
  const { client, projectId, email } = await makeClientWithProject(app)
  await manager.client.call('team.briefing.say', {
    projectId,
    text: 'Un video aziendale per la segheria?',
    requestId: randomUUID(),
  })
  for (const given of wholeBrief) await manager.client.call('team.briefing.answer', { projectId, ...given })
  const sent = await manager.client.call('team.briefing.send', { projectId })
  expect(sent).toMatchObject({ complete: true, sent: true })
  const shown = await client.call('dashboard.briefing.conversation', { projectId })
  const written = shown.turns.filter(({ who }) => who === 'client')
  expect(written.length).toBeGreaterThan(5)
  expect(written.every(({ byStudio }) => byStudio)).toBe(true)
  expect(written.some(({ isQuestion }) => isQuestion)).toBe(false)
  const quote = await client.call('dashboard.quote.get', { projectId })
  expect(quote).toMatchObject({ available: true, confirmedAt: null })
  expect(quote).toMatchObject({ lines: [{ byStudio: true }] })
  await app.mailbox.find(email, /Abbiamo scritto il brief per te/)
  await app.mailbox.find(manager.email, /Brief scritto per/)
  const own = await client.call('dashboard.briefing.answer', { projectId, field: 'tone', value: 'Solenne' })
  expect(own.turns.findLast(({ who }) => who === 'client')).not.toHaveProperty('byStudio')
})
