/** What is written down of versions and their review. */
export const studioActs = {
  'review.approved': { area: 'projects', text: 'Video approvato' },
  'review.changes-requested': { area: 'projects', text: 'Modifiche richieste' },
  'review.published': { area: 'projects', text: 'Versione pubblicata' },
} as const
