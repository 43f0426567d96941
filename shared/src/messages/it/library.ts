import { pluralIt } from '../../formats/italian.ts'
import { orderTexts } from './dashboard-order.ts'

/** The video library and the demo, over whatever page. */
export const libraryTexts = {
  title: 'Libreria video',
  intro: 'Guarda, scegli, salva quello che ti somiglia.',
  all: 'Tutti',
  categories: 'Categorie',
  search: 'Cerca nella libreria',
  searchPlaceholder: 'Per esempio: officina, prodotto, luce',
  clear: 'Cancella la ricerca',
  found: (count: number) => pluralIt(count, 'video', 'video'),
  empty: {
    title: (text: string) => `Nessun video per «${text}»`,
    text: 'Prova con una parola più generica, oppure guarda tutta la libreria.',
    elsewhere: (category: string, count: number) =>
      count === 1 ? `Ce n’è 1 in ${category}` : `Ce ne sono ${count} in ${category}`,
    reset: 'Mostra tutti i video',
  },
  play: (title: string) => `Guarda ${title}`,
  back: 'Torna alla libreria',
  more: 'Nella stessa categoria',
  save: 'Salva tra le ispirazioni',
  saved: 'Salvato',
  signInToSave: 'Accedi per salvarlo tra le tue ispirazioni',
  project: 'Salva nel progetto',
  savedToast: orderTexts.library.saved,
  saveFailed: orderTexts.library.failed,
  noProject: orderTexts.inspiration.noProject,
} as const

/** A video of another host is asked for only after a word about it. */
export const playerTexts = {
  foreign: (host: string) => `Questo video sta su ${host}`,
  external: (host: string) => `Il video arriva da ${host}, che riceverà il tuo indirizzo IP.`,
  openExternal: (host: string) => `Mostra il video da ${host}`,
  openInNewTab: 'Guardalo in una nuova scheda',
  newTab: 'si apre in una nuova scheda',
  failed: 'Il video non si carica. Controlla la connessione, oppure aprilo in una nuova scheda.',
  offline: (host: string) => `Se qui non vedi nulla, ${host} è bloccato o non raggiungibile.`,
} as const

export const demoTexts = {
  title: 'Come funziona, in pochi secondi',
  intro: 'Dal briefing al video finito, in quattro passi.',
  play: 'Guarda la demo',
} as const
