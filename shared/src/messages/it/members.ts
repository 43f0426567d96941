import { pluralIt } from '../../formats/italian.ts'
import type { ProjectStatus, WorkPrecondition } from '../../projects/status.ts'

/** Texts of member management, beyond the specified ones in `team.ts`. */
export const memberTexts = {
  named: (name: string, isSuspended: boolean) => (isSuspended ? `${name} (accesso sospeso)` : name),
  suspendTitle: 'Sospendere questa persona?',
  suspended: 'Accesso sospeso',
  suspendFailed: 'Impossibile sospendere il membro',
  restore: 'Riattiva',
  restored: 'Accesso riattivato',
  restoreFailed: 'Impossibile riattivare il membro',
  accounting: {
    badge: 'Solo amministrazione',
    limit: {
      action: 'Limita all’amministrazione',
      title: 'Limitare l’accesso all’amministrazione?',
      text: (name: string) =>
        `${name} vedrà solo Amministrazione, Fatture e il proprio profilo. I progetti assegnati restano, ma non potrà aprirli.`,
    },
    lift: {
      action: 'Togli il limite',
      title: 'Togliere il limite?',
      text: (name: string) => `${name} vedrà di nuovo i progetti e le richieste che ha in carico.`,
    },
    saved: 'Accesso aggiornato',
    failed: 'Impossibile aggiornare l’accesso',
  },
  suspendedText: 'Non può entrare e non riceve avvisi. I progetti assegnati restano suoi.',
} as const

/** Questions asked before work begins on an incomplete project. */
export const statusTexts = {
  askTitle: (project: string, to: ProjectStatus, missing: readonly WorkPrecondition[]): string => {
    if (to === 'in-production') return `Iniziare «${project}» lo stesso?`
    const as = to === 'completed' ? 'come completato' : 'in revisione'
    const lacksVersion = missing.includes('version')
    return `Segnare «${project}» ${as} ${lacksVersion ? 'senza una versione consegnata' : 'lo stesso'}?`
  },
  missing: {
    version: 'Il cliente non ha ancora ricevuto una versione da guardare.',
    brief: 'Il cliente non ha ancora completato il briefing.',
    payment: 'Il progetto non risulta ancora pagato.',
  },
  begin: (status: string, seconds: number) =>
    `Se confermi, il progetto passa a «${status}» e tra ${pluralIt(seconds, 'secondo', 'secondi')} il cliente viene avvisato.`,
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
  many: 'oltre 1.000',
  hint: 'Trascina una scheda, oppure usa il suo menu, per cambiare stato.',
} as const
