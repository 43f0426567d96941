import { expect, test } from 'vitest'
import { applyForInterviewInput } from '../leads/leads.inputs.ts'
import { privacyTexts } from './it/screens-legal.ts'

const rowOf = (word: string) =>
  privacyTexts.sections.flatMap(({ table }) => table?.rows ?? []).find(([data = '']) => data.includes(word))

test('the privacy notice names the telephone number that the application asks for', () => {
  expect(Object.keys(applyForInterviewInput.shape)).toContain('phone')
  expect(rowOf('candidatura')?.[0]).toContain('telefono')
})
