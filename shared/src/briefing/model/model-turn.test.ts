import { describe, expect, test } from 'vitest'
import { questionTexts } from '../../messages/it/interview.ts'
import { newInterview, questionOf } from '../interview/interview.ts'
import { modelAnswer } from './model-answer.ts'
import { isSafeReply, modelStep } from './model-turn.ts'

const TODAY = '2026-11-28'
const text = 'Vorremmo un corporate per i clienti tedeschi, due minuti, magari col drone, entro il 15 gennaio'
const said = { text, turnId: 'turn', today: TODAY }

const facts = [
  { field: 'kind', value: 'corporate', words: 'un corporate' },
  { field: 'audience', words: 'i clienti tedeschi' },
  { field: 'duration', words: 'due minuti' },
  { field: 'deadline', words: 'entro il 15 gennaio' },
  { field: 'extra', value: 'drone', words: 'magari col drone' },
]

const stepOf = (answer: unknown) => modelStep(newInterview, said, modelAnswer.parse(answer))

describe('modelStep', () => {
  test('writes facts, computes length and day, and only proposes extras', () => {
    const step = stepOf({ reply: 'Che cosa deve restare in testa?', facts })
    expect(step?.interview.brief).toMatchObject({
      kind: 'corporate',
      audience: 'i clienti tedeschi',
      durationSeconds: 120,
      deadline: '2027-01-15',
      extras: [],
    })
    expect(step?.proposals).toEqual([{ field: 'extras', value: 'drone', amountCents: 120_00 }])
    expect(step?.reply).toBe('Che cosa deve restare in testa?')
    expect(questionOf(step?.interview ?? newInterview)?.field).toBe('message')
  })

  test('drops facts that do not quote this message', () => {
    const step = stepOf({ reply: '', facts: [facts[0], { field: 'audience', words: 'gli svizzeri' }] })
    expect(step?.interview.brief.audience).toBeNull()
    expect(step?.reply).toBe(questionTexts.audience.ask)
  })

  test('stores an unreadable length as a note', () => {
    const step = modelStep(
      newInterview,
      { ...said, text: 'né lungo né corto' },
      modelAnswer.parse({ reply: '', facts: [{ field: 'duration', words: 'né lungo né corto' }] }),
    )
    expect(step?.interview.brief).toMatchObject({ durationSeconds: null, notes: ['né lungo né corto'] })
  })

  test('keeps the source of a length beside words that name none', () => {
    const length = stepOf({ reply: '', facts: [facts[2]] })?.interview
    const step = modelStep(
      length ?? newInterview,
      { ...said, turnId: 'later', text: 'né lungo né corto' },
      modelAnswer.parse({ reply: '', facts: [{ field: 'duration', words: 'né lungo né corto' }] }),
    )
    expect(step?.interview.brief.durationSeconds).toBe(120)
    expect(step?.interview.sources).toEqual({ duration: { turnId: said.turnId, words: 'due minuti' } })
  })

  test('is null without a valid fact, so that the interview handles the message', () => {
    expect(stepOf({ reply: 'Fatto!', facts: [{ field: 'audience', words: 'gli svizzeri' }] })).toBeNull()
    expect(stepOf({ reply: 'Fatto!', facts: [] })).toBeNull()
  })

  test('refuses an answer without any valid fact', () => {
    expect(
      modelAnswer.safeParse({ reply: '', facts: [{ field: 'price', words: 'un corporate' }] }).success,
    ).toBe(false)
  })
})

describe('isSafeReply', () => {
  test.each([
    'Bene, chi lo guarderà?',
    'Due minuti, col drone: che tono immagini?',
    'Il 15 gennaio va bene. Che tono immagini?',
  ])('allows %j', reply => {
    expect(isSafeReply(reply, text)).toBe(true)
  })

  test.each([
    '',
    'Costa 300 euro.',
    'Te lo facciamo gratis.',
    'Sono 90 secondi.',
    'Dura tre minuti.',
    'Pronto domani!',
    'Consegniamo in tre giorni.',
    'Ho aggiunto la voce narrante.',
    'Vai su https://example.com',
    'Vai su example.com',
    'Scrivi a info@example.com',
    'Chiama il 02 1234567',
    '<b>Bene</b>',
    '**Bene**',
    'Sono una persona vera.',
  ])('refuses %j', reply => {
    expect(isSafeReply(reply, text)).toBe(false)
  })
})
