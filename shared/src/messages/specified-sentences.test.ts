import { expect, test } from 'vitest'
import { authTexts } from './it/auth.ts'
import { dashboardTexts } from './it/dashboard.ts'
import { frameTexts } from './it/frame.ts'
import { publicTexts } from './it/public.ts'
import { teamTexts } from './it/team.ts'
import specified from './specified-sentences.json' with { type: 'json' }

/** Arguments of the texts: a file name, a message, and the default limit of a file in MB. */
const placeholders = ['{file}', '{message}', '50']

/** Lists the strings of a tree of texts, and the results of its functions for each placeholder. */
function sentencesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node === 'function') return placeholders.map(value => String(node(value)))
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(sentencesOf) : []
}

const dashboard = [dashboardTexts, frameTexts]
const areas = { public: publicTexts, auth: authTexts, dashboard, team: teamTexts }
const cases = Object.entries(areas).flatMap(([area, texts]) => {
  const said = new Set(sentencesOf(texts))
  return Object.entries(specified[area as keyof typeof specified]).map(
    ([key, sentence]) => [`${area}.${key}`, sentence, said] as const,
  )
})

test('166 sentences are fixed', () => {
  expect(cases).toHaveLength(166)
})

test.each(cases)('%s is shown word for word: %s', (_, sentence, said) => {
  expect(said).toContain(sentence)
})
