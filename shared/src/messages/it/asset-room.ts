import type { AssetState } from '../../deliverables/asset.ts'
import { alPercento, pluralIt } from '../../formats/italian.ts'
import { fileSizeIt } from '../../formats/units.ts'
import { listIt } from './assets.ts'

/** Texts of the review room that only projects with several assets load. */
export const assetRoomTexts = {
  choose: 'Scegli il formato o il file',
  states: {
    client: {
      open: 'In arrivo',
      waiting: 'Da rivedere',
      'changes-requested': 'Modifiche richieste',
      approved: 'Approvato',
    },
    team: {
      open: 'Da consegnare',
      waiting: 'In attesa del cliente',
      'changes-requested': 'Modifiche richieste',
      approved: 'Approvato dal cliente',
    },
    guest: {
      open: 'In arrivo',
      waiting: 'In revisione',
      'changes-requested': 'Modifiche richieste',
      approved: 'Approvato',
    },
  } satisfies Record<string, Record<AssetState, string>>,
  /** In the place of what is not there yet. */
  placeholder: {
    client: 'Arriva con la consegna. Ti scriviamo appena è pronto da rivedere.',
    team: 'Qui non c’è ancora nessuna versione: pubblica la prima.',
    guest: 'Arriva con la consegna.',
  },
  file: {
    label: (version: string) => `File, ${version}`,
    open: 'Apri in una nuova scheda',
    loading: 'Carico il testo…',
    failed: 'Il testo non si carica.',
    cut: 'Qui ne vedi l’inizio.',
    notShown: 'Un file come questo non si vede nel browser: si apre dopo averlo scaricato.',
  },
  finished: {
    all: (count: number, bytes: number) =>
      `Scarica tutto (${pluralIt(count, 'file', 'file')}, ${fileSizeIt(bytes)})`,
    list: 'I tuoi file',
    download: (label: string) => `Scarica ${label}`,
  },
  card: (labels: readonly string[]) => `Da consegnare: ${listIt(labels)}.`,
} as const

/** The window in which the team says what a project delivers. */
export const assetsDialogTexts = {
  title: 'Formati e file del progetto',
  text: 'Il cliente vede tutto l’elenco, anche quello che non hai ancora pubblicato.',
  required: 'Serve per chiudere il progetto',
  further: 'In più',
  removeLabel: (label: string) => `Togli ${label}`,
  removed: (label: string) => `${label}: tolto dal progetto`,
  removeFailed: 'Non siamo riusciti a toglierlo. Riprova.',
  addTitle: 'Aggiungi un formato o un file',
  kind: 'Che cosa',
  name: 'Nome',
  nameHint: 'Serve se ce n’è più di uno: per esempio «inglese».',
  isRequired: 'Il progetto si chiude solo quando è approvato',
  add: 'Aggiungi',
  added: (label: string) => `${label}: aggiunto al progetto`,
  addFailed: 'Non siamo riusciti ad aggiungerlo. Riprova.',
} as const

/** The versions on the project's page of the hub. */
export const versionsCardTexts = {
  card: 'Versioni',
  none: 'Nessuna versione pubblicata.',
  openComments: (count: number) =>
    count === 0 ? 'Nessun commento aperto' : pluralIt(count, 'commento aperto', 'commenti aperti'),
  media: {
    working: (percent: number) => `Anteprima ${alPercento(percent)}`,
    failed: 'Anteprima non riuscita',
    found: (count: number) => `${pluralIt(count, 'anomalia', 'anomalie')} da controllare`,
  },
} as const
