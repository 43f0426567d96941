import type { BriefKind } from '../../briefing/brief/brief.ts'

/** The kinds of video, as a label and as the beginning of a project's name. */
export const kindTitles = {
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
