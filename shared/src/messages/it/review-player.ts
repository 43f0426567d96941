import { alPercento } from '../../formats/italian.ts'

/** The player of a review, what is drawn on its picture, and how its frames are counted. */
export const playerTexts = {
  label: (version: string) => `Lettore video, ${version}`,
  play: 'Riproduci',
  pause: 'Metti in pausa',
  back: 'Fotogramma precedente',
  forward: 'Fotogramma successivo',
  position: 'Posizione nel video',
  positionAt: (time: string, duration: string) => `${time} di ${duration}`,
  speed: 'Velocità',
  speedOf: (rate: number) => `${String(rate).replace('.', ',')}×`,
  mute: 'Togli il suono',
  unmute: 'Rimetti il suono',
  volume: 'Volume',
  theatre: 'Modalità cinema (T)',
  hideComments: 'Nascondi i commenti',
  showComments: 'Mostra i commenti',
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
  setIn: 'Segna l’inizio del tratto (I)',
  setOut: 'Segna la fine del tratto (O)',
  clearPoints: 'Togli inizio e fine (X)',
  loop: 'Ripeti in continuo (R)',
  draw: 'Disegna sull’immagine (D)',
  previousMark: 'Commento precedente',
  nextMark: 'Commento successivo',
  timeCode: 'Timecode',
  goToTimecode: 'Vai a un timecode',
  wrongTimecode: 'Scrivi un timecode come 00:01:12:05.',
  failures: {
    load: 'Il video non si carica. Controlla la connessione e riprova.',
    picture:
      'Si sente l’audio, ma il tuo browser non mostra le immagini di questo formato. Prova con Chrome, Edge o Safari.',
  },
  retry: 'Riprova',
  shortcuts: 'Scorciatoie da tastiera (?)',
  /** In place of the picture, for whoever cannot see the original: the browser does not play it, or it is not shown. */
  preparing: (percent: number) =>
    `Il video è in preparazione: siamo ${alPercento(percent)}. La pagina si aggiorna da sola.`,
} as const

export const drawingTexts = {
  begin: 'Disegna',
  edit: 'Modifica il disegno',
  drop: 'Togli il disegno',
  attached: 'Con un disegno',
  needsWords: 'Aggiungi due parole: il disegno parte insieme al commento.',
} as const

export const timecodeTexts = {
  first: 'Primo fotogramma:',
  corrected: '(corretto dal team)',
  correct: 'Correggi il timecode',
  label: 'Timecode del primo fotogramma',
  dropFrame: 'Drop-frame',
  save: 'Salva',
  takeBack: 'Torna a quello del file',
  cancel: 'Annulla',
  failed: 'Non siamo riusciti a correggere il timecode. Riprova.',
} as const

export const drawingToolTexts = {
  title: 'Strumenti da disegno',
  surface: 'Immagine ferma: trascina per disegnare',
  of: (author: string) => `Disegno di ${author} sull’immagine`,
  tools: { pen: 'Penna', arrow: 'Freccia', box: 'Riquadro' },
  colors: { red: 'Rosso', yellow: 'Giallo', green: 'Verde', blue: 'Blu', white: 'Bianco' },
  undo: 'Annulla l’ultimo segno',
  clear: 'Cancella il disegno',
  done: 'Fatto',
  full: 'Il disegno è pieno: annulla un segno per aggiungerne un altro.',
} as const

export const playerKeyTexts = {
  title: 'Scorciatoie da tastiera',
  onlyInPlayer: 'Usa le scorciatoie solo dopo un clic sul lettore, o quando lo raggiungi con Tab',
  keys: [
    ['Spazio o K', 'riproduci o metti in pausa'],
    ['J', 'torna indietro; premi ancora per andare più veloce'],
    ['L', 'vai avanti; premi ancora per andare più veloce'],
    [', e .', 'un fotogramma indietro o avanti'],
    ['← e →', 'cinque secondi indietro o avanti'],
    ['[ e ]', 'commento precedente o successivo'],
    ['I e O', 'segna l’inizio o la fine di un tratto'],
    ['X', 'togli inizio e fine'],
    ['R', 'ripeti in continuo il tratto o il video'],
    ['C', 'scrivi un commento qui'],
    ['D', 'disegna sull’immagine'],
    ['M', 'togli o rimetti il suono'],
    ['T', 'modalità cinema: video e commenti a tutta finestra'],
    ['F', 'schermo intero'],
    ['Esc', 'chiudi il commento che stai scrivendo (resta in bozza), o esci dalla modalità cinema'],
    ['?', 'mostra queste scorciatoie'],
  ],
} as const

/** Two versions at once. */
export const wipeTexts = {
  how: 'Come confrontare',
  modes: { pair: 'Affiancate', wipe: 'Tendina' },
  sound: 'Quale audio si sente',
  soundOf: (version: string) => `Audio di ${version}`,
  divider: 'Tendina tra le due versioni',
  at: (percent: number, left: string, right: string) =>
    `Tendina ${alPercento(percent)}: a sinistra ${left}, a destra ${right}`,
} as const
