import { Refusal } from './refusal.ts'

/** `teamNotes` becomes `team-notes`, as files are called. */
export const kebab = (camel: string): string => camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `teamNotes` becomes `team_notes`, as tables are called. */
export const snake = (camel: string): string => kebab(camel).replaceAll('-', '_')

/** `team-notes` becomes `teamNotes`, as code says it. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`

/** `teamNotes` becomes `team notes`, as sentences say it. */
export const spoken = (camel: string): string => kebab(camel).replaceAll('-', ' ')

/** `reminder` becomes `a reminder`. */
export const oneOf = (thing: string): string => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${spoken(thing)}`

/** One of them: `references` becomes `reference`; what is no plural stays as it is. */
export const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|tus)es$/, '$1')
    .replace(/(?<![siu]|\bnew)s$/, '')

/** What an act does to one thing of a subject: `add` and `references` give `addReference`, `setDone` `setReferenceDone`. */
export function actOnOne(act: string, subject: string): string {
  const [, verb = act, rest = ''] = /^([a-z0-9]+)(.*)$/.exec(act) ?? []
  return `${verb}${capital(singular(subject))}${rest}`
}

export const literal = (text: string): string => `'${text.replace(/[\\']/g, sign => `\\${sign}`)}'`

/** The first of some names with which nothing is taken. @throws Refusal when each is. */
export function firstFree(names: string[], isTaken: (name: string) => boolean): string {
  const free = names.find(name => !isTaken(name))
  if (free === undefined) throw new Refusal(`${names.join(' and ')} exist already.`)
  return free
}
