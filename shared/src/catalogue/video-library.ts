/** The six categories of the library (public site, section 2), in the order of its tabs. */
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
}

/** The clips of our own, drawn and recorded by a script; placeholders, meant to be replaced (decision 20). */
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

const clip = (name: OwnClip) => `/media/${name}.mp4`

const item = (
  category: LibraryCategory,
  id: string,
  title: string,
  description: string,
  durationSeconds: number,
  url: string,
): LibraryItem => ({ id, title, description, category, durationSeconds, url })

const corporate = [
  item(
    'corporate',
    'officina-alle-sette',
    'Officina alle sette',
    "L'apertura di un'officina meccanica, senza una parola: bastano le mani.",
    8,
    clip('officina'),
  ),
  item(
    'corporate',
    'chi-risponde',
    'Chi risponde al telefono',
    'Le persone dietro un servizio clienti, una inquadratura ciascuna.',
    8,
    clip('squadra'),
  ),
  item(
    'corporate',
    'la-sede-nuova',
    'La sede nuova',
    'Un trasloco raccontato stanza per stanza, dalla luce del mattino a quella della sera.',
    7,
    clip('sede'),
  ),
  item(
    'corporate',
    'tre-generazioni',
    'Tre generazioni',
    'Nonna, figlio e nipote davanti alla stessa macchina. Ritmo lento, tono caldo.',
    8,
    clip('officina'),
  ),
  item(
    'corporate',
    'un-minuto-con-noi',
    'Un minuto con noi',
    'La presentazione che apre le riunioni: chi siamo, che cosa facciamo, perché fidarsi.',
    8,
    clip('squadra'),
  ),
  item(
    'corporate',
    'assumiamo',
    'Assumiamo',
    'Un invito a candidarsi, detto da chi in azienda ci lavora già.',
    6,
    clip('squadra'),
  ),
  item(
    'corporate',
    'il-bilancio-a-voce',
    'Il bilancio, a voce',
    'I numeri di un anno detti da chi li ha fatti, con poche grafiche pulite.',
    7,
    clip('sede'),
  ),
  item(
    'corporate',
    'filiera-corta',
    'Filiera corta',
    'Dal campo al banco in otto inquadrature, ognuna con il suo suono.',
    8,
    clip('banco'),
  ),
  item(
    'corporate',
    'grande-e-gentile',
    'Grande e gentile',
    'Un corto animato con un protagonista enorme: guardalo per il ritmo e i silenzi.',
    635,
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ),
]

const product = [
  item(
    'product',
    'giro-completo',
    'Giro completo',
    'Un oggetto su una base che ruota: luce radente, nessuna distrazione.',
    6,
    clip('dettaglio'),
  ),
  item(
    'product',
    'in-mano',
    'In mano',
    'Il prodotto visto da chi lo usa: apertura, gesto, risultato.',
    7,
    clip('banco'),
  ),
  item(
    'product',
    'dettagli',
    'Dettagli',
    'Cuciture, viti, superfici: il macro che fa capire la qualità.',
    6,
    clip('dettaglio'),
  ),
]

const caseStudy = [
  item(
    'case-study',
    'prima-e-dopo',
    'Prima e dopo',
    'Un cliente racconta il problema, poi si vede la soluzione al lavoro.',
    8,
    clip('cliente'),
  ),
  item(
    'case-study',
    'quaranta-per-cento',
    'Quaranta per cento',
    'Una testimonianza costruita attorno a un numero solo, ripetuto tre volte.',
    7,
    clip('cliente'),
  ),
]

const motionGraphics = [
  item(
    'motion-graphics',
    'come-funziona',
    'Come funziona',
    'Un servizio in quattro passi, con linee che diventano icone.',
    8,
    clip('flussi'),
  ),
  item(
    'motion-graphics',
    'parole-in-moto',
    'Parole in moto',
    'Solo tipografia: le parole arrivano con la voce e se ne vanno con la musica.',
    7,
    clip('lettere'),
  ),
  item(
    'motion-graphics',
    'i-dati-si-muovono',
    'I dati si muovono',
    'Un grafico che si costruisce mentre lo si racconta.',
    8,
    clip('flussi'),
  ),
  item(
    'motion-graphics',
    'un-logo-in-tre-secondi',
    'Un logo in tre secondi',
    'Apertura animata: il segno si compone, respira e resta.',
    6,
    clip('lettere'),
  ),
  item(
    'motion-graphics',
    'la-mappa',
    'La mappa',
    'Una rete di punti vendita che si accende città dopo città.',
    7,
    clip('flussi'),
  ),
  {
    ...item(
      'motion-graphics',
      'segni-semplici',
      'Segni semplici',
      'Disegno essenziale e tempi comici: guardalo per come usa lo spazio vuoto.',
      62,
      'https://vimeo.com/1084537',
    ),
    vimeo: true as const,
  },
]

const social = [
  item(
    'social',
    'due-secondi',
    'Due secondi',
    'Verticale: il punto arriva subito, il resto lo spiega.',
    6,
    clip('verticale'),
  ),
  item(
    'social',
    'risposta-al-volo',
    'Risposta al volo',
    'Una domanda vera di un cliente, una risposta in verticale con i sottotitoli.',
    7,
    clip('verticale'),
  ),
  {
    ...item(
      'social',
      'dietro-le-quinte',
      'Dietro le quinte',
      'Il formato di chi mostra come lavora: taglio veloce, nessuna posa.',
      20,
      'https://www.instagram.com/reel/C0000000000/',
    ),
    instagram: true as const,
  },
]

const hotel = [
  item(
    'hotel',
    'la-luce-delle-sei',
    'La luce delle sei',
    'Una camera, una finestra, il tramonto: la voglia di esserci.',
    8,
    clip('tramonto'),
  ),
  item(
    'hotel',
    'colazione',
    'Colazione',
    'Tazze, pane, giardino: i dettagli che fanno prenotare.',
    7,
    clip('tramonto'),
  ),
]

/** The 25 items of the library: 9 corporate, 3 product, 2 case study, 6 motion graphics, 3 social, 2 hotel. */
export const videoLibrary: readonly LibraryItem[] = [
  ...corporate,
  ...product,
  ...caseStudy,
  ...motionGraphics,
  ...social,
  ...hotel,
]
