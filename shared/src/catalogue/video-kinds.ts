/** The kinds of video that are offered, in the order of the carousel. */
export const videoKindCodes = [
  'corporate',
  'explainer',
  'app-demo',
  'social-reels',
  'talking-head',
  'product',
  'hotel',
] as const

export type VideoKindCode = (typeof videoKindCodes)[number]

export interface VideoKind {
  readonly code: VideoKindCode
  readonly title: string
  readonly text: string
  /** Usual length of such a video. */
  readonly length: string
  readonly aspect: '16:9' | '9:16'
}

export const videoKinds: readonly VideoKind[] = [
  {
    code: 'corporate',
    title: 'Corporate',
    text: 'Chi siete, che cosa fate, perché fidarsi. Il video che sta in apertura del sito e delle riunioni.',
    length: '60-90 secondi',
    aspect: '16:9',
  },
  {
    code: 'explainer',
    title: 'Motion explainer',
    text: 'Un servizio complicato, spiegato in un minuto con grafica in movimento.',
    length: '60-90 secondi',
    aspect: '16:9',
  },
  {
    code: 'app-demo',
    title: 'Demo di app e software',
    text: 'Lo schermo in primo piano: che cosa si fa, in quanti passi, con quale risultato.',
    length: '45-90 secondi',
    aspect: '16:9',
  },
  {
    code: 'social-reels',
    title: 'Reel per i social',
    text: 'Verticali, svelti, con il punto nei primi due secondi.',
    length: '15-45 secondi',
    aspect: '9:16',
  },
  {
    code: 'talking-head',
    title: 'Talking head',
    text: 'Una persona, uno sguardo, una cosa da dire. Luce giusta e montaggio che non si vede.',
    length: '60-120 secondi',
    aspect: '16:9',
  },
  {
    code: 'product',
    title: 'Prodotto',
    text: 'Materiali, dettagli, gesto: il prodotto come si vede quando lo si tiene in mano.',
    length: '20-60 secondi',
    aspect: '16:9',
  },
  {
    code: 'hotel',
    title: 'Hotel e turismo',
    text: 'La luce delle sei, la camera, la colazione: la voglia di prenotare.',
    length: '45-90 secondi',
    aspect: '16:9',
  },
]
