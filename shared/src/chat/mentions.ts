import { foldText } from '../language/fold.ts'

interface Nameable {
  readonly fullName: string
}

/** Somebody's name in a text, from its `@` to its last letter. */
export interface Mention<Person> {
  readonly person: Person
  readonly start: number
  readonly end: number
}

// An address such as luca@example.com mentions nobody.
const opening = /(?<![\p{L}\p{N}_.@-])@/gu
const letter = /^[\p{L}\p{N}_]/u

const standsAt = (text: string, start: number, name: string): boolean =>
  foldText(text.slice(start, start + name.length)) === foldText(name) &&
  !letter.test(text.slice(start + name.length))

/** Finds people mentioned by `@` and their full name, ignoring case. Of two names that fit, the longer one counts. */
export function findMentions<Person extends Nameable>(
  text: string,
  people: readonly Person[],
): Mention<Person>[] {
  const longestFirst = [...people]
    .filter(person => person.fullName !== '')
    .sort((one, other) => other.fullName.length - one.fullName.length)
  return [...text.matchAll(opening)].flatMap(({ index }) => {
    const person = longestFirst.find(({ fullName }) => standsAt(text, index + 1, fullName))
    return person ? [{ person, start: index, end: index + 1 + person.fullName.length }] : []
  })
}

/** What is being typed after an `@` that ends at the caret: the place of the `@`, and the letters after it. */
export function mentionBegunAt(text: string, caret: number): { start: number; letters: string } | undefined {
  const before = text.slice(0, caret)
  const found = /(?<![\p{L}\p{N}_.@-])@([\p{L}\p{N}'’ -]{0,40})$/u.exec(before)
  if (!found) return undefined
  const [, letters = ''] = found
  return letters.startsWith(' ') || letters.includes('  ') ? undefined : { start: found.index, letters }
}

/** The people whose name, or one word of it, begins with some letters; accents do not matter. */
export function peopleLike<Person extends Nameable>(letters: string, people: readonly Person[]): Person[] {
  const wanted = foldText(letters)
  return people.filter(({ fullName }) => {
    const name = foldText(fullName)
    return name.startsWith(wanted) || name.includes(` ${wanted}`)
  })
}
