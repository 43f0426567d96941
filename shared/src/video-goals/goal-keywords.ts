import { phraseTable } from '../language/phrase-table.ts'
import type { VideoChannel, VideoGoal } from './video-goal.ts'

// Each row is a list: its phrases stand apart.
const oneByOne = <Entry>(rows: readonly (readonly [string, Entry])[]) =>
  rows.flatMap(([list, entry]) => list.split('|').map(phrase => [phrase, entry] as const))

const goals: readonly (readonly [string, VideoGoal])[] = [
  [
    'assumere|assunzione|assunzioni|candidato|candidati|candidatura|candidature|recruiting|reclutare|selezione (del) personale|personale|talenti|employer (branding)|lavora|lavorare con noi|offerta di lavoro|trovare persone|colleghi nuovi',
    'recruit',
  ],
  [
    'evento|eventi|fiera|fiere|conferenza|convegno|open day|inaugurazione|webinar|congresso|festival|workshop',
    'event',
  ],
  [
    'hotel|albergo|turismo|turisti|turistico|agriturismo|vacanza|vacanze|ospiti|camere|territorio|resort|campeggio|b b',
    'tourism',
  ],
  [
    'testimonianza|testimonianze|caso studio|case study|recensione|recensioni|storia di un cliente',
    'testimonial',
  ],
  ['formazione|formare|tutorial|istruzioni|corso|corsi|insegnare|sicurezza sul lavoro|onboarding', 'train'],
  [
    'prodotto|prodotti|vendere|vendita|vendite|acquistare|catalogo|lancio|lanciare|negozio|e commerce|ecommerce|collezione|ordini',
    'sell-product',
  ],
  [
    'servizio|servizi|spiegare|spieghiamo|come funziona|software|app|piattaforma|demo|consulenza|processo|abbonamento',
    'explain-service',
  ],
  [
    'presentare|presentarci|presentazione|azienda|aziendale|chi siamo|storia|istituzionale|corporate|farci conoscere|marchio|immagine',
    'present-company',
  ],
]

/** Words that tell what a video is for. */
export const goalWords = phraseTable(oneByOne(goals))

/** Of two goals found equally often, the more particular one. */
export const goalOrder: readonly VideoGoal[] = goals.map(([, goal]) => goal)

const channels: readonly (readonly [string, VideoChannel])[] = [
  ['sito|sito web|homepage|home page|landing|landing page|pagina web', 'website'],
  ['linkedin|linked in', 'linkedin'],
  ['instagram|reel|reels|stories|storie instagram|tiktok|tik tok|shorts|social|facebook', 'instagram'],
  ['youtube|you tube', 'youtube'],
  ['fiera|fiere|stand|evento|eventi|monitor|schermo in sala|sala d attesa|showroom|vetrina', 'stand'],
  ['pubblicita|campagna|campagne|inserzioni|ads|sponsorizzata|sponsorizzate|advertising|spot', 'ads'],
  ['newsletter|email|e mail|whatsapp|commerciali|agenti|rete vendita|offerte|preventivi', 'direct'],
]

/** Words that tell where a video will be shown. */
export const channelWords = phraseTable(oneByOne(channels))
