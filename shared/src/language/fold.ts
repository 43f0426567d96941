/** Letters that have no decomposition in Unicode, as they are written without them. */
const plainForms: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const special = new RegExp(`[${Object.keys(plainForms).join('')}]`, 'g')

/** Latin diacritics and characters that show nothing. */
const ignored = /[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const apostrophesAndHyphens = /['\u02bc\u2018\u2019\u2010-\u2015-]/g

/** Returns text without case and diacritics, as file names and searches compare it. Signs stay. */
export const withoutDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(special, letter => plainForms[letter] ?? letter)

/**
 * Returns the form in which every search and comparison of names sees a text: without case and diacritics, apostrophes
 * and hyphens as blanks. `search_text` in the database does the same.
 */
export const foldText = (text: string): string => withoutDiacritics(text).replace(apostrophesAndHyphens, ' ')
