import { sql } from 'kysely'
import { slots } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { closingQuestion, interviewTexts } from 'shared/messages/it/interview'
import { news } from 'shared/messages/it/news'
import { describe, expect, inject, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing, completeBriefing } from '../../support/builders/briefings.ts'
import { confirmQuote, getQuote, payDeposit } from '../../support/builders/orders.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { makeProject, makeRecap } from '../../support/builders/projects.ts'
import { agreeOn } from '../../support/builders/proposals.ts'
import { getRow, insertRows, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const TEN_MINUTES = 10 * 60_000

const started = () => beginBriefing(app)
const completed = () => completeBriefing(app)

async function sent() {
  const briefing = await completed()
  await briefing.send()
  return briefing
}

/** Creates a sent brief whose recap the client has edited. */
async function editedByHand(summary = 'Un video aziendale con drone.') {
  const briefing = await sent()
  const { client, projectId } = briefing
  const { id } = await briefing.sentRecap()
  await client.call('dashboard.briefing.saveSummary', { id, projectId, summary })
  return { ...briefing, summaryByHand: summary }
}

/** Lists the manager's notifications of a project with a title. */
const newsOf = async (projectId: string, title: string) => {
  const { items } = await manager.client.call('team.notifications.list')
  return items.filter(one => one.title === title && one.link?.includes(projectId))
}

describe('sending', () => {
  test('is the next act once every question is answered, until it is done', async () => {
    const awaitsSending = async ({ client, projectId }: Awaited<ReturnType<typeof started>>) =>
      (await client.call('dashboard.status.get', { projectId })).awaitsSending
    expect(await awaitsSending(await started())).toBe(false)
    const briefing = await completed()
    expect(await awaitsSending(briefing)).toBe(true)
    await briefing.send()
    expect(await awaitsSending(briefing)).toBe(false)
  })

  test('writes the recap and notifies client and team once, also concurrently, and no one before', async () => {
    const { client, email, userId, projectId, recap, send } = await completed()
    const approver = await makeColleague(app, userId, { hats: ['approver'] })
    expect(await recap()).toEqual({ state: 'waiting' })
    expect(await client.call('dashboard.quote.get', { projectId })).toEqual({ available: false })
    expect(await listRows(app, 'briefingProgress', { projectId })).toEqual([])

    const [answer, ...others] = await Promise.all([send(), send(), send()])
    if (!answer) throw new Error('Nothing was answered.')
    const { brief, ...after } = answer
    expect(after).toMatchObject({ sent: true, recapEditedByHand: false, complete: true })
    expect([...others, await send()]).toEqual([answer, answer, answer])
    await send({ replaceText: true })
    expect(await listRows(app, 'briefingProgress', { projectId })).toHaveLength(1)
    expect(await recap()).toMatchObject({ state: 'ready', projectId, summary: composeSummary(brief) })
    const quote = await getQuote({ client, projectId })
    expect(quote.lines.map(line => line.code)).toEqual(['base', 'voiceover', 'subtitles'])
    expect(quote.totalCents).toBe(97_000 + 9000 + 5000)

    await app.mailbox.find(manager.email, / ha completato il brief di «/)
    await app.mailbox.find(email, /Abbiamo ricevuto il tuo recap/)
    expect(await app.mailbox.list(email, /Abbiamo ricevuto il tuo recap/)).toHaveLength(1)
    // Both lead to the quote, which an approver cannot open.
    expect(await app.mailbox.list(approver.email)).toEqual([])
    expect(await listRows(app, 'notifications', { userId: approver.id })).toEqual([])
    expect(await newsOf(projectId, news.newBrief.title)).toHaveLength(1)
    expect(await newsOf(projectId, news.briefChanged.title)).toEqual([])
  })

  test('is refused while answers are missing; a story needs a kind', async () => {
    const { client, projectId, answer, send } = await started()
    const refused = async () => (await client.ask('dashboard.briefing.send', { projectId })).code
    expect(await refused()).toBe('BRIEF_INCOMPLETE')
    await answer({ field: 'description', value: 'Uno spot per la fiera.' })
    expect(await refused()).toBe('BRIEF_INCOMPLETE')
    await answer({ field: 'kind', value: 'advertising' })
    expect((await send()).sent).toBe(true)
  })
})

describe('an answer after sending', () => {
  test('rewrites the recap, withdraws the confirmation and notifies the team once in ten minutes', async () => {
    const { client, projectId, answer, sentRecap } = await sent()
    await confirmQuote(client, projectId)
    app.clock.advance(TEN_MINUTES)
    const { turns, sent: isSent } = await answer({ field: 'duration', value: 30 })
    expect(isSent).toBe(true)
    expect(turns.at(-1)?.wrote).toEqual([{ field: 'duration', text: '30 secondi' }])
    expect((await sentRecap()).summary).toContain('Durata: 30 secondi')
    expect((await getQuote({ client, projectId })).confirmedAt).toBeNull()
    await answer({ field: 'tone', value: 'Ironico' })
    await waitFor(async () => expect(await newsOf(projectId, news.briefChanged.title)).toHaveLength(1))

    app.clock.advance(TEN_MINUTES)
    await answer({ field: 'tone', value: 'Serio' })
    await waitFor(async () => expect(await newsOf(projectId, news.briefChanged.title)).toHaveLength(2))
    expect((await sentRecap()).summary).toContain('Tono: «Serio»')
    expect(await newsOf(projectId, news.newBrief.title)).toHaveLength(1)
  })

  test('to the last question of a sent story reports that the recap is updated', async () => {
    const { answer, say, send } = await started()
    await answer({ field: 'description', value: 'Uno spot per la fiera.' })
    await answer({ field: 'kind', value: 'advertising' })
    await send()
    for (const field of slots.slice(1)) await answer({ field, unsure: true })
    const last = await say('Il parcheggio è dietro la chiesa')
    expect([last.question, last.turns.at(-1)?.text]).toEqual([null, interviewTexts.afterSending])
    const later = await say('Suonate due volte')
    expect(later.turns.at(-1)?.text).toBe(interviewTexts.keptAsNote)
    expect((await answer({ field: 'tone', value: 'Serio' })).turns.at(-1)?.text).toBe(
      interviewTexts.afterSending,
    )
  })

  test('without a change withdraws nothing', async () => {
    const { client, projectId, answer, back, sentRecap } = await sent()
    await confirmQuote(client, projectId)
    const { id, summary } = await sentRecap()
    await answer({ field: 'duration', value: 60 })
    await back()
    await client.call('dashboard.briefing.saveSummary', { id, projectId, summary })
    await client.call('dashboard.briefing.link', { id, projectId })
    expect((await getQuote({ client, projectId })).confirmedAt).toEqual(expect.any(String))
  })

  test('puts typed text into the quote, but no choices', async () => {
    const { client, projectId, answer } = await sent()
    const said = async () =>
      (await getQuote({ client, projectId })).lines.map(line => line.said?.words ?? null)
    expect(await said()).toEqual(['Video aziendale', null, null])
    await answer({ field: 'kind', value: 'hotel' })
    expect(await said()).toEqual([null, null, null])
  })
})

describe('a recap edited by hand', () => {
  test('is not replaced by the fields once a colleague has written a newer one', async () => {
    const { client, projectId, conversation, sentRecap, summary } = await editedByHand()
    const { recapUpdatedAt: seenAt } = await conversation()
    const { id } = await sentRecap()
    app.clock.advance(1000)
    await client.call('dashboard.briefing.saveSummary', { id, projectId, summary: 'Uno spot.' })
    const sendAgain = { projectId, replaceText: true, seenAt }
    expect((await client.ask('dashboard.briefing.send', sendAgain)).code).toBe('RECAP_CHANGED')
    expect(await summary()).toMatchObject({ summary: 'Uno spot.' })
    const knowing = { ...sendAgain, seenAt: (await conversation()).recapUpdatedAt }
    app.clock.advance(1000)
    for (const answer of ['first', 'repeated'])
      expect(await client.call('dashboard.briefing.send', knowing), answer).toMatchObject({
        recapEditedByHand: false,
      })
  })

  test('is not changed by answers until the fields are sent in its place', async () => {
    const { client, projectId, answer, conversation, send, summary, summaryByHand } = await editedByHand()
    expect((await conversation()).recapEditedByHand).toBe(true)
    await confirmQuote(client, projectId)
    const { brief, turns } = await answer({ field: 'tone', value: 'Serio' })
    expect(brief.tone).toBe('Serio')
    expect(turns.at(-1)?.text).toContain(closingQuestion.ask)
    expect(await summary()).toMatchObject({ summary: summaryByHand })
    expect((await getQuote({ client, projectId })).confirmedAt).not.toBeNull()
    await send()
    expect(await summary()).toMatchObject({ summary: summaryByHand })

    const back = await send({ replaceText: true })
    expect(back.recapEditedByHand).toBe(false)
    expect(await summary()).toMatchObject({ summary: composeSummary(back.brief) })
    expect((await getQuote({ client, projectId })).confirmedAt).toBeNull()
    await answer({ field: 'tone', value: 'Ironico' })
    expect((await summary())?.summary).toContain('Tono: «Ironico»')
  })

  test('explains its quote by its own words instead of earlier messages', async () => {
    const { client, projectId } = await editedByHand('Un video per hotel.')
    const [line] = (await getQuote({ client, projectId })).lines
    expect([line?.because?.text, line?.said]).toEqual(['hotel', null])
  })

  test('stays one when it says what the fields say', async () => {
    const { client, projectId, conversation, sentRecap } = await sent()
    const { id, summary } = await sentRecap()
    const save = (text: string) =>
      client.call('dashboard.briefing.saveSummary', { id, projectId, summary: text })
    await save(`${summary}\nGrazie.`)
    await save(summary)
    expect((await conversation()).recapEditedByHand).toBe(true)
  })

  test('is kept as a text when the conversation restarts', async () => {
    const { client, projectId, answer, conversation, sentRecap } = await sent()
    const before = await sentRecap()
    const { turns } = await client.call('dashboard.briefing.restart', { projectId })
    expect(turns).toHaveLength(1)
    await answer({ field: 'kind', value: 'hotel' })
    expect(await conversation()).toMatchObject({ sent: true, recapEditedByHand: true })
    expect(await sentRecap()).toEqual(before)
  })
})

describe("the quote's switches", () => {
  test('change the extras of the brief, which the recap lists once', async () => {
    const { client, projectId, conversation, sentRecap } = await sent()
    const off = await client.call('dashboard.quote.decline', { projectId, code: 'voiceover' })
    expect(off).toMatchObject({ totalCents: 97_000 + 5000 })
    const { brief, recapEditedByHand, turns } = await conversation()
    expect(brief).toMatchObject({ extras: ['subtitles'], declined: ['voiceover'] })
    expect(recapEditedByHand).toBe(false)
    const { summary } = await sentRecap()
    expect(summary).toBe(composeSummary(brief))
    expect(summary).toContain('Da prevedere: sottotitoli.')
    expect(off.summary).toBe(summary)

    const on = await client.call('dashboard.quote.addExtra', { projectId, code: 'drone' })
    expect(on.totalCents).toBe(97_000 + 5000 + 12_000)
    expect((await conversation()).brief.extras).toEqual(['subtitles', 'drone'])
    expect((await sentRecap()).summary).toContain('Da prevedere: sottotitoli, drone.')
    expect((await conversation()).turns).toEqual(turns)
  })

  test('withdraw a confirmation only if they change something', async () => {
    const { client, projectId } = await sent()
    await confirmQuote(client, projectId)
    const of = (code: 'drone' | 'subtitles') => ({ projectId, code })
    expect((await client.call('dashboard.quote.addExtra', of('subtitles'))).confirmedAt).not.toBeNull()
    expect((await client.call('dashboard.quote.addExtra', of('drone'))).confirmedAt).toBeNull()
  })

  test('edit the text of a recap edited by hand', async () => {
    const { client, projectId, conversation, summaryByHand } = await editedByHand()
    const { brief } = await conversation()
    const on = await client.call('dashboard.quote.addExtra', { projectId, code: 'music' })
    expect(on).toMatchObject({
      totalCents: 97_000 + 12_000 + 7000,
      summary: `${summaryByHand}\n\nCon musica originale.`,
    })
    expect(await conversation()).toMatchObject({ brief, recapEditedByHand: true })
  })
})

test('a brief given after payment changes no price or confirmation, and is closed once sent', async () => {
  const { client, projectId, answer, send } = await started()
  await agreeOn(manager, { client, projectId }, 'quote', 120_000)
  await payDeposit({ client, projectId })
  const before = await getQuote({ client, projectId })
  await answer({ field: 'description', value: 'Uno spot con il drone.' })
  await answer({ field: 'kind', value: 'advertising' })
  await answer({ field: 'extras', value: ['drone'] })
  expect((await send()).sent).toBe(true)
  const { totalCents, confirmedAt } = await getQuote({ client, projectId })
  expect({ totalCents, confirmedAt }).toEqual({ totalCents: 120_000, confirmedAt: before.confirmedAt })
  const late = { projectId, field: 'tone', value: 'Serio' }
  expect((await client.ask('dashboard.briefing.answer', late)).code).toBe('PROJECT_PAID')
  expect((await client.ask('dashboard.briefing.send', { projectId })).code).toBe('PROJECT_PAID')
})

describe('the recap', () => {
  test('edited by hand is sent at once and kept, without a complete brief, unless empty or too long', async () => {
    const { client, email, projectId, conversation, send, summary } = await started()
    const save = (text: string) => client.ask('dashboard.briefing.saveSummary', { projectId, summary: text })
    expect((await save(' \n\t')).fields).toEqual({ summary: 'REQUIRED' })
    expect((await save('a'.repeat(40_001))).fields).toEqual({ summary: 'TOO_LONG' })
    await save('  Un reel per la fiera.  ')
    expect(await conversation()).toMatchObject({ sent: true, recapEditedByHand: true })
    expect(await send()).toMatchObject({ sent: true, recapEditedByHand: true })
    expect(await summary()).toMatchObject({ summary: 'Un reel per la fiera.' })
    const refused = await client.ask('dashboard.briefing.send', { projectId, replaceText: true })
    expect(refused.code).toBe('BRIEF_INCOMPLETE')
    await app.mailbox.find(email, /Abbiamo ricevuto il tuo recap/)
  })
  test('is refused over a newer one; the same text is no conflict', async () => {
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

  test('edited by hand is not overwritten by a second tab that has not loaded it', async () => {
    const { client, projectId, summary } = await started()
    const save = (text: string) => client.ask('dashboard.briefing.saveSummary', { projectId, summary: text })
    expect((await save('Un reel per la fiera.')).status).toBe(200)
    expect((await save('Un reel per la fiera.')).status).toBe(200)
    expect((await save('Uno spot.')).code).toBe('RECAP_CHANGED')
    expect(await summary()).toMatchObject({ summary: 'Un reel per la fiera.' })
  })

  test('that a newer one has replaced meanwhile is not brought back by an edit', async () => {
    const { id: userId, client, projectId, sentRecap, summary } = await sent()
    const { id, updatedAt: seenAt } = await sentRecap()
    app.clock.advance(1000)
    // As a finished call writes it.
    const newer = await makeRecap(app, { userId, projectId, summary: 'Uno spot.' })
    await updateRows(app, 'briefingProgress', { id: newer }, { updatedAt: app.clock.now() })
    const edit = { id, projectId, summary: 'Un reel per la fiera.', seenAt }
    expect((await client.ask('dashboard.briefing.saveSummary', edit)).code).toBe('RECAP_CHANGED')
    expect(await summary()).toMatchObject({ id: newer, summary: 'Uno spot.' })
  })

  test('of another project of the client can be linked as a text, and is shown only there', async () => {
    const { id: userId, client, projectId, conversation, recap, summary } = await started()
    const other = await makeProject(app, userId)
    const recapId = await makeRecap(app, { userId, projectId: other, summary: 'Un video aziendale.' })
    expect(await recap()).toMatchObject({ state: 'ready', id: recapId, projectId: other })
    expect(await summary()).toBeNull()
    expect(await client.call('dashboard.quote.get', { projectId })).toEqual({ available: false })
    await client.call('dashboard.briefing.link', { id: recapId, projectId })
    expect(await summary()).toMatchObject({ id: recapId })
    expect(await conversation()).toMatchObject({ sent: true, recapEditedByHand: true })
    expect(await client.call('dashboard.briefing.summary', { projectId: other })).toBeNull()
  })

  test('is not linked over a recap that a colleague has written meanwhile', async () => {
    const { id: userId, client, projectId, summary } = await started()
    const other = await makeProject(app, userId)
    const id = await makeRecap(app, { userId, projectId: other, summary: 'Un video aziendale.' })
    const colleague = await makeColleague(app, userId)
    await colleague.client.call('dashboard.briefing.saveSummary', { projectId, summary: 'Uno spot.' })
    expect((await client.ask('dashboard.briefing.link', { id, projectId })).code).toBe('RECAP_CHANGED')
    expect(await summary()).toMatchObject({ summary: 'Uno spot.' })
    expect(await client.call('dashboard.briefing.summary', { projectId: other })).toMatchObject({ id })
  })

  test('linked and confirmed is not changed by the conversation of its original project', async () => {
    const { id: userId, client, answer, conversation, sentRecap, send } = await sent()
    const other = await makeProject(app, userId)
    const { id } = await sentRecap()
    await client.call('dashboard.briefing.link', { id, projectId: other })
    const totalCents = await confirmQuote(client, other)
    expect((await conversation()).sent).toBe(false)
    await answer({ field: 'extras', value: ['drone'] })
    expect((await send()).sent).toBe(true)
    const quote = await client.call('dashboard.quote.get', { projectId: other })
    expect(quote).toMatchObject({ totalCents, confirmedAt: expect.any(String) })
  })

  test.for(['link', 'saveSummary'] as const)(
    'that is moved meanwhile is refused: %s',
    async (act, { skip }) => {
      skip(inject('template').kind === 'embedded', 'one connection has no concurrent transactions')
      const { id: userId, client, projectId } = await started()
      const [from, elsewhere] = [await makeProject(app, userId), await makeProject(app, userId)]
      const id = await makeRecap(app, { userId, projectId: from, summary: 'Un video aziendale.' })
      const { db } = app.context
      let answer: Promise<{ code?: string | undefined }> | undefined
      await db.transaction().execute(async trx => {
        await trx.selectFrom('projects').select('id').where('id', '=', from).forUpdate().execute()
        answer =
          act === 'link'
            ? client.ask('dashboard.briefing.link', { id, projectId })
            : client.ask('dashboard.briefing.saveSummary', { id, projectId: from, summary: 'Un altro.' })
        await waitFor(async () => {
          const { rows } = await sql`select from pg_locks where not granted`.execute(db)
          expect(rows).not.toEqual([])
        })
        await trx.updateTable('briefingProgress').set({ projectId: elsewhere }).where('id', '=', id).execute()
      })
      expect((await answer)?.code).toBe('RECAP_CHANGED')
      expect(await getRow(app, 'briefingProgress', { id })).toMatchObject({
        projectId: elsewhere,
        briefingSummary: 'Un video aziendale.',
      })
    },
  )

  test('of one company is neither shown nor linked in another company of the user', async () => {
    const { id: userId, client, projectId, recap } = await started()
    const { companyId, ...owner } = await makeClient(app)
    const theirs = await makeProject(app, owner.id)
    const id = await makeRecap(app, { userId: owner.id, projectId: theirs, summary: 'Segreto.' })
    await insertRows(app, 'companyMembers', [{ companyId, userId, hats: ['representative'] }])
    expect(await recap()).toEqual({ state: 'none' })
    expect((await client.ask('dashboard.briefing.link', { id, projectId })).code).toBe('NOT_FOUND')
  })

  test('keeps its conversation', async () => {
    const { projectId, conversation } = await sent()
    const { transcriptData } = await getRow(app, 'briefingProgress', { projectId })
    const { turns } = await conversation()
    expect((transcriptData as object[]).length).toBe(turns.length)
  })
})
