import type { FaqItem } from './faq.ts'
import type { VideoKindCode } from './video-kinds.ts'

/** The three steps of an order, where the alternate page does not tell them its own way. */
export const orderSteps = [
  {
    time: '5 minuti',
    title: 'Racconti',
    text: 'Rispondi all’assistente come faresti con un collega. Fa le domande giuste e prepara il recap.',
  },
  {
    time: '2 minuti',
    title: 'Carichi',
    text: 'Logo, foto, filmati, testi: quello che hai. Quello che manca lo facciamo noi.',
  },
  {
    time: '3-7 giorni',
    title: 'Ricevi',
    text: 'Scriviamo, giriamo, montiamo. Tu guardi, commenti al secondo esatto e approvi.',
  },
] as const

export interface Figure {
  readonly figure: string
  readonly text: string
}

interface Titled {
  readonly title: string
  readonly text: string
}

/** Content of a landing page, section by section in order. */
export interface Landing {
  readonly hero: {
    readonly title: string
    readonly text: string
    readonly start: string
    readonly audit: string
    readonly demo: string
    readonly promise: string
  }
  readonly figures: readonly Figure[]
  readonly voices: {
    readonly title: string
    readonly quotes: readonly { readonly text: string; readonly who: string }[]
    readonly clients: readonly string[]
    readonly clientsTitle: string
  }
  readonly versus: {
    readonly title: string
    readonly oldTitle: string
    readonly newTitle: string
    readonly rows: readonly { readonly before: string; readonly now: string }[]
  }
  readonly services: {
    readonly title: string
    readonly text: string
    readonly kinds: readonly VideoKindCode[]
    /** The kinds that the carousel does not show. */
    readonly others: string
  }
  readonly benefits: { readonly title: string; readonly items: readonly Titled[] }
  readonly comparison: Comparison
  readonly process: {
    readonly title: string
    readonly steps: readonly (Titled & { readonly time: string })[]
  }
  readonly timeline: {
    readonly title: string
    readonly stages: readonly (Titled & { readonly time: string })[]
  }
  readonly styles: {
    readonly title: string
    readonly text: string
    readonly items: readonly (Titled & { readonly itemId: string; readonly kind: VideoKindCode })[]
    readonly open: string
  }
  readonly testimonials: { readonly title: string; readonly text: string }
  readonly call: { readonly title: string; readonly text: string; readonly start: string }
  readonly script: {
    readonly title: string
    readonly text: string
    readonly open: string
    /** A sentence before and after the improvement. */
    readonly before: string
    readonly beforeTime: string
    readonly after: string
    readonly afterTime: string
  }
  readonly faq: { readonly title: string; readonly items: readonly FaqItem[] }
}

/** Comparison of the product with other ways to have a video made, one answer a column. */
interface Comparison {
  readonly title: string
  /** Ours first. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly answers: readonly string[] }[]
}

/** The claims of the statistics strip (docs/decisions/page-content.md). */
export const landingFigures: readonly Figure[] = [
  { figure: '98%', text: 'progetti in tempo' },
  { figure: '150+', text: 'aziende' },
  { figure: '500+', text: 'video' },
  { figure: '24h', text: 'risposta media' },
  { figure: '99%', text: 'consegne puntuali' },
  { figure: '+40%', text: 'conversioni' },
]

/** Names of invention: placeholders for the strip of clients, meant to be replaced. */
export const clientNames = [
  'Officine Brera',
  'Cantina Sorgiva',
  'Lario Suites',
  'Forno Aurora',
  'Nastri & Co.',
  'Studio Meridiana',
  'Agritec Nord',
  'Velabianca',
] as const

/** The five kinds of the services carousel. */
export const carouselKinds = [
  'corporate',
  'explainer',
  'app-demo',
  'social-reels',
  'product',
] as const satisfies readonly VideoKindCode[]

/** The table's columns and rows, the same on both pages. */
export const comparison: Omit<Comparison, 'title'> = {
  columns: ['Noi', 'Team interno', 'Agenzie creative', 'Freelance', 'Strumenti fai da te'],
  rows: [
    {
      label: 'Tempo di consegna',
      answers: ['3-7 giorni', 'quando si può', '4-8 settimane', '2-4 settimane', 'dipende da te'],
    },
    {
      label: 'Prezzo',
      answers: [
        'scritto prima, riga per riga',
        'stipendi e attrezzatura',
        'da capitolato',
        'a giornata',
        'canone mensile',
      ],
    },
    {
      label: 'Tempo tuo',
      answers: ['circa 10 minuti', 'molto', 'riunioni e approvazioni', 'medio', 'tutto'],
    },
    {
      label: 'Qualità',
      answers: ['da studio, controllata', 'varia', 'alta', 'varia', 'da modello'],
    },
    {
      label: 'Revisioni',
      answers: ['incluse, sul video', 'senza fine', 'a contratto', 'a voce', 'le fai tu'],
    },
    {
      label: 'Un referente',
      answers: ['sì', 'sì', 'più di uno', 'sì', 'no'],
    },
  ],
}

/** The six stages of a project. */
export const timelineTimes = ['1 giorno', '1 giorno', '3-5 giorni', '1 giorno', 'subito', 'sempre'] as const
