import { alPercento } from '../../formats/italian.ts'

const decimal = (value: number): string => value.toFixed(1).replace('.', ',').replace('-', '−')

/** Texts about a version's file, for the team. */
export const mediaTexts = {
  title: 'Anteprima e controlli',
  waiting: 'L’anteprima sarà preparata tra poco. Intanto si vede il file originale, se il browser lo legge.',
  progress: (percent: number) => `Stiamo preparando l’anteprima: siamo ${alPercento(percent)}.`,
  failures: {
    TOO_LARGE:
      'L’anteprima non è riuscita: il video richiede troppa memoria o troppo tempo. Il cliente vede il file originale, se il suo browser lo legge.',
    UNREADABLE:
      'L’anteprima non è riuscita: nel file ci sono parti che non si leggono. Esportalo di nuovo e pubblica un’altra versione.',
    OTHER: 'L’anteprima non è riuscita per un problema nostro. Riprova tra qualche minuto.',
  },
  retry: 'Riprova a prepararla',
  retryFailed: 'Non siamo riusciti a riavviare la preparazione. Riprova.',
  nothingFound: 'Nessuna anomalia nel video.',
  findings: {
    black: 'Schermo nero',
    frozen: 'Immagine ferma',
    clipping: 'Audio in saturazione',
    'no-sound': 'Manca l’audio',
    silent: 'La traccia audio è muta',
    'odd-rate': 'Frequenza dei fotogrammi insolita',
    'variable-rate': 'Frequenza dei fotogrammi variabile: i timecode possono non essere esatti',
    damaged: 'Alcuni fotogrammi sono danneggiati',
  },
  stretch: (what: string, from: string, to: string) => `${what} da ${from} a ${to}`,
  loudness: (lufs: number, peakDb: number) =>
    `Volume medio ${decimal(lufs)} LUFS, picco massimo ${decimal(peakDb)} dBTP.`,
} as const

export const exportTexts = {
  formats: {
    csv: 'Tabella (CSV)',
    edl: 'DaVinci Resolve (EDL)',
    fcpxml: 'Final Cut Pro (FCPXML)',
  },
  sheet: 'Con le immagini (PDF)',
  internal: 'Anche le note interne',
  failed: 'Impossibile esportare i commenti',
} as const
