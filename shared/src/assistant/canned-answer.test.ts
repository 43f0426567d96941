import { expect, test } from 'vitest'
import { cannedAnswerTo } from './canned-answer.ts'

test.each([
  ['Quanto costa un video?', '470'],
  ['PREZZI', '470'],
  ['in che tempi consegnate?', '5-15 giorni lavorativi'],
  ['quante revisioni ci sono?', '2 giri'],
  ['Ciao', 'Ciao'],
  ['Ciao, quanto costa?', '470'],
  ['posso parlare con una persona?', 'programma'],
  ['Come si può cominciare?', 'account'],
])('%j is answered with %s', (message, expected) => {
  const answer = cannedAnswerTo(message)
  expect(answer?.isUnderstood).toBe(true)
  expect(answer?.text).toContain(expected)
})

test('what is not understood says so', () => {
  expect(cannedAnswerTo('xyz')).toMatchObject({ isUnderstood: false })
  expect(cannedAnswerTo('il costone della montagna')).toMatchObject({ isUnderstood: false })
})

test.each(['', '  ', '\n\t'])('the blank message %j is ignored', message => {
  expect(cannedAnswerTo(message)).toBeNull()
})
