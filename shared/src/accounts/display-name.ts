import { frameTexts } from '../messages/it/frame.ts'

interface Person {
  readonly fullName?: string | null | undefined
  readonly email?: string | null | undefined
}

/** The full name, else the part of the e-mail before the @, else 'Utente'. */
export function displayNameOf(person: Person): string {
  return person.fullName?.trim() || person.email?.split('@')[0]?.trim() || frameTexts.user.fallback
}

/** How to greet somebody: the first word of a full name, past titles such as `Dott.`; the name itself if it has no other. */
export function firstNameOf(fullName: string): string {
  const name = fullName.trim()
  return name.split(/\s+/).find(word => !word.endsWith('.')) ?? name
}

const lettersOf = (word: string) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Two capital letters for an avatar: of the first and last name, or the first two of a single one. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .map(lettersOf)
    .filter(letters => letters.length > 0)
  const first = words[0] ?? []
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letters = last === undefined ? first.slice(0, 2) : [first[0], last[0]]
  return letters.join('').toLocaleUpperCase('it-IT')
}
