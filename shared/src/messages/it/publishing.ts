import { alPercento } from '../../formats/italian.ts'

/** The form in which the team publishes a version, and puts another file in its place. */
export const publishTexts = {
  publish: 'Pubblica una versione',
  publishText: 'Il cliente riceve una notifica e un’email, e il progetto passa in revisione.',
  saveText: 'La versione resta al team: la guarda un Project Manager, che poi la invia al cliente.',
  file: 'Scegli il file video',
  fileHint: 'max 2 GB',
  fileMissing: 'Manca il file: scegli un video dal tuo computer',
  notesLabel: 'Che cosa è cambiato',
  progress: (percent: number) => `Caricamento ${alPercento(percent)}`,
  cancelUpload: 'Interrompi',
  poster: {
    title: 'Copertina',
    text: 'Il fotogramma che si vede nell’elenco delle versioni e prima di premere play.',
    looking: 'Cerco un fotogramma…',
    film: 'Il video, fermo sul momento che stai scegliendo',
    moment: 'Momento del fotogramma',
    use: 'Usa questo fotogramma',
    chosen: (time: string) => `Copertina scelta: ${time}`,
    impossible:
      'Il browser non mostra le immagini di questo video, e non le vedrebbe nemmeno il cliente: esportalo in MP4 (H.264). Se lo pubblichi così, la versione resta senza copertina.',
    later:
      'Il browser non mostra le immagini di questo video: copertina e anteprima le prepariamo noi dopo la pubblicazione.',
    lost: 'La copertina non è arrivata: la versione è senza.',
  },
  drop: 'oppure trascinalo qui',
  leaving: {
    title: 'Interrompere il caricamento?',
    text: 'Il video è ancora in viaggio. Se esci, il caricamento si ferma: riparte da dove era quando scegli di nuovo lo stesso file.',
    confirm: 'Esci e interrompi',
  },
  interrupted: 'Caricamento interrotto. Riparte da dove era quando scegli di nuovo lo stesso file.',
  // Used when the project has further assets.
  into: (label: string) => `Pubblica una versione: ${label}`,
  other: 'Per pubblicare altro, scegli in alto il formato o il file.',
  pick: 'Scegli il file',
  hints: {
    subtitles: 'SRT o VTT, max 2 GB',
    stills: 'Un’immagine, o uno ZIP di immagini; max 2 GB',
    additional: 'Video, audio, immagini, PDF, testi o ZIP; max 2 GB',
  },
  missing: 'Manca il file: scegline uno dal tuo computer',
  refused: (file: string, label: string) => `${file} non va bene per «${label}»: scegli un altro file.`,
} as const

/** Texts of the fields that answer open comments when the next version is published. */
export const answerFieldTexts = {
  ask: (version: string) => `Che cosa rispondi a «${version}»`,
  allDone: 'Segna tutti come risolti',
  outcomeOf: (text: string) => `Esito del commento: ${text}`,
  outcomes: { done: 'Risolto', declined: 'Non accolto', carried: 'Passa alla nuova versione' },
  missing: 'Scegli che cosa ne è stato.',
} as const
