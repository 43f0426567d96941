import { expect, test } from 'vitest'
import { factSheet } from '../../catalogue/fact-sheet.ts'
import { questionSamples } from '../../catalogue/question-samples.ts'
import { emptyBrief } from '../brief/brief.ts'
import { answerTo, topicOf } from './questions.ts'

const samples = Object.entries(questionSamples).flatMap(([topic, texts]) =>
  texts.map(text => [text, topic] as const),
)

test.each(samples)('the sample %j is about %s or passed on', (text, topic) => {
  expect([topic, null]).toContain(topicOf(text))
})

test('nine of ten samples are answered', () => {
  const answered = samples.filter(([text]) => topicOf(text) !== null)
  expect(answered.length / samples.length).toBeGreaterThan(0.9)
})

test.each([
  ['I sottotitoli, quanto costano?', 'subtitles'],
  ['quanto costa il drone?', 'drone'],
  ['quante revisioni ho?', 'revisions'],
  ['Fate fattura??', 'invoice'],
])('%j is about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

/** Questions separated by ` | `. */
const unanswered = [
  'Quanti anni avete di esperienza? | Lavorate anche di sabato? | Posso portare il mio cane?',
  'Quanto costa un volo per Roma? | Siete assicurati? | Quanto dura il video? | Cosa devo preparare?',
  'Quanto costa la versione breve? | Quanto costa la versione verticale? | Quanto costa il logo?',
  'Quanto tempo ci vuole per le riprese? | Dove vedo il mio video? | Posso fare io il montaggio?',
  'Posso usare il mio drone? | Quanti video posso chiedere? | Quanto viene il drone in tutto?',
  'Quanto costa non avere il logo animato? | Chi ha vinto la partita? | xyz? | ?',
]

test.each(unanswered.flatMap(texts => texts.split(' | ')))('%j is passed on', text => {
  expect(topicOf(text)).toBeNull()
})

test('the price of a brief with a kind is that kind’s', () => {
  expect(answerTo('Quanto costa?', emptyBrief)).toBe(factSheet.price)
  expect(answerTo('Quanto costa?', { ...emptyBrief, kind: 'corporate' })).toContain('970')
})
