import { Refusal } from './refusal.ts'

/** `teamNotes` becomes `team-notes`, as files are called. */
export const kebab = (camel: string): string => camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `team-notes` becomes `teamNotes`, as code says it. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`

export const literal = (text: string): string => `'${text.replace(/[\\']/g, sign => `\\${sign}`)}'`

/** The first of some names with which nothing is taken. @throws Refusal when each is. */
export function firstFree(names: string[], isTaken: (name: string) => boolean): string {
  const free = names.find(name => !isTaken(name))
  if (free === undefined) throw new Refusal(`${names.join(' and ')} exist already.`)
  return free
}
