/** The refusals of versions and their review. */
export const studioRefusals = {
  ROUNDS_USED_UP: {
    status: 409,
    text: 'I due giri di modifiche inclusi sono finiti. Scrivici e ne parliamo.',
  },
  NOTES_UNANSWERED: {
    status: 409,
    text: 'Un commento aperto della versione precedente non ha ancora una risposta: aggiungila e pubblica di nuovo.',
  },
  ROUNDS_LEFT: {
    status: 409,
    text: 'Hai ancora un giro di modifiche: non serve comprarne un altro.',
  },
} as const

export const studioFieldErrors = {
  TIMECODE: 'Scrivi un timecode che esiste a questa frequenza, come 01:00:00:00',
} as const
