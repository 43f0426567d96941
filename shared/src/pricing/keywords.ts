import type { DeclinableCode, PaymentLineCode } from '../quote/line-codes.ts'

/** The rows of base prices, in the order in which they win (docs/decisions/base-price-keywords.md). */
export const baseRows = {
  corporate: ['corporate', 'aziendale|aziendali'],
  product: ['product|products', 'prodotto|prodotti', 'demo|demos'],
  'talking-head': ['talking head|heads', 'reel|reels', 'youtube'],
  event: ['evento|eventi', 'conferenza|conferenze'],
  educational: ['educativo|educativa|educativi|educative', 'tutorial|tutorials', 'formazione|formazioni'],
  'motion-graphics': ['motion graphic|graphics'],
  testimonial: ['testimonial|testimonials', 'testimonianza|testimonianze', 'case study|studies'],
  advertising: ['pubblicitario|pubblicitaria|pubblicitari|pubblicitarie', 'advertising'],
  hotel: ['hotel|hotels', 'turismo'],
  social: ['social', 'tiktok', 'shorts|short'],
} as const satisfies Record<string, readonly string[]>

export type BaseRow = keyof typeof baseRows

/**
 * Keywords that raise or lower the price (docs/decisions/extra-keywords.md). A length of at most 30 s makes a short
 * video, too.
 */
export const itemKeywords = {
  voiceover: [
    'voiceover|voiceovers',
    'voice over|overs',
    'voce|voci fuori campo',
    'voce|voci fuoricampo',
    'voce|voci narrante|narranti',
    'narratore|narratori|narratrice|narratrici',
    'narrazione|narrazioni',
    'doppiaggio|doppiaggi',
    'speakeraggio|speakeraggi',
    'speaker|speakers',
  ],
  music: [
    'musica|musiche originale|originali',
    'musica|musiche personalizzata|personalizzate',
    'colonna|colonne sonora|sonore',
    'jingle|jingles',
    'custom music',
  ],
  subtitles: [
    'sottotitolo|sottotitoli',
    'sottotitolato|sottotitolata|sottotitolati|sottotitolate',
    'subtitle|subtitles',
  ],
  'logo-animation': [
    'animazione|animazioni (del|dei) logo|loghi',
    'logo|loghi animato|animati',
    'logo|loghi che si anima|animano',
    'logo animation|animations',
  ],
  scriptwriting: [
    'sceneggiatura|sceneggiature',
    'scrittura (dei|del) testi|testo',
    'scrittura dello|degli script',
    'scrivere lo|gli script',
    'scrivere il|i testo|testi',
    'copywriting',
    'scriptwriting',
  ],
  shooting: ['riprese|ripresa', 'shooting', 'on site', 'in sede', 'in loco'],
  drone: ['drone|droni', 'riprese|ripresa aeree|aerea'],
  'supplied-footage': [
    'girato|girati|footage|filmato|filmati fornito|forniti',
    'materiale|materiali video fornito|forniti',
    'filmato|filmati|girato|girati|ripresa|riprese esistente|esistenti',
    'ripresa|riprese gia fatta|fatte',
    'abbiamo gia il|i|la|le girato|girati|filmato|filmati|ripresa|riprese',
    'vi mandiamo il|i filmato|filmati',
  ],
  'short-video': ['video breve|brevi', 'breve|brevi video', 'short video|videos'],
  'ready-script': [
    'script|copione|copioni|testo|testi (gia) pronto|pronti',
    'sceneggiatura|sceneggiature (gia) pronta|pronte',
    'script gia scritto|scritti',
    'abbiamo gia lo|gli script',
  ],
} as const satisfies Record<DeclinableCode, readonly string[]>

/** Keywords of the payment screen; a rule of its own (docs/decisions/two-price-rules.md). */
export const paymentKeywords = {
  animation: ['animazione|animazioni', 'animation|animations', 'motion graphic|graphics'],
  music: [
    'musica|musiche originale|originali',
    'colonna|colonne sonora|sonore',
    'original music',
    'soundtrack|soundtracks',
  ],
  narrator: ['narratore|narratori|narratrice|narratrici', 'speaker|speakers'],
  '3d': ['3d'],
} as const satisfies Record<Exclude<PaymentLineCode, 'base'>, readonly string[]>

/** The words with which 'Non mi serve' takes an item away: one keyword of each. */
export const declinedAs = {
  voiceover: 'voce narrante',
  music: 'musica originale',
  subtitles: 'sottotitoli',
  'logo-animation': 'animazione del logo',
  scriptwriting: 'scrittura dei testi',
  shooting: 'riprese',
  drone: 'drone',
  'supplied-footage': 'girato fornito',
  'short-video': 'video breve',
  'ready-script': 'script pronto',
} as const satisfies Record<DeclinableCode, string>
