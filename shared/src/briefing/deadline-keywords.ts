export const attributive = new Set('di del della dell dei delle'.split(' '))

export const earlier = new Set('prima entro fine meta inizio'.split(' '))

/** "La festa è il 2 maggio": the day of something else. */
export const eventVerbs = new Set(
  'e apre apriamo apro esce sara inizia comincia parte aprira terra inauguriamo festeggiamo'.split(' '),
)
