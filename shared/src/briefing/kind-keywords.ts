import type { BriefKind } from './brief.ts'

/** Words that name a form of video: they win over words that only name a subject. */
export const formKeywords = {
  corporate: [
    'corporate',
    'aziendale|aziendali',
    'istituzionale|istituzionali',
    'chi siamo',
    'company profile',
    'brand video',
  ],
  explainer: [
    'explainer',
    'motion graphic|graphics',
    'motion',
    'animato|animata|animati|animate',
    'animazione|animazioni',
    'infografica|infografiche',
    'whiteboard',
    'cartone|cartoni',
    'esplicativo|esplicativi|esplicativa',
    'grafica|grafiche animata|animate',
  ],
  'app-demo': [
    'demo|demos',
    'screencast',
    'registrazione dello schermo',
    'videodimostrazione',
    'dimostrazione',
  ],
  'social-reels': [
    'reel|reels',
    'tiktok',
    'su instagram|insta|ig',
    'tik tok',
    'shorts|short',
    'stories',
    'video|clip verticale|verticali',
  ],
  'talking-head': [
    'talking head|heads',
    'intervista|interviste',
    'video messaggio|messaggi',
    'videomessaggio',
    'parla|parlo|parlare|parlano davanti alla|alle telecamera|camera|telecamere',
    'parla|parlo|parlare|parlano alla|in telecamera|camera',
    'video in camera',
    'dove|cui parlo|spiego|racconto|rispondo',
    'racconto|racconta alla|davanti|in telecamera|camera',
    'mezzobusto',
    'rivolgersi ai dipendenti|clienti|cittadini',
    'racconta|raccontano|spiega|spiegano in camera',
  ],
  product: [
    'video|spot prodotto|prodotti',
    'video di|del|dei prodotto|prodotti',
    'product video',
    'unboxing',
    'packshot',
  ],
  hotel: [],
  event: [
    'aftermovie',
    'evento|eventi',
    'conferenza|conferenze',
    'convegno|convegni',
    'congresso|congressi',
    'torneo|tornei',
    'inaugurazione',
    'saggio',
    'sagra',
    'serata',
    'raduno',
    'gara',
    'concerto',
    'matrimonio',
  ],
  educational: [
    'tutorial|tutorials',
    'formazione',
    'formativo|formativa|formativi|formative',
    'educativo|educativa|educativi|educative',
    'didattico|didattica|didattici',
    'formare i|gli|le|il|nuovi',
    'istruzioni',
    'videocorso|videocorsi',
    'video corso|corsi',
    'lezione|lezioni',
    'e learning',
  ],
  testimonial: [
    'testimonianza|testimonianze',
    'testimonial|testimonials',
    'case study|studies',
    'caso|casi di successo',
  ],
  advertising: [
    'spot',
    'trailer',
    'pubblicita',
    'pubblicitario|pubblicitaria|pubblicitari|pubblicitarie',
    'advertising',
    'promozionale|promozionali',
    'promo',
  ],
} as const satisfies Record<BriefKind, readonly string[]>

/** Words that name what a video is about: they decide where no form is named. */
export const subjectKeywords = {
  corporate: [
    'presentare|presentazione (la|dell|della|dello|di) (nostra|nostro) azienda|impresa|ditta|societa|scuola|studio|cooperativa|associazione',
    'presentazione',
  ],
  explainer: ['spiegare|spieghi|spiega'],
  'app-demo': ['app', 'software', 'gestionale', 'piattaforma', 'applicazione'],
  'social-reels': ['social', 'instagram', 'insta', 'ig', 'facebook', 'storie'],
  'talking-head': ['ceo', 'fondatore|fondatrice'],
  product: ['prodotto|prodotti', 'product|products', 'e commerce', 'ecommerce'],
  hotel: [
    'hotel|hotels',
    'albergo|alberghi',
    'agriturismo|agriturismi',
    'resort',
    'bnb',
    'bed and breakfast',
    'turismo',
    'turistico|turistica|turistici|turistiche',
    'struttura ricettiva',
    'camping|campeggio|campeggi|residence|rifugio',
    'villaggio|villaggi',
    'camere',
  ],
  event: ['fiera|fiere', 'festa'],
  educational: ['corso|corsi', 'insegnare'],
  testimonial: ['storia|storie di un|dei cliente|clienti'],
  advertising: ['campagna|campagne'],
} as const satisfies Record<BriefKind, readonly string[]>

/** Shortly before a form, these make it the kind that the client now wants. */
export const kindChangeCues = new Set(
  'meglio preferisco preferiamo preferirei preferisce diventa cambiamo tipo invece'.split(' '),
)
/** These too, where the form stands with an article or alone: "facciamo un reel", not "facciamo eventi". */
export const kindNameCues = new Set('facciamo facciamolo'.split(' '))
export const videoNames = new Set('video filmato clip'.split(' '))
export const kindArticles = new Set('un uno una il lo quello'.split(' '))

/** Before a form or a subject these say that it is another cut of the video, not what it is. */
export const otherVersions = new Set('versione versioni tagli formati'.split(' '))
export const secondThoughts = new Set('anche poi inoltre'.split(' '))
