/** The refusals of versions and their review. */
export const studioRefusals = {
  ROUNDS_USED_UP: {
    status: 409,
    text: 'I due giri di modifiche inclusi sono finiti. Scrivici e ne parliamo.',
  },
  ROUNDS_LEFT: {
    status: 409,
    text: 'Hai ancora un giro di modifiche: non serve comprarne un altro.',
  },
} as const
