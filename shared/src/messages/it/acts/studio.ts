/** What is written down of versions and their review. */
export const studioActs = {
  'asset.added': { area: 'projects', text: 'Formato o file aggiunto al progetto' },
  'asset.removed': { area: 'projects', text: 'Formato o file tolto dal progetto' },
  'review.comment-assigned': { area: 'projects', text: 'Commento dato in carico' },
  'review.comment-files': { area: 'projects', text: 'Allegati di un commento cambiati' },
  'review.approved': { area: 'projects', text: 'Versione approvata' },
  'review.changes-requested': { area: 'projects', text: 'Modifiche richieste' },
  'review.timecode-corrected': { area: 'projects', text: 'Timecode di una versione corretto' },
  'review.saved': { area: 'projects', text: 'Versione salvata per il team' },
  'review.discarded': { area: 'projects', text: 'Versione salvata eliminata' },
  'review.recalled': { area: 'projects', text: 'Versione richiamata' },
  'review.file-replaced': { area: 'projects', text: 'File di una versione sostituito' },
  'review.published': { area: 'projects', text: 'Versione pubblicata' },
  'guest.invited': { area: 'projects', text: 'Ospite invitato alla revisione' },
  'guest.opened': { area: 'projects', text: 'Ospite entrato nella revisione' },
  'guest.revoked': { area: 'projects', text: 'Link di un ospite revocato' },
} as const
