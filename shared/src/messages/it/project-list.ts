import { pluralIt } from '../../formats/italian.ts'
import {
  type BulkRefusal,
  MAX_COUNTED_PROJECTS,
  type ProjectPayment,
  type ProjectSort,
} from '../../projects/project-list.ts'

const refusals = {
  NOT_FOUND: 'Non esistono più',
  PROJECT_IN_PROGRESS: 'Non archiviati, perché hanno un pagamento ricevuto o atteso e non sono completati',
  PROJECT_ARCHIVED: 'Già in archivio',
} satisfies Record<BulkRefusal, string>

const MAX_NAMED = 3

/** Returns a reason with the refused projects: the first by title, the rest as a number. A null title is unknown. */
function refusedFor(code: BulkRefusal, titles: readonly (string | null)[]): string {
  const named = titles.filter(title => title !== null).slice(0, MAX_NAMED)
  const rest = titles.length - named.length
  const names = named.map(title => `«${title}»`).join(', ')
  if (names === '') return `${refusals[code]}: ${pluralIt(rest, 'progetto', 'progetti')}.`
  return `${refusals[code]}: ${names}${rest === 0 ? '' : ` e ${pluralIt(rest, 'altro', 'altri')}`}.`
}

export const projectListTexts = {
  /** A number that is not exact is rounded down to whole tens, at most 1,000. */
  total: (count: number, isExact: boolean) => {
    const atLeast = Math.min(Math.floor((count - 1) / 10) * 10, MAX_COUNTED_PROJECTS)
    return isExact
      ? pluralIt(count, 'progetto', 'progetti')
      : `oltre ${pluralIt(atLeast, 'progetto', 'progetti')}`
  },
  columns: {
    title: 'Progetto',
    client: 'Cliente',
    status: 'Stato',
    turn: 'Tocca a',
    deadline: 'Scadenza',
    people: 'Persone',
    payment: 'Pagamento',
    updated: 'Aggiornato',
  },
  sort: 'Ordine',
  sorts: {
    late: 'Prima in ritardo',
    deadline: 'Per scadenza',
    turn: 'Chi aspetta da più tempo',
    updated: 'Aggiornati di recente',
    title: 'Per titolo',
  } satisfies Record<ProjectSort, string>,
  payment: {
    none: 'Senza ordine',
    'to-pay': 'Da pagare',
    processing: 'In arrivo',
    'deposit-paid': 'Solo acconto',
    due: 'Da saldare',
    paid: 'Pagato',
    refunded: 'Rimborsato',
  } satisfies Record<ProjectPayment, string>,
  filters: {
    open: (count: number) => (count === 0 ? 'Filtri' : `Filtri (${count})`),
    title: 'Filtra i progetti',
    unassigned: 'Senza nessuno assegnato',
    archived: 'Archiviati',
    clear: 'Azzera i filtri',
    dropped: {
      values: 'Una parte dei filtri di questo indirizzo non esiste più: la lista è senza.',
      member: 'La persona di questo filtro non è più nel team: la lista è senza quel filtro.',
    },
  },
  saved: {
    open: 'Filtri salvati',
    openOf: (name: string) => `Filtri salvati: «${name}»`,
    none: 'Ancora nessun filtro salvato',
    manage: 'Salva o elimina…',
    text: 'Salva i filtri e l’ordine di adesso con un nome. Lo stesso nome sostituisce il filtro che c’era.',
    name: 'Nome',
    save: 'Salva',
    ok: 'Filtro salvato',
    failed: 'Impossibile salvare il filtro',
    remove: (name: string) => `Elimina il filtro «${name}»`,
    removed: 'Filtro eliminato',
    restored: 'Filtro ripristinato',
    removeFailed: 'Impossibile eliminare il filtro',
    load: 'Impossibile caricare i filtri salvati',
  },
  selection: {
    one: (title: string) => `Scegli «${title}»`,
    all: 'Scegli tutti i progetti mostrati',
    label: 'Progetti scelti',
    count: (count: number) => pluralIt(count, 'scelto', 'scelti'),
    tooMany: (most: number) => `Al massimo ${most} alla volta`,
    assign: 'Assegna a…',
    archive: 'Archivia',
    restore: 'Togli dall’archivio',
    clear: 'Deseleziona',
  },
  bulk: {
    archived: (count: number) => pluralIt(count, 'progetto archiviato', 'progetti archiviati'),
    restored: (count: number) =>
      pluralIt(count, 'progetto di nuovo in elenco', 'progetti di nuovo in elenco'),
    assigned: (count: number) => pluralIt(count, 'progetto assegnato', 'progetti assegnati'),
    undo: 'Annulla',
    failed: 'Non è andata a buon fine',
    assignTitle: (count: number) =>
      count === 1 ? 'Assegna il progetto scelto' : `Assegna i ${count} progetti scelti`,
    assignText: 'Chi scegli si aggiunge a chi ci lavora già, e riceve un’email.',
    refusedFor,
    owing: {
      title: 'Archiviare anche chi deve ancora pagare?',
      text: (count: number) =>
        `${pluralIt(count, 'progetto scelto ha', 'progetti scelti hanno')} ancora soldi da incassare. In archivio non compaiono più in Oggi; il pagamento resta in Amministrazione.`,
      confirm: 'Archivia comunque',
    },
  },
  archivedOn: (when: string) => `Archiviato ${when}`,
} as const
