import { findMentions } from '../chat/mentions.ts'

/** Somebody whom the words of a comment name. */
export interface NamedPerson {
  /** As the words have it. */
  readonly name: string
  /** As the person is called now. */
  readonly present: string
}

/** Words with everybody whom they name called as they are called now. */
export function withPresentNames(text: string, named: readonly NamedPerson[]): string {
  const found = findMentions(
    text,
    named.map(({ name, present }) => ({ fullName: name, present })),
  )
  return found.reduceRight(
    (words, { person, start, end }) => `${words.slice(0, start + 1)}${person.present}${words.slice(end)}`,
    text,
  )
}

/** Who of some people is named in a text; two of one name both are, for all that the text can tell. */
export function namedIn<Person extends { readonly fullName: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const names = new Set(findMentions(text, people).map(({ person }) => person.fullName.toLowerCase()))
  return people.filter(({ fullName }) => names.has(fullName.toLowerCase()))
}
