export const attributive = new Set('di del della dell dei delle'.split(' '))

export const earlier = new Set('prima entro fine meta inizio'.split(' '))

/** "La festa è il 2 maggio": the day of something else. */
export const eventVerbs = new Set(
  'e apre apriamo apro esce sara inizia comincia parte aprira terra inauguriamo festeggiamo'.split(' '),
)

export const filmingWords = new Set(
  'riprese girare giriamo girate gira filmare shooting riprendere'.split(' '),
)
/** These name the day for the video itself. */
export const firmCues = new Set('entro consegna consegnare pronto pronta serve scadenza video averlo lancio fiera per'.split(' '))
