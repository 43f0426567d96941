/** What managers do with members, beyond the fixed words in `team.ts`. */
export const memberTexts = {
  named: (name: string, isSuspended: boolean) => (isSuspended ? `${name} (sospeso)` : name),
  suspendTitle: 'Sospendere questa persona?',
  suspended: 'Accesso sospeso',
  suspendFailed: 'Impossibile sospendere il membro',
  restore: 'Riattiva',
  restored: 'Accesso riattivato',
  restoreFailed: 'Impossibile riattivare il membro',
  suspendedText: 'Non può entrare e non riceve avvisi. I progetti assegnati restano suoi.',
} as const

/** The projects as a board. */
export const boardTexts = {
  look: 'Vista',
  list: 'Elenco',
  board: 'Lavagna',
  move: (project: string) => `Sposta «${project}»`,
  moveTo: 'Sposta in',
  empty: 'Nessun progetto qui',
  dropHere: 'Rilascia qui',
  member: 'Assegnati a',
  more: 'Mostra altri',
  hint: 'Trascina una scheda, oppure usa il suo menu, per cambiare stato.',
} as const
