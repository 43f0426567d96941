import { wordSet } from './phrases.ts'
/** Words that may be a guest of an event: after a number or one of the markers they are no voice. */
export const guestWords = wordSet('speaker speakers')
export const guestMarkers = wordSet('gli i dei nostri degli ai agli dai dagli sui sugli nei negli')

/** "In ripresa" and "ripresa economica" are no filming. */
export const recovery = {
  word: 'ripresa',
  before: 'in',
  after: wordSet('economica del dei della'),
}
