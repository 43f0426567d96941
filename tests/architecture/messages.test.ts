import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRepository, type SourceFile } from './source-file.ts'

const folder = new URL('../../shared/src/messages/it/', import.meta.url)

/** Words that nobody names one by one, and why. */
const exempt = [
  // Handed as a whole to the voice agent's own widget, whose names they are.
  /^widgetTexts\./,
  // Handed as a whole to Mantine's calendar.
  /^dateFieldTexts\.calendar\./,
  // Fixed sentences for what cannot happen here: a screen has its person and its project.
  /^dashboardTexts\.write\.noUser/,
]

/** The names of all words of a group and of the groups in it. */
function namesIn(group: unknown, path: string): string[] {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return []
  return Object.entries(group).flatMap(([name, value]) => [
    `${path}.${name}`,
    ...namesIn(value, `${path}.${name}`),
  ])
}

/** The names in a source; a file of messages gives its words names, which is not yet to speak them. */
const namedBy = ({ path, text }: SourceFile): string[] =>
  (path.includes('/messages/it/') ? text.replaceAll(/\b\w+:/g, '') : text).match(/[\w$]+/g) ?? []

test('every word is spoken somewhere', async () => {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const groups = await Promise.all(files.map(name => import(new URL(name, folder).href)))
  const names = groups.flatMap(group => Object.keys(group).flatMap(name => namesIn(group[name], name)))
  const mentioned = new Set(readRepository().flatMap(namedBy))
  const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
  const silent = names.filter(name => /^[a-z]\w*$/i.test(lastOf(name)) && !mentioned.has(lastOf(name)))
  expect(names.length).toBeGreaterThan(1000)
  expect(silent.filter(name => !exempt.some(pattern => pattern.test(name)))).toEqual([])
})
