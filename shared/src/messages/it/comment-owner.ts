/** Giving a comment to somebody of the team. */
export const commentOwnerTexts = {
  label: 'Chi se ne occupa',
  nobody: 'Nessuno',
  oneself: 'Io',
  submit: 'Dai in carico',
  cancel: 'Annulla',
  load: 'Impossibile caricare il team',
} as const
