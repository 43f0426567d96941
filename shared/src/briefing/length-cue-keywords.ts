export const minuteArticles = new Set('il sul al del dal n nu na er'.split(' '))

export const rangeWords = new Set('max massimo anche forse o'.split(' '))

export const changeOfMind = new Set('anzi diciamo facciamo quindi meglio dai no vabbe mettiamo'.split(' '))

export const mayFollow = new Set(
  'che va dai al massimo e ok basta secondi sec minuti minuto min s circa per grazie toh'.split(' '),
)

/** Behind these stands the length of another video: "l'altro era un minuto". */
export const otherVideos = new Set('altro altra era precedente scorso scorsa vecchio'.split(' '))
