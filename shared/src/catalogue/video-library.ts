/** The six categories of the library (docs/decisions/page-content.md), in the order of its tabs. */
export const libraryCategories = [
  'corporate',
  'product',
  'case-study',
  'motion-graphics',
  'social',
  'hotel',
] as const

export type LibraryCategory = (typeof libraryCategories)[number]

export const libraryCategoryTexts = {
  corporate: 'Corporate',
  product: 'Prodotto',
  'case-study': 'Case study',
  'motion-graphics': 'Motion graphics',
  social: 'Social',
  hotel: 'Hotel',
} as const satisfies Record<LibraryCategory, string>

export interface LibraryItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: LibraryCategory
  readonly durationSeconds: number
  /** A clip of this site, or a page of YouTube, Vimeo or Instagram. */
  readonly url: string
  readonly vimeo?: true
  readonly instagram?: true
  /** Taller than wide, as phones show it. */
  readonly isUpright?: true
}

/**
 * The clips of our own in `client/public/media`; placeholders, meant to be replaced
 * (docs/decisions/page-content.md).
 */
export const ownClips = [
  'officina',
  'squadra',
  'sede',
  'dettaglio',
  'banco',
  'cliente',
  'lettere',
  'flussi',
  'verticale',
  'tramonto',
] as const

type OwnClip = (typeof ownClips)[number]

const clipSeconds: Record<OwnClip, number> = {
  officina: 8,
  squadra: 8,
  sede: 8,
  dettaglio: 6,
  banco: 8,
  cliente: 8,
  lettere: 7,
  flussi: 8,
  verticale: 6,
  tramonto: 8,
}

type Uncategorised = Omit<LibraryItem, 'category'>

/** Returns an item with a clip of this site; the fragment of its URL distinguishes items that share a clip. */
const own = (id: string, title: string, description: string, clip: OwnClip): Uncategorised => ({
  id,
  title,
  description,
  durationSeconds: clipSeconds[clip],
  url: `/media/${clip}.mp4#${id}`,
  ...(clip === 'verticale' && { isUpright: true as const }),
})

/** Clip of the demo overlay, served from this host. */
export const demoVideo = {
  id: 'demo',
  durationSeconds: clipSeconds.flussi,
  url: '/media/flussi.mp4',
} as const

/** Sample clip on the page of the interview format. */
export const formatClip = { durationSeconds: clipSeconds.squadra, url: '/media/squadra.mp4' } as const

const inCategory = (category: LibraryCategory, items: readonly Uncategorised[]): LibraryItem[] =>
  items.map(item => ({ ...item, category }))

/** The 25 items of the library: 9 corporate, 3 product, 2 case study, 6 motion graphics, 3 social, 2 hotel. */
export const videoLibrary: readonly LibraryItem[] = [
  ...inCategory('corporate', [
    own(
      'officina-alle-sette',
      'Officina alle sette',
      'L’apertura di un’officina meccanica, senza una parola: bastano le mani.',
      'officina',
    ),
    own(
      'chi-risponde',
      'Chi risponde al telefono',
      'Le persone dietro un servizio clienti, una inquadratura ciascuna.',
      'squadra',
    ),
    own(
      'la-sede-nuova',
      'La sede nuova',
      'Un trasloco raccontato stanza per stanza, dalla luce del mattino a quella della sera.',
      'sede',
    ),
    own(
      'tre-generazioni',
      'Tre generazioni',
      'Nonna, figlio e nipote davanti alla stessa macchina. Ritmo lento, tono caldo.',
      'officina',
    ),
    own(
      'un-minuto-con-noi',
      'Un minuto con noi',
      'La presentazione che apre le riunioni: chi siamo, che cosa facciamo, perché fidarsi.',
      'squadra',
    ),
    own(
      'assumiamo',
      'Assumiamo',
      'Un invito a candidarsi, detto da chi in azienda ci lavora già.',
      'squadra',
    ),
    own(
      'il-bilancio-a-voce',
      'Il bilancio, a voce',
      'I numeri di un anno detti da chi li ha fatti, con poche grafiche pulite.',
      'sede',
    ),
    own(
      'filiera-corta',
      'Filiera corta',
      'Dal campo al banco in otto inquadrature, ognuna con il suo suono.',
      'banco',
    ),
    {
      id: 'grande-e-gentile',
      title: 'Grande e gentile',
      description: 'Un corto animato con un protagonista enorme: guardalo per il ritmo e i silenzi.',
      durationSeconds: 635,
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  ]),
  ...inCategory('product', [
    own(
      'giro-completo',
      'Giro completo',
      'Un oggetto su una base che ruota: luce radente, nessuna distrazione.',
      'dettaglio',
    ),
    own('in-mano', 'In mano', 'Il prodotto visto da chi lo usa: apertura, gesto, risultato.', 'banco'),
    own('dettagli', 'Dettagli', 'Cuciture, viti, superfici: il macro che fa capire la qualità.', 'dettaglio'),
  ]),
  ...inCategory('case-study', [
    own(
      'prima-e-dopo',
      'Prima e dopo',
      'Un cliente racconta il problema, poi si vede la soluzione al lavoro.',
      'cliente',
    ),
    own(
      'quaranta-per-cento',
      'Quaranta per cento',
      'Una testimonianza costruita attorno a un numero solo, ripetuto tre volte.',
      'cliente',
    ),
  ]),
  ...inCategory('motion-graphics', [
    own(
      'come-funziona',
      'Come funziona',
      'Un servizio in quattro passi, con linee che diventano icone.',
      'flussi',
    ),
    own(
      'parole-in-moto',
      'Parole in moto',
      'Solo tipografia: le parole arrivano con la voce e se ne vanno con la musica.',
      'lettere',
    ),
    own(
      'i-dati-si-muovono',
      'I dati si muovono',
      'Un grafico che si costruisce mentre lo si racconta.',
      'flussi',
    ),
    own(
      'un-logo-in-tre-secondi',
      'Un logo in tre secondi',
      'Apertura animata: il segno si compone, respira e resta.',
      'lettere',
    ),
    own('la-mappa', 'La mappa', 'Una rete di punti vendita che si accende città dopo città.', 'flussi'),
    {
      id: 'segni-semplici',
      title: 'Segni semplici',
      description: 'Disegno essenziale e tempi comici: guardalo per come usa lo spazio vuoto.',
      durationSeconds: 62,
      url: 'https://vimeo.com/1084537',
      vimeo: true,
    },
  ]),
  ...inCategory('social', [
    own('due-secondi', 'Due secondi', 'Verticale: il punto arriva subito, il resto lo spiega.', 'verticale'),
    own(
      'risposta-al-volo',
      'Risposta al volo',
      'Una domanda vera di un cliente, una risposta in verticale con i sottotitoli.',
      'verticale',
    ),
    {
      id: 'dietro-le-quinte',
      title: 'Dietro le quinte',
      description: 'Il formato di chi mostra come lavora: taglio veloce, nessuna posa.',
      durationSeconds: 20,
      url: 'https://www.instagram.com/reel/C0000000000/',
      instagram: true,
    },
  ]),
  ...inCategory('hotel', [
    own(
      'la-luce-delle-sei',
      'La luce delle sei',
      'Una camera, una finestra, il tramonto: la voglia di esserci.',
      'tramonto',
    ),
    own('colazione', 'Colazione', 'Tazze, pane, giardino: i dettagli che fanno prenotare.', 'tramonto'),
  ]),
]
