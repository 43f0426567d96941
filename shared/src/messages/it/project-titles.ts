import type { BriefKind } from '../../briefing/brief/brief.ts'

/** The kinds of video as the beginning of a project's name. */
const kinds = {
  corporate: 'Video corporate',
  explainer: 'Motion explainer',
  'app-demo': 'Video demo',
  'social-reels': 'Reel social',
  'talking-head': 'Talking head',
  product: 'Video prodotto',
  hotel: 'Video turistico',
  event: 'Video evento',
  educational: 'Video formazione',
  testimonial: 'Video testimonianza',
  advertising: 'Spot pubblicitario',
} as const satisfies Record<BriefKind, string>

/** Project titles derived from the brief. */
export const projectTitles = {
  kinds,
  forCompany: (kind: string, company: string) => `${kind} per ${company}`,
  about: (kind: string, message: string) => `${kind}: ${message}`,
}

/** Giving a project another name. */
export const renameTexts = {
  open: 'Rinomina',
  openLabel: (title: string) => `Rinomina ${title}`,
  title: 'Rinomina il progetto',
  label: 'Nome del progetto',
  save: 'Salva',
  done: 'Nome del progetto aggiornato',
  failed: 'Impossibile rinominare il progetto',
}

/** A manager makes a project for a client. */
export const newProjectTexts = {
  open: 'Nuovo progetto',
  forClient: (name: string) => `Per ${name}`,
  client: 'Cerca il cliente per nome, azienda o email',
  found: 'Clienti trovati',
  nobody: 'Nessun cliente con questo nome.',
  clientMissing: 'Cerca il cliente e sceglilo dall’elenco',
  title: 'Titolo',
  videoType: 'Tipo di video',
  deadline: 'Scadenza',
  submit: 'Crea il progetto',
  done: 'Progetto creato: il cliente è avvisato',
  failed: 'Impossibile creare il progetto',
} as const

/** The kinds of video as a label beside a project's title. */
export const kindTitles = {
  corporate: 'Video corporate',
  explainer: 'Motion explainer',
  'app-demo': 'Demo di app o software',
  'social-reels': 'Reel per i social',
  'talking-head': 'Talking head',
  product: 'Video prodotto',
  hotel: 'Video per hotel e turismo',
  event: 'Video di evento',
  educational: 'Video di formazione',
  testimonial: 'Video testimonianza',
  advertising: 'Spot pubblicitario',
} as const satisfies Record<BriefKind, string>
