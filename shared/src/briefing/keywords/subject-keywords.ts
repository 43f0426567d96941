import { patternList, patternsOf } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { WordPlace } from '../brief/word-places.ts'
import { howItShall, toneWords } from './free-keywords.ts'
import { personWords } from './people-keywords.ts'
import { shownOn } from './rest-keywords.ts'

export type Subject = Exclude<WordPlace, 'materials'> | 'duration' | 'deadline' | 'formats'

const whose = '(nostro|nostra|nostri|nostre|mio|mia|miei|mie|due|tre|quattro|cinque|2|3|4|5)'
const places = 'a|in|da|nel|nella|nello|nei|nelle|alla|alle|al|presso|tra|qui'
const company = 'azienda|ditta|societa|impresa|associazione|cooperativa|scuola|fondazione|studio|app'

const seenInVideo =
  '(nel|in|sul) video|camera (ci) c|siamo|sono|sara|saro|saranno|saremo|compare|compaiono|compariamo|compaio|appare|appaiono'

/** How a part of a message begins that is about one thing, whatever was asked. */
const plainly = {
  audience: [
    '(il|al) (nostro|mio) pubblico|target e|sono|sara|saranno|solo|i|gli|le',
    '(i) destinatari sono|saranno',
    'chi (lo) guarda|guardera|vede|vedra e|sono|saranno',
    '(il) (video) lo guardano|guarderanno|vedranno|guardera|vedra|vedono',
  ],
  message: [
    '(deve|dovrebbe) passare|restare|rimanere che',
    'quello|quel|cio che deve|dovrebbe passare|restare|rimanere',
  ],
  tone: [
    '(con|dal|il|un|lo|uno) (un) tono|stile|registro|mood',
    ...toneWords.map(words => `lo vogliamo|voglio|vorrei|vorremmo ${words}`),
  ],
  duration: ['(la) durata'],
  deadline: [
    '(il|lo) (video|filmato|reel) (mi|ci) deve|dovrebbe|dev|serve|servirebbe (essere) pronto',
    '(il|lo) video|filmato|reel|spot|clip (mi|ci) serve|servirebbe|occorre|occorrerebbe entro|almeno|prima|un|una',
    '(la) consegna entro|per|e|deve|dovrebbe',
  ],
  formats: [
    '(il|un) formato',
    '(in) verticale|orizzontale',
    '(il) video|reel|filmato (in) verticale|orizzontale|quadrato',
  ],
  goal: ['(lo|l|il) scopo|obiettivo e|del', '(ci|mi) serve|servirebbe per|x|a|ad'],
  place: [
    `(lo|la|li|le|si) gira|giriamo|girerebbe (voi|noi) ${places}`,
    `girate voi ${places}`,
    'riprese da fare in|nel|nella',
    '(le) riprese (me) (le) fate|farete|girate|facciate',
  ],
  people: [
    seenInVideo,
    '(io|noi) (ci) compare|compaiono|compariamo|compariranno|comparira|comparirei|compaio',
    'io|noi non voglio|vogliamo comparire|apparire',
  ],
  company: [`la|l|il|lo (nostra|nostro|mia|mio) ${company} .. chiama`, 'si chiama'],
  notes: [
    'segna|segnate|segni|scrivi|scrivete|scriva|annota|annotate|annoti (pure|anche|poi) che',
    'il|l .. e|sara quando',
    'a|ai|agli|alle|al|alla .. lo lascio|lasciamo|mando|mandiamo|consegno|consegniamo|giro|giriamo',
    'ne usiamo|uso|mettiamo|metto|abbiamo|ho (gia) un|una|uno',
  ],
} as const satisfies Partial<Record<Subject, readonly string[]>>
export const plain = patternsOf<keyof typeof plainly>(plainly)

/** Of the point these could be a part as well. */
export const loose = patternsOf<'people' | 'company' | 'place' | 'notes'>({
  place: [`venite voi ${places}`],
  notes: [
    ...howItShall,
    'alla fine|inizio il|lo|la|i|le|l|un|una|metti|mettete|mettiamo|deve',
    'in chiusura|apertura',
    shownOn,
  ],
  people: [
    `ci sono (anche|pure) (i|gli|le|il|la|dei|degli|delle) ${whose} ${personWords}`,
    'ci siamo|sono|saro|saremo io|noi',
    `si vede|vedono|vedranno (i|gli|le|il|la|mio|mia) ${whose} ${personWords}`,
    'protagonista|protagonisti|protagoniste',
  ],
  company: ['sono|siamo un|una|uno', 'siamo il|la|lo|l', `la|il nostra|nostro|mia|mio ${company}|attivita e`],
})

/** "Naturale come tono" */
export const calledTone = patternList(['come tono|stile'])

/** Before what is said these say nothing of it. */
export const joining = wordSet('e ed poi ma pero anche ah inoltre invece comunque')

/** Who dictates sets no comma before these. */
export const dictated = patternList([
  ...plainly.audience,
  ...plainly.deadline,
  ...plainly.place,
  seenInVideo,
  ...toneWords.map(words => `(con|dal) (un|il) tono ${words}`),
  '(il) video|filmato|reel deve|dovrebbe|dovra',
  'alla fine il|lo|la|i|le|l|un|una|metti|mettete|mettiamo',
])
