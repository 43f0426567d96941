/** The refusals of versions and their review. */
export const studioRefusals = {
  ROUNDS_USED_UP: {
    status: 409,
    text: 'I due giri di modifiche inclusi sono finiti. Scrivici e ne parliamo.',
  },
} as const
