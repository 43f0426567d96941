/** `teamNotes` becomes `team-notes`, as files are called. */
export const kebab = (camel: string): string => camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `team-notes` becomes `teamNotes`, as code says it. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`

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
