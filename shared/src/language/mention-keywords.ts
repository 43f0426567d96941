/** Words that may be a guest of an event: after a number or one of the markers they are no voice. */
export const guestWords = new Set('speaker speakers'.split(' '))
export const guestMarkers = new Set('gli i dei nostri degli ai agli dai dagli sui sugli nei negli'.split(' '))

/** "In ripresa" and "ripresa economica" are no filming. */
export const recovery = {
  word: 'ripresa',
  before: 'in',
  after: new Set('economica del dei della'.split(' ')),
}
