import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { expect, test } from 'vitest'
import { answering, modelReply as reply, startBriefingWithModel } from '../../support/briefing-with-model.ts'

const { model, talking } = await startBriefingWithModel()

const corporate = { field: 'kind', value: 'corporate', words: 'corporate' }

test('money is spoken of in the client’s own words only', async () => {
  const { say } = await talking()
  model.answer = () => answering('Capito: costa meno di un caffè al giorno. Che tono ti immagini?')
  const { turns } = await say('Deve restare che costa meno di un caffè al giorno')
  expect(turns.at(-1)?.text).toMatch(/^Capito: costa meno di un caffè al giorno\./)
  model.answer = () => answering('Il drone costa meno di una cena. Che tono ti immagini?')
  expect((await say('E il drone costa molto')).turns.at(-1)?.text).not.toContain('cena')
})

test('a figure that was said before may be said back, one that means something else is not taken', async () => {
  const { say } = await talking()
  model.answer = () => answering(reply, [corporate])
  expect((await say('Un video corporate entro il 20 febbraio')).brief.deadline).toMatch(/-02-20$/)
  model.answer = () =>
    answering(
      'Capito, il 12 febbraio si gira. Due minuti, bene. Che materiali avete già: logo, foto, testi?',
      [
        { field: 'not-meant', value: 'deadline', words: 'il 12 febbraio' },
        { field: 'note', value: 'si gira il 12 febbraio', words: 'si gira il 12 febbraio' },
      ],
    )
  const { brief } = await say('Due minuti, si gira il 12 febbraio')
  expect(brief).toMatchObject({ durationSeconds: 120, notes: ['si gira il 12 febbraio'] })
  expect(brief.deadline).toMatch(/-02-20$/)
  model.answer = () => answering('Il 12 febbraio si gira, il 20 febbraio serve il video. E per chi è?')
  expect((await say('Sì esatto')).turns.at(-1)?.text).toMatch(/^Il 12 febbraio si gira/)
})

test('a question about what is not open gives way to ours: the answers to tap are about that', async () => {
  model.answer = () => answering('Segnato. Che tono ti immagini?', [corporate], { asks: 'tone' })
  const { say } = await talking()
  const { asked, turns } = await say('Un video corporate')
  expect(asked).toBe('audience')
  expect(turns.at(-1)?.text).toMatch(/^Segnato\. .*\?$/)
  expect(turns.at(-1)?.text).not.toContain('tono')
  model.answer = () =>
    answering(
      'Segnato. Che tono ti immagini?',
      [
        { field: 'audience', value: 'le famiglie', words: 'le famiglie' },
        { field: 'left', value: 'message', words: 'il messaggio fate voi' },
      ],
      { asks: 'tone' },
    )
  expect((await say('Per le famiglie, il messaggio fate voi')).turns.at(-1)?.text).toBe(
    'Segnato. Che tono ti immagini?',
  )
})

test('what is added stands beside what was said, and what is taken back is asked for again', async () => {
  const { say } = await talking()
  model.answer = () =>
    answering(reply, [corporate, { field: 'audience', value: 'le famiglie', words: 'per le famiglie' }])
  await say('Un video corporate per le famiglie')
  model.answer = () =>
    answering(reply, [
      { field: 'audience', value: 'le scuole', words: 'anche le scuole', adds: true, or: null },
    ])
  expect((await say('E anche le scuole')).brief.audience).toBe('le famiglie; le scuole')
  model.answer = () =>
    answering(reply, [{ field: 'taken-back', value: 'audience', words: 'lascia stare il pubblico' }])
  const { brief, asked } = await say('Anzi lascia stare il pubblico, ci penso')
  expect(brief).toMatchObject({ kind: 'corporate', audience: null })
  expect(asked).toBe('audience')
})

test('words that could stand in two fields are asked about, and the answer needs no model', async () => {
  const { say } = await talking()
  model.answer = () =>
    answering(reply, [
      corporate,
      { field: 'audience', value: 'gli apprendisti', words: 'gli apprendisti', adds: false, or: 'goal' },
    ])
  const { turns } = await say('Un video corporate, gli apprendisti')
  expect(turns.at(-1)?.asks).toEqual({ words: 'gli apprendisti', from: 'audience', to: ['audience', 'goal'] })
  const { brief } = await say('È l’obiettivo')
  expect(brief).toMatchObject({ audience: null, goal: 'gli apprendisti' })
  expect(model.questions).toHaveLength(1)
})

test('a question orders nothing, but what it tells is taken', async () => {
  model.answer = () =>
    answering(reply, [
      corporate,
      { field: 'place', value: 'campo di Montegrosso', words: 'sul campo di Montegrosso' },
      { field: 'extra-wanted', value: 'drone', words: 'il drone' },
    ])
  const { say } = await talking()
  const { brief, turns } = await say('Un video corporate. E il drone sul campo di Montegrosso si può?')
  expect(brief).toMatchObject({ place: 'campo di Montegrosso', extras: [] })
  expect(turns.at(-1)?.offers).toEqual(['drone'])
})

test('an extra that is named with a doubt is offered at its price', async () => {
  model.answer = () =>
    answering(reply, [corporate, { field: 'extra-doubtful', value: 'drone', words: 'magari il drone' }])
  const { say } = await talking()
  const { brief, turns } = await say('Un video corporate, magari il drone')
  expect(brief.extras).toEqual([])
  expect(turns.at(-1)).toMatchObject({ offers: ['drone'], text: expect.stringMatching(/^Il drone: \+120/) })
})

test.each([choiceTexts.kind[0]?.says ?? '', 'asdfgh jklzxc', 'Ho sbagliato'])(
  'a tapped answer, an undo and what nobody can read need no model: %s',
  async words => {
    const { say } = await talking()
    await say(words)
    expect(model.questions).toEqual([])
  },
)
