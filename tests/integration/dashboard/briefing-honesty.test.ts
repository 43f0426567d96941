import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing } from '../../support/builders/briefings.ts'
import { getQuote } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { getRow } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const started = () => beginBriefing(app)

test('a turn says what it wrote, and an extra that was asked about is offered and not bought', async () => {
  const { say } = await started()
  const { turns, brief, asked } = await say('Un video aziendale di un minuto. I sottotitoli sono inclusi?')
  expect(turns.at(-1)).toMatchObject({
    wrote: [
      { field: 'kind', text: 'Video corporate' },
      { field: 'duration', text: '1 minuto' },
    ],
    offers: ['subtitles'],
  })
  expect(brief.extras).toEqual([])
  expect(asked).toBe('audience')
  expect((await say('ok, mettili')).brief.extras).toEqual(['subtitles'])
  expect((await say('ho sbagliato')).brief.extras).toEqual([])
})

test('what is not understood after the end is asked about, with all that is written to be corrected in place', async () => {
  const { say, sayAll } = await started()
  await say('Un video aziendale di un minuto')
  await sayAll(['le famiglie', 'siamo puntuali', 'caldo', 'il logo', 'niente', 'nessuna fretta'])
  const kept = await say('La fiera non c’entra niente')
  expect(kept.brief.notes).toContain('La fiera non c’entra niente')
  expect(kept.turns.at(-1)?.text).toContain('«La fiera non c’entra niente»: che cos’è?')
  const { asked, turns } = await say('Così non va')
  expect(asked).toBeNull()
  expect(turns.at(-1)?.text).toContain('Che cosa cambio?')
  expect(turns.at(-1)?.wrote?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['kind', 'audience', 'message', 'tone', 'duration', 'materials']),
  )
})

test('a question that nothing answers is in the inbox, told once, and answered where it was asked and by mail', async () => {
  const { client, email, projectId, say } = await started()
  const { turns, brief } = await say('Il vostro regista ha il brevetto da sub?')
  expect(turns.at(-1)?.text).toContain('giro la domanda al team')
  expect(brief.kind).toBeNull()
  const mail = await app.mailbox.find(manager.email, /Una domanda dal briefing/)
  expect(mail.text).toContain('Il vostro regista ha il brevetto da sub?')

  const { items } = await manager.client.call('team.leads.list', { kind: 'question' })
  const [lead] = items
  expect(lead).toMatchObject({ state: 'new', excerpt: 'Il vostro regista ha il brevetto da sub?' })
  expect(mail.text).toContain(`/team/leads/question/${lead?.id}`)
  const of = { kind: 'question', id: lead?.id ?? '' } as const
  expect(await manager.client.call('team.leads.get', of)).toMatchObject({ email, project: { id: projectId } })

  await manager.client.call('team.leads.reply', { ...of, text: 'Sì, fino a trenta metri.' })
  const answers = await client.call('dashboard.briefing.answers', { projectId })
  const asking = turns.find(({ who }) => who === 'client')
  expect(answers).toMatchObject([{ turnId: asking?.id, text: 'Sì, fino a trenta metri.' }])
  expect((await app.mailbox.find(email, /risposta/i)).text).toContain('Sì, fino a trenta metri.')
  const { items: news } = await client.call('dashboard.notifications.list')
  expect(news.map(({ title }) => title)).toContain('Il team ti ha risposto')
  expect((await manager.client.call('team.leads.get', of)).state).toBe('answered')
})

test('the one member who works on a project gets its questions; of two, neither does', async () => {
  const [editor, other] = [await makeMember(app, 'Video Editor'), await makeMember(app, 'Video Editor')]
  const seenBy = async (memberIds: string[]) => {
    const { projectId, say } = await started()
    await manager.client.call('team.projects.assign', { id: projectId, memberIds })
    await say('Il vostro regista ha il brevetto da sub?')
    const { items } = await editor.client.call('team.leads.list', { kind: 'question' })
    const seen = await getRow(app, 'clientQuestions', { projectId })
    return { assignee: seen.assigneeId, count: items.length }
  }
  expect(await seenBy([editor.memberId])).toEqual({ assignee: editor.memberId, count: 1 })
  expect(await seenBy([editor.memberId, other.memberId])).toEqual({ assignee: null, count: 1 })
})

test('a line of the quote names the client’s turn, not what was tapped in', async () => {
  const { client, projectId, say, sayAll, correct } = await started()
  await sayAll(['Un reel per i giovani, tono fresco, 30 secondi, con i sottotitoli', 'che siamo veloci'])
  await say('niente')
  await correct({ field: 'extras', value: ['subtitles', 'drone'] })
  await say('nessuna fretta')
  const quote = await getQuote({ client, projectId })
  expect(quote.lines.map(line => [line.code, line.said?.words ?? null])).toEqual([
    ['base', 'reel'],
    ['subtitles', expect.stringContaining('sottotitoli')],
    ['drone', null],
    ['short-video', '30 secondi'],
  ])
  expect(quote.lines[0]?.said?.at).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('the recap quotes the client, and what is quoted costs nothing', async () => {
  const { client, projectId, say, sayAll, writtenRecap } = await started()
  await say('Un video aziendale per chi noleggia droni, due minuti')
  await sayAll(['che il nostro drone non cade mai', 'serio', 'niente', 'niente', 'nessuna fretta'])
  const { summary } = await writtenRecap()
  expect(summary).toContain('Pubblico: «chi noleggia droni»')
  expect(summary).toContain('Messaggio: «che il nostro drone non cade mai»')
  const quote = await getQuote({ client, projectId })
  expect(quote.lines.map(({ code }) => code)).toEqual(['base'])
})
