import { randomUUID } from 'node:crypto'
import { MOST_TURNS } from 'shared/briefing/brief/limits'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing } from '../../support/builders/briefings.ts'
import { confirmQuote, getQuote } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeProject, makeRecap } from '../../support/builders/projects.ts'
import { updateRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const started = () => beginBriefing(app)

const answers = [
  'Un video aziendale per il nostro sito',
  'Lo guardano i buyer della grande distribuzione',
  'Che facciamo la pasta con grano italiano',
  'Caldo e concreto',
  'Un minuto',
  'Abbiamo il logo e qualche foto',
  'Sottotitoli e voce narrante',
  'Entro il 15 dicembre',
]

async function completed() {
  const briefing = await started()
  await briefing.sayAll(answers)
  return briefing
}

describe('the conversation', () => {
  test('says at once that it is an AI, and keeps nothing before the first answer', async () => {
    const { client, projectId, recap } = await started()
    const { turns, complete } = await client.call('dashboard.briefing.conversation', { projectId })
    expect(turns).toHaveLength(1)
    expect(turns[0]?.text).toMatch(/assistente virtuale|IA\b/)
    expect(complete).toBe(false)
    expect(await recap()).toEqual({ state: 'none' })
  })

  test('waits for the recap until it has what it needs, and then writes it', async () => {
    const { client, projectId, say, recap, writtenRecap, email } = await started()
    for (const answer of answers.slice(0, -1)) expect((await say(answer)).complete).toBe(false)
    expect(await recap()).toEqual({ state: 'waiting' })
    const done = await say(answers.at(-1) ?? '')
    expect([done.complete, done.completeness]).toEqual([true, 100])
    expect(await writtenRecap()).toMatchObject({ projectId })
    const quote = await getQuote({ client, projectId })
    expect(quote.lines.map(line => line.code)).toEqual(['base', 'voiceover', 'subtitles'])
    expect(quote.totalCents).toBe(97_000 + 9000 + 5000)
    await app.mailbox.find(email, /Abbiamo ricevuto il tuo recap/)
    await app.mailbox.find(manager.email, / ha completato «/)
  })

  test('hands kind, length and deadline to the project', async () => {
    const { client, projectId } = await completed()
    const { items } = await client.call('dashboard.projects.list')
    const project = items.find(item => item.id === projectId)
    expect(project).toMatchObject({ videoType: 'Video corporate', duration: '1 minuto' })
    expect(project?.deadline).toMatch(/-12-15$/)
  })

  test('rewrites its recap when a correction comes, unless the client has edited it', async () => {
    const { client, projectId, say, recap, writtenRecap } = await completed()
    await say('No, due minuti')
    const { id, summary } = await writtenRecap()
    expect(summary).toContain('2 minuti')
    const edited = { id, projectId, summary: 'Scritto da me.' }
    await client.call('dashboard.briefing.saveSummary', edited)
    const { turns } = await say('Anzi, tre minuti')
    expect(turns.at(-1)?.text).toContain('hai già modificato tu')
    expect(await recap()).toMatchObject({ summary: 'Scritto da me.' })
  })

  test('answers a repeated message once', async () => {
    const { client, projectId } = await started()
    const turn = { projectId, text: 'Un video aziendale', requestId: randomUUID() }
    const first = await client.call('dashboard.briefing.say', turn)
    expect(await client.call('dashboard.briefing.say', turn)).toEqual(first)
  })

  test('loses nothing when messages arrive at once', async () => {
    const { client, projectId, say } = await started()
    await Promise.all(answers.map(say))
    const { turns } = await client.call('dashboard.briefing.conversation', { projectId })
    expect(turns).toHaveLength(1 + 2 * answers.length)
  })

  test('ends in words when it has become too long, and begins again', async () => {
    const { client, projectId, say } = await started()
    await say('Un video aziendale')
    const turns = Array.from({ length: MOST_TURNS }, (_, index) => ({
      id: randomUUID(),
      who: index % 2 ? 'client' : 'assistant',
      text: 'Ancora.',
      at: new Date().toISOString(),
    }))
    await updateRows(app, 'aiConversations', { projectId }, { turns: JSON.stringify(turns) })
    const refused = await client.ask('dashboard.briefing.say', { projectId, text: 'Ancora una cosa.' })
    expect([refused.status, refused.code]).toEqual([409, 'CONVERSATION_FULL'])
    await client.call('dashboard.briefing.restart', { projectId })
    expect((await say('Un video aziendale')).turns.length).toBeGreaterThan(2)
  })

  test('can begin again; a recap that was written stays', async () => {
    const { client, projectId, recap } = await completed()
    expect((await client.call('dashboard.briefing.restart', { projectId })).turns).toHaveLength(1)
    expect(await recap()).toMatchObject({ state: 'ready' })
  })
})

describe('the recap', () => {
  test('typed by hand is complete at once', async () => {
    const { client, projectId, summary } = await started()
    await client.call('dashboard.briefing.saveSummary', { projectId, summary: '  Un reel per la fiera.  ' })
    expect(await summary()).toMatchObject({ summary: 'Un reel per la fiera.' })
  })

  test.each(['', '   ', '\n\t'])('is not saved empty: %j', async summary => {
    const { client, projectId } = await started()
    const { fields } = await client.ask('dashboard.briefing.saveSummary', { projectId, summary })
    expect(fields).toEqual({ summary: 'REQUIRED' })
  })

  test('is not overwritten by who began from an older one; the same words are no conflict', async () => {
    const { id: userId, client, projectId } = await started()
    const id = await makeRecap(app, { userId, projectId, summary: 'Un video aziendale.' })
    const { updatedAt: seenAt } = (await client.call('dashboard.briefing.summary', { projectId })) ?? {}
    if (!seenAt) throw new Error('There is no recap.')
    const first = { id, projectId, summary: 'Un reel per la fiera.', seenAt }
    app.clock.advance(1000)
    const saved = await client.call('dashboard.briefing.saveSummary', first)
    const late = await client.ask('dashboard.briefing.saveSummary', { ...first, summary: 'Uno spot.' })
    expect(late.code).toBe('RECAP_CHANGED')
    expect(await client.call('dashboard.briefing.saveSummary', first)).toEqual(saved)
    const knowing = { ...first, summary: 'Uno spot.', seenAt: saved.updatedAt }
    const insisted = await client.call('dashboard.briefing.saveSummary', knowing)
    expect(insisted).toMatchObject({ summary: 'Uno spot.' })
  })

  test('typed by hand in two tabs at once is not overwritten by the later one, which knew of none', async () => {
    const { client, projectId } = await started()
    const save = (summary: string) => client.ask('dashboard.briefing.saveSummary', { projectId, summary })
    expect((await save('Un reel per la fiera.')).status).toBe(200)
    expect((await save('Un reel per la fiera.')).status).toBe(200)
    expect((await save('Uno spot.')).code).toBe('RECAP_CHANGED')
    const summary = await client.call('dashboard.briefing.summary', { projectId })
    expect(summary).toMatchObject({ summary: 'Un reel per la fiera.' })
  })

  test('of another project of the same client can be linked; elsewhere it is not shown', async () => {
    const { id: userId, client, projectId, recap } = await started()
    const other = await makeProject(app, userId)
    const recapId = await makeRecap(app, { userId, projectId: other, summary: 'Un video aziendale.' })
    expect(await recap()).toMatchObject({ state: 'ready', id: recapId, projectId: other })
    expect(await client.call('dashboard.briefing.summary', { projectId })).toBeNull()
    expect(await client.call('dashboard.quote.get', { projectId })).toEqual({ available: false })
    await client.call('dashboard.briefing.link', { id: recapId, projectId })
    expect(await client.call('dashboard.briefing.summary', { projectId })).toMatchObject({ id: recapId })
    expect(await client.call('dashboard.briefing.summary', { projectId: other })).toBeNull()
  })

  test('of somebody else is neither shown nor linked', async () => {
    const stranger = await started()
    await makeRecap(app, { userId: stranger.id, projectId: stranger.projectId, summary: 'Segreto.' })
    const { client, projectId, recap } = await started()
    expect(await recap()).toEqual({ state: 'none' })
    const { id } = await stranger.writtenRecap()
    const stolen = await client.ask('dashboard.briefing.link', { id, projectId })
    expect(stolen.status).toBe(404)
  })
})

describe('what was confirmed or paid', () => {
  async function linkedAndConfirmed() {
    const first = await completed()
    const other = await makeProject(app, first.id)
    const { id } = await first.writtenRecap()
    await first.client.call('dashboard.briefing.link', { id, projectId: other })
    return { ...first, other, totalCents: await confirmQuote(first.client, other) }
  }

  test('is not changed by the conversation of the project that the recap came from', async () => {
    const { client, other, say, totalCents } = await linkedAndConfirmed()
    await say('Aggiungiamo anche il drone')
    const quote = await client.call('dashboard.quote.get', { projectId: other })
    expect(quote).toMatchObject({ totalCents, confirmedAt: expect.any(String) })
  })

  test('stays confirmed when nothing in the recap changes', async () => {
    const { client, projectId, writtenRecap } = await completed()
    await confirmQuote(client, projectId)
    const { id, summary } = await writtenRecap()
    await client.call('dashboard.briefing.saveSummary', { id, projectId, summary })
    await client.call('dashboard.briefing.link', { id, projectId })
    expect((await getQuote({ client, projectId })).confirmedAt).toEqual(expect.any(String))
  })

  test('a deadline set by the team is not taken back by the next words', async () => {
    const { client, projectId, say } = await completed()
    await manager.client.call('team.projects.setDeadline', { id: projectId, deadline: '2027-03-03' })
    await say('Grazie')
    const { items } = await client.call('dashboard.projects.list')
    expect(items.find(item => item.id === projectId)?.deadline).toBe('2027-03-03')
  })
})

test('an id of a message that was said is no way to say something else', async () => {
  const { client, projectId } = await started()
  const requestId = randomUUID()
  const first = { projectId, text: 'Un video aziendale', requestId }
  await client.call('dashboard.briefing.say', first)
  await client.call('dashboard.briefing.say', { projectId, text: 'Per i clienti', requestId: randomUUID() })
  const again = await client.call('dashboard.briefing.say', first)
  expect(again.turns).toHaveLength(5)
  const { code } = await client.ask('dashboard.briefing.say', { projectId, text: 'Altro', requestId })
  expect(code).toBe('REQUEST_ID_REUSED')
})
