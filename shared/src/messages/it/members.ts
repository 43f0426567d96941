import { pluralIt } from '../../formats/plural-it.ts'

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

/** What is asked before work begins on a project that lacks something. */
export const statusTexts = {
  beginTitle: (project: string) => `Iniziare «${project}» lo stesso?`,
  missing: {
    brief: 'Il cliente non ha ancora completato il briefing.',
    payment: 'Il progetto non risulta ancora pagato.',
  },
  begin: (status: string, seconds: number) =>
    `Se confermi, il progetto passa a «${status}» e tra ${pluralIt(seconds, 'secondo', 'secondi')} il cliente riceve un’email.`,
  confirm: 'Cambia stato',
  undo: 'Annulla',
  toldLater: (seconds: number) => `Il cliente lo saprà tra ${pluralIt(seconds, 'secondo', 'secondi')}.`,
  undone: 'Stato ripristinato: il cliente non ha ricevuto nulla.',
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
