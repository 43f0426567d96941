import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing } from '../../support/builders/briefings.ts'
import { askToPay, confirmQuote } from '../../support/builders/orders.ts'

const app = await startApp()

const everything =
  'Un video aziendale di un minuto per i buyer esteri, tono caldo, con sottotitoli, entro il 15 dicembre'

const talking = () => beginBriefing(app)

async function completed() {
  const talk = await talking()
  await talk.sayAll([everything, 'Che siamo affidabili', 'Il logo', 'Niente altro'])
  return talk
}

test('a correction changes the brief, the price and the project, and the conversation says so', async () => {
  const { client, projectId, say, correct } = await talking()
  const before = await say(everything)
  expect(before.estimateCents).toBe(97_000 + 5000)
  const extras = ['subtitles', 'drone'] as const
  await correct({ field: 'extras', value: [...extras] })
  const after = await correct({ field: 'duration', value: 30 })
  expect(after.brief).toMatchObject({ durationSeconds: 30, extras, extrasSettled: true })
  expect(after.estimateCents).toBe(97_000 + 5000 + 12_000 - 8000)
  expect(after.turns.at(-1)).toMatchObject({ who: 'assistant', text: 'Hai corretto la durata: 30 secondi.' })
  const { items } = await client.call('dashboard.projects.list')
  expect(items.find(item => item.id === projectId)).toMatchObject({ duration: '30 secondi' })
})

test('the recap is kept in step with a correction', async () => {
  const { correct, summary } = await completed()
  await correct({ field: 'tone', value: 'ironico' })
  expect((await summary())?.summary).toContain('Tono: «ironico»')
})

test('a recap edited by hand is left alone, and the conversation says that', async () => {
  const { client, projectId, correct, summary } = await completed()
  const edited = { id: (await summary())?.id, projectId, summary: 'Scritto da me.' }
  await client.call('dashboard.briefing.saveSummary', edited)
  const { turns } = await correct({ field: 'tone', value: 'serio' })
  expect(turns.at(-1)?.text).toContain('hai già modificato tu')
  expect(await summary()).toMatchObject({ summary: 'Scritto da me.' })
})

test('what was not said is offered at the end, once, and what is told is in the recap', async () => {
  const { client, projectId, correct, summary } = await completed()
  const invites = async () =>
    (await client.call('dashboard.briefing.conversation', { projectId })).turns.flatMap(
      turn => turn.invites ?? [],
    )
  expect(await invites()).toEqual(['place', 'people', 'goal', 'company'])
  await correct({ field: 'people', value: 'il titolare' })
  expect(await invites()).toHaveLength(4)
  expect((await summary())?.summary).toContain('In video: «il titolare»')
})

test('what could stand in two fields is asked, and a tap settles it', async () => {
  const { client, projectId, say } = await talking()
  await say('Un video corporate')
  const words = 'raccogliere fondi'
  const { turns } = await say(`per ${words}`)
  expect(turns.at(-1)?.asks).toEqual({ words, from: 'audience', to: ['goal', 'audience'] })
  const move = { projectId, from: 'audience', words, to: 'goal' } as const
  const after = await client.call('dashboard.briefing.refile', move)
  expect(after).toMatchObject({ asked: 'audience', brief: { goal: words, audience: null } })
  expect(after.turns.at(-1)?.asks).toBeUndefined()
})

test('a note is put where it belongs, in the brief, the recap and the talk', async () => {
  const { client, projectId, say, summary } = await completed()
  const note = 'il parcheggio per il furgone è dietro la chiesa'
  const { turns } = await say(note)
  expect(turns.at(-1)?.wrote).toContainEqual({ field: 'notes', note, text: `annotato: «${note}»` })
  const move = { projectId, from: 'notes', words: note, to: 'place' } as const
  const after = await client.call('dashboard.briefing.refile', move)
  expect(after.brief).toMatchObject({ place: note, notes: [] })
  expect(after.turns.at(-1)).toMatchObject({ wrote: [{ field: 'place', text: `luogo: «${note}»` }] })
  expect((await summary())?.summary).toContain(`Luogo: «${note}»`)
  expect(await client.call('dashboard.briefing.refile', move)).toEqual(after)
})

test('correcting to what is there already leaves no trace', async () => {
  const { say, correct } = await talking()
  const before = await say(everything)
  expect(await correct({ field: 'duration', value: 60 })).toEqual(before)
})

test('a brief can be filled by corrections alone', async () => {
  const { correct, recap } = await talking()
  await correct({ field: 'kind', value: 'hotel' })
  await correct({ field: 'audience', value: 'famiglie' })
  await correct({ field: 'message', value: 'Si sta bene' })
  await correct({ field: 'tone', value: 'caldo' })
  await correct({ field: 'duration', value: null })
  await correct({ field: 'materials', value: '' })
  await correct({ field: 'extras', value: [] })
  const done = await correct({ field: 'deadline', value: null })
  expect(done).toMatchObject({ complete: true, completeness: 100, estimateCents: 89_000 })
  expect(await recap()).toMatchObject({ state: 'ready' })
})

describe('what is refused', () => {
  test.each([
    [{ field: 'duration', value: 2 }, { value: 'OUT_OF_RANGE' }],
    [{ field: 'duration', value: '60' }, { value: 'OUT_OF_RANGE' }],
    [{ field: 'kind', value: 'film' }, { value: 'OUT_OF_RANGE' }],
    [{ field: 'tone', value: '  ' }, { value: 'REQUIRED' }],
    [{ field: 'tone', value: 'a'.repeat(601) }, { value: 'TOO_LONG' }],
    [{ field: 'deadline', value: '2020-01-01' }, { value: 'INVALID_DATE' }],
    [{ field: 'deadline', value: '31/12/2030' }, { value: 'INVALID_DATE' }],
    [{ field: 'notes', value: 'x' }, { field: 'OUT_OF_RANGE' }],
  ])('%j', async (correction, fields) => {
    const { client, projectId } = await talking()
    const refused = await client.ask('dashboard.briefing.correct', { projectId, ...correction })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('everything after payment', async () => {
    const { client, projectId } = await completed()
    await confirmQuote(client, projectId)
    await askToPay({ client, projectId }, { acceptHigher: true })
    const correction = { projectId, field: 'tone', value: 'serio' }
    const { code } = await client.ask('dashboard.briefing.correct', correction)
    expect(code).toBe('PROJECT_PAID')
  })
})
