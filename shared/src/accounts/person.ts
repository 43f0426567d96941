import { frameTexts } from '../messages/it/frame.ts'

interface Person {
  readonly fullName?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Returns the full name, else the part of the e-mail before the @, else 'Utente'. */
export function displayNameOf(person: Person): string {
  return person.fullName?.trim() || person.email?.split('@')[0]?.trim() || frameTexts.user.fallback
}

const title = /^(dott|dr|prof|sig|ing|avv|arch|geom|rag|egr|gent|mr|mrs|ms)(\.?(ssa|ra|na|ma|mo|re))?\.?$/i

/**
 * Returns the words of a name in the order first name, last name, without titles; `Rossi, Mario` is read as `Mario
 * Rossi`.
 */
function wordsOf(name: string): string[] {
  const [last = '', first = ''] = name.split(',')
  const words = `${first} ${last}`.trim().split(/\s+/)
  const untitled = words.filter(word => !title.test(word))
  return untitled.length > 0 ? untitled : words
}

/** Returns the first name to greet somebody with; the last name where no other is given (`Ing. Rossi`). */
export function firstNameOf(fullName: string): string {
  const words = wordsOf(fullName)
  return words.find(word => !word.endsWith('.')) ?? words.join(' ')
}

const lettersOf = (word: string) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))

/** Two capital letters for an avatar: of the first and last name, or the first two of a single one. */
export function initialsOf(name: string): string {
  const words = wordsOf(name)
    .flatMap(word => word.split(/[._-]+/))
    .map(lettersOf)
    .filter(letters => letters.length > 0)
  const first = words[0] ?? []
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letters = last === undefined ? first.slice(0, 2) : [first[0], last[0]]
  return letters.join('').toLocaleUpperCase('it-IT')
}

/** Device and browser of a session, as proper names. */
interface Device {
  browser: string | undefined
  system: string | undefined
}

// The first match wins: user agents also contain the names of earlier browsers.
const BROWSERS: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** Returns browser and system of a user agent, as far as known. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const text = userAgent ?? ''
  return { browser: firstOf(BROWSERS, text), system: firstOf(SYSTEMS, text) }
}
