import { assistantTexts } from 'shared/messages/it/briefing'
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

test('our rules make figures of the words that a model points at', async () => {
  const { say } = await talking()
  const facts =
    (...more: object[]) =>
    () =>
      answering(reply, [corporate, ...more])
  const duration = (words: string) => ({ field: 'duration', value: words, words })
  const deadline = (words: string) => ({ field: 'deadline', value: words, words })
  model.answer = facts(duration('Un minuto'), deadline('per il 15 marzo'))
  const first = await say(
    'Un corporate per il 15 marzo, dal 3 al 6 febbraio siamo in fiera. Un minuto può bastare?',
  )
  expect(first.brief).toMatchObject({ durationSeconds: 60, deadline: expect.stringMatching(/-03-15$/) })
  model.answer = facts(deadline('per settembre'))
  const second = await say('Anzi per settembre')
  expect(second.brief).toMatchObject({ deadline: null, notes: ['per settembre'] })
  model.answer = facts(deadline('prima dell’assemblea di ottobre'))
  expect((await say('Anzi prima dell’assemblea di ottobre')).brief).toMatchObject({
    deadline: null,
    notes: ['per settembre', 'ottobre', 'prima dell’assemblea di ottobre'],
  })
  model.answer = facts(deadline('il prima possibile'))
  expect((await say('No, il prima possibile')).brief.unknowns).toContain('deadline')
  model.answer = facts(duration('il tempo giusto'))
  expect((await say('Dura il tempo giusto')).brief.durationSeconds).toBe(60)
})

test('a figure that the client wrote before may be said back, and confirmed by a yes', async () => {
  const { say } = await talking()
  model.answer = () =>
    answering('Un corporate di due minuti, ti va bene? Che materiali hai: logo, foto?', [corporate])
  expect((await say('Un corporate, diciamo due minuti?')).turns.at(-1)?.text).toMatch(
    /^Un corporate di due minuti/,
  )
  model.answer = () =>
    answering('Due minuti, bene. E per chi è?', [
      { field: 'duration', value: 'due minuti', words: 'due minuti' },
    ])
  const { brief, turns } = await say('Sì esatto')
  expect(brief.durationSeconds).toBe(120)
  expect(turns.at(-1)?.text).toMatch(/^Due minuti, bene/)
  model.answer = () => answering(reply, [{ field: 'tone', value: 'diciamo due', words: 'diciamo due' }])
  expect((await say('Sì')).brief.tone).toBeNull()
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
      { field: 'audience', value: 'le scuole', words: 'anche le scuole', adds: null, or: null },
    ])
  expect((await say('E anche le scuole')).brief.audience).toBe('le famiglie; le scuole')
  model.answer = () =>
    answering(reply, [{ field: 'audience', value: 'i nonni', words: 'i nonni', adds: false, or: null }])
  expect((await say('Anzi, i nonni')).brief.audience).toBe('i nonni')
  model.answer = () =>
    answering(reply, [{ field: 'taken-back', value: 'audience', words: 'lascia stare il pubblico' }])
  const { brief, asked } = await say('Anzi lascia stare il pubblico, ci penso')
  expect(brief).toMatchObject({ kind: 'corporate', audience: null })
  expect(asked).toBe('audience')
})

test('a note that is no longer meant goes, and no other one', async () => {
  const { say } = await talking()
  const note = (value: string) => ({ field: 'note', value, words: value })
  model.answer = () => answering(reply, [corporate, note('musica lenta'), note('si riapre a marzo')])
  await say('Un video corporate, musica lenta, si riapre a marzo')
  const gone = { field: 'note-taken-back', value: 'musica lenta', words: 'ci ho ripensato' }
  model.answer = () => answering(reply, [gone])
  expect((await say('Sulla musica ci ho ripensato')).brief.notes).toEqual(['si riapre a marzo'])
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

test('what only seeks assent is not passed on to the team, a question is', async () => {
  const { say } = await talking()
  const text = 'Il sapore della nonna lo lasciamo così, va bene?'
  const words = 'Il sapore della nonna lo lasciamo così, va bene'
  model.answer = () => answering(reply, [{ field: 'no-question', value: true, words }])
  expect((await say(text)).turns.at(-1)?.text).toBe(reply)
  model.answer = () => answering(reply)
  expect((await say(text)).turns.at(-1)?.text).toContain('giro la domanda al team')
})

test('a question that our rules have not seen is answered, one that they misread goes to the team', async () => {
  const { say } = await talking()
  const asking = (field: string, words: string) => ({ field, value: true, words })
  model.answer = () =>
    answering(reply, [
      corporate,
      asking('question', 'se il logo si possa animare senza costi'),
      { field: 'extra-wanted', value: 'logo-animation', words: 'il logo si possa animare' },
    ])
  const first = await say('Un video corporate. Le chiedo anche se il logo si possa animare senza costi')
  expect(first.turns.at(-1)).toMatchObject({
    text: expect.stringMatching(/Il logo animato: \+80/),
    offers: ['logo-animation'],
  })
  expect(first.brief.extras).toEqual([])
  model.answer = () => answering(reply, [asking('misanswered', 'Per le minorenni serve un foglio?')])
  expect((await say('Per le minorenni serve un foglio?')).turns.at(-1)?.text).toMatch(
    /^A questo non so rispondere/,
  )
  const told = JSON.stringify(model.questions.at(-1)?.messages)
  expect(told).toContain('answeredByUs')
})

test('the end is told in our words, with what is left open', async () => {
  const { say } = await talking()
  const all = ['kind', 'audience', 'message', 'tone', 'duration', 'materials', 'extras', 'deadline']
  model.answer = () =>
    answering(
      'Va bene.',
      all.map(value => ({ field: 'left', value, words: 'fate tutto voi' })),
      { asks: null },
    )
  const { complete, turns } = await say('Di questo video fate tutto voi, davvero')
  expect(complete).toBe(true)
  expect(turns.at(-1)?.text).toContain(assistantTexts.done)
  expect(turns.at(-1)?.text).toContain('Restano da decidere')
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

test('a provider without schemas leads as well, whatever it puts around its answer', async () => {
  model.takesNoSchema = true
  const { text } = answering(reply, [corporate])
  model.answer = () => ({ text: `Ecco:\n\`\`\`json\n${text}\n\`\`\`` })
  const { say } = await talking()
  const { brief, turns } = await say('Un video corporate')
  expect(brief.kind).toBe('corporate')
  expect(turns.at(-1)?.text).toBe(reply)
  expect(model.questions.at(-1)?.response_format).toEqual({ type: 'json_object' })
})
