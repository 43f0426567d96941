import type { AssetKind } from '../deliverables/asset.ts'
import type { Drawing } from '../deliverables/drawing.ts'
import { EDITOR, MOTION } from './demo-content.ts'

/** Versions and comments of a demo project. Days and hours count from the start of the project. */
export interface DemoVersion {
  /** Asset of the version; the main video if omitted. */
  readonly asset?: AssetKind
  readonly versionName: string
  /** One of the site's own clips stands in for the film. */
  readonly clip: string
  readonly resolution: string
  readonly durationSeconds: number
  readonly notes: string
  readonly day: number
  readonly round: number
  readonly closingWords?: string
  readonly outcome: 'changes' | 'approved' | 'waiting'
  readonly comments: readonly DemoComment[]
}

export interface DemoComment {
  readonly atMs: number
  /** The last frame, of words about a stretch. */
  readonly untilMs?: number
  readonly text: string
  readonly drawing?: Drawing
  /** The member who said it, by e-mail; otherwise the client. */
  readonly member?: string
  readonly internal?: boolean
  readonly resolved?: boolean
  readonly replies?: readonly { readonly text: string; readonly member?: string }[]
}

/** Additional assets by project title, beside the formats of the recap. */
export const demoAssets: Readonly<Record<string, readonly AssetKind[]>> = {
  'Il centro di lavoro GX-5': ['subtitles'],
  'Reel per la fiera di Parma': ['1:1'],
}

/** The reviews, by the title of their project. */
export const demoReviews: Readonly<Record<string, readonly DemoVersion[]>> = {
  'Reel per la fiera di Parma': [
    {
      versionName: 'Primo montaggio',
      clip: 'verticale',
      resolution: '720x1280',
      durationSeconds: 6,
      notes: 'Montaggio completo, musica provvisoria. I colori arrivano con la prossima versione.',
      day: 9,
      round: 1,
      outcome: 'changes',
      closingWords: 'Ci piace molto. Sistemate i tre punti e per noi è quasi fatta.',
      comments: [
        {
          atMs: 1000,
          text: 'Il titolo resta troppo poco: non si riesce a leggere “padiglione 5”.',
          resolved: true,
          replies: [{ member: MOTION, text: 'Lo teniamo mezzo secondo in più.' }],
        },
        { atMs: 2840, text: 'Qui possiamo vedere la pasta più da vicino?', resolved: true },
        { atMs: 4600, text: 'Il logo è quello vecchio, vi mando quello nuovo.', resolved: true },
        {
          atMs: 4600,
          member: MOTION,
          internal: true,
          text: 'Il logo nuovo è nei materiali, cartella fiera.',
        },
      ],
    },
    {
      versionName: 'Definitivo',
      clip: 'verticale',
      resolution: '720x1280',
      durationSeconds: 6,
      notes:
        'Titolo più lungo di mezzo secondo, primo piano della pasta, logo nuovo. Musica originale e colori finali.',
      day: 14,
      round: 2,
      outcome: 'approved',
      comments: [{ atMs: 3200, text: 'Perfetto adesso.', resolved: true }],
    },
  ],
  'Il centro di lavoro GX-5': [
    {
      versionName: 'Montaggio finale',
      clip: 'banco',
      resolution: '1280x720',
      durationSeconds: 8,
      notes: 'Il confronto dei tempi in apertura, il logo animato in chiusura.',
      day: 11,
      round: 1,
      outcome: 'approved',
      comments: [{ atMs: 5200, text: 'Il numero dei giri si legge bene.', resolved: true }],
    },
    {
      versionName: 'Taglio verticale',
      asset: '9:16',
      clip: 'verticale',
      resolution: '720x1280',
      durationSeconds: 6,
      notes: 'Lo stesso racconto per le storie: testi più grandi, dettagli in primo piano.',
      day: 13,
      round: 1,
      outcome: 'waiting',
      comments: [{ atMs: 2400, member: MOTION, text: 'Qui il testo resta lontano dai bordi delle app.' }],
    },
  ],
  'La pasta come la faceva nonna Ada': [
    {
      versionName: 'Primo montaggio',
      clip: 'officina',
      resolution: '1280x720',
      durationSeconds: 8,
      notes: 'Struttura e ritmo. La voce è provvisoria, i sottotitoli arrivano con la prossima versione.',
      day: 5,
      round: 1,
      outcome: 'waiting',
      comments: [
        {
          atMs: 1480,
          text: 'Bella apertura. Si può far vedere prima l’insegna?',
          drawing: [
            { tool: 'box', color: 'yellow', points: [0.6, 0.14, 0.84, 0.56] },
            { tool: 'arrow', color: 'red', points: [0.3, 0.78, 0.57, 0.5] },
          ],
          replies: [{ member: EDITOR, text: 'Sì: la mettiamo come primissima inquadratura.' }],
        },
        { atMs: 4220, untilMs: 5420, text: 'Qui la musica copre la voce.' },
        { atMs: 6400, member: EDITOR, text: 'Preferisci chiudere sul logo o sulle mani?' },
        { atMs: 4200, member: EDITOR, internal: true, text: 'Chiedere a Sara la base senza percussioni.' },
      ],
    },
  ],
}
