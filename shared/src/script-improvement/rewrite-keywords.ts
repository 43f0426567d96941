import { firstPluralOf } from './conjugation-keywords.ts'

/** Reasons for rewriting a passage. */
export type RewriteCode = 'greeting' | 'filler' | 'bureaucratic' | 'jargon'

export interface RewriteRule {
  readonly code: RewriteCode
  readonly pattern: RegExp
  /**
   * Writes the replacement; null keeps the match. `parts` are its groups, `before` and `after` the sentence around it.
   */
  readonly write: (parts: readonly string[], before: string, after: string) => string | null
}

// A blank stands for any space, an apostrophe for both of its forms; whole words only.
const source = (text: string) => text.replaceAll(' ', '\\s+').replaceAll("'", "['\u2019]\\s?")
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source(text)})(?![\\p{L}\\p{N}])`, 'giu')

const rule = (code: RewriteCode, text: string, write: RewriteRule['write']): RewriteRule => ({
  code,
  pattern: whole(text),
  write,
})
const office = (text: string, instead: string) => rule('bureaucratic', text, () => instead)
/** A saying that ends in "di", which is dropped with it. */
const officeOf = (text: string, instead: string) =>
  rule('bureaucratic', `(?:${text}) di`, (_parts, _before, after) => (secondOf.test(after) ? null : instead))

const AT = ['a', 'al', 'allo', 'alla', 'ai', 'agli', 'alle']
const OF = ['di', 'del', 'dello', 'della', 'dei', 'degli', 'delle']
const ARTICLES = ['', ' il', ' lo', ' la', ' i', ' gli', ' le']

const inside = (of: string) => (of === 'di' ? 'in' : of.replace('d', 'n'))
const upon = (at: string) => at.replace('a', 'su')
const followedBy = (word: string) => (of: string) => `${word}${ARTICLES[OF.indexOf(of)]}`

/** Returns a saying that ends in a preposition, with its article or without, and the one that says it in short. */
const articled = (text: string, prepositions: readonly string[], instead: (preposition: string) => string) =>
  rule('bureaucratic', `${text} (${prepositions.join('|')})`, ([preposition = ''], _before, after) =>
    secondOf.test(after) ? null : instead(preposition.toLowerCase()),
  )

// "Con l'utilizzo di macchine e di persone": the second "di" would hang in the air.
const secondOf =
  /^[^.;:]{0,80}?(?:,|(?<!\p{L})(?:e|ed|o))\s+(?:di|del|della|dei|delle|degli|dello|dell['’])/iu

const beings =
  /(?<!\p{L})(?:siamo|è|sono|essere|sia|siano|era|resta|restiamo|rimane|rimaniamo|molto|più)\s+$/iu
const goesOn = /^\s*(?:,|(?:e|ed|o|nel|nella|nei|in)(?!\p{L}))/iu
const negated = /(?<!\p{L})(?:non|né|senza|mai)(?!\p{L})[^,.;]*$/iu
const fewWords = /^\s*(?:\S+\s+)?$/u

// "Usiamo soluzioni." would say even less.
const isBound = (before: string, after: string) =>
  /^\s*[,.!?]|^\s+(?:e|ed)(?!\p{L})/iu.test(after) || beings.test(before)

// A quality that hangs on a noun may go; after "siamo" or beside another quality it may not.
const quality: RewriteRule['write'] = (_parts, before, after) =>
  beings.test(before) || goesOn.test(after) || fewWords.test(before) ? null : ''
// "Ruota a 360 gradi", "video a 360 gradi": a figure of the product.
const turning =
  /(?<!\p{L})(?:ruot[ai]|ruotano|ruotare|gira|girano|girare|rotazion[ei]|video|riprese|foto|visione|visuale|tour|telecamer[ae])\s+$/iu
const allAround: RewriteRule['write'] = (parts, before, after) =>
  turning.test(before) ? null : quality(parts, before, after)
const adverb: RewriteRule['write'] = (_parts, before, after) =>
  negated.test(before) || /^\s*(?:[.!?,]|sì|no(?!\p{L}))/iu.test(after) ? null : ''

// "Ci occupiamo di progettare e montare": the second verb would be left alone.
const secondVerb =
  /^[^.;:]{0,60}?(?:,|(?<!\p{L})(?:e|ed|o))\s+(?:di\s+|a\s+)?\p{L}+(?:are|ere|ire)(?!\p{L})/iu
const verbInstead: RewriteRule['write'] = ([infinitive = ''], _before, after) =>
  secondVerb.test(after) ? null : firstPluralOf(infinitive.toLowerCase())

const usages: readonly (readonly [string, string])[] = [
  ['effettuare', 'fare'],
  ['effettuiamo', 'facciamo'],
  ['effettua', 'fa'],
  ['effettuano', 'fanno'],
  ['effettuando', 'facendo'],
  ['effettuato', 'fatto'],
  ['effettuata', 'fatta'],
  ['effettuati', 'fatti'],
  ['effettuate', 'fatte'],
  ['utilizzare', 'usare'],
  ['utilizziamo', 'usiamo'],
  ['utilizza', 'usa'],
  ['utilizzano', 'usano'],
  ['utilizzando', 'usando'],
  ['utilizzate', 'usate'],
  ['utilizzato', 'usato'],
  ['utilizzata', 'usata'],
  ['utilizzati', 'usati'],
]

const leadIns =
  "(?:al giorno d'oggi|oggigiorno|come tutti (?:sappiamo|sanno)|come (?:sapete|sappiamo|sai)|in un (?:mondo|mercato) (?:sempre più|che cambia|in continua)[^,.;!?]{0,60})"

/** Rewritings in the order in which they are tried; each is one for one, so that the sentence stays a sentence. */
export const rewriteRules: readonly RewriteRule[] = [
  {
    code: 'greeting',
    pattern:
      /^(?:ciao|salve|buongiorno|buon giorno|buonasera|benvenut[aie])(?:\s+a\s+tutt[aie])?(?:\s+e\s+benvenut[ie])?\s*[,.!:]+\s*/giu,
    write: () => '',
  },
  { code: 'filler', pattern: new RegExp(`^${source(leadIns)}\\s*,\\s*`, 'giu'), write: () => '' },
  {
    code: 'filler',
    pattern: new RegExp(
      `^${source('(?:è importante|vale la pena|è bene) (?:sottolineare|ricordare|evidenziare) che|va detto che|è con grande (?:piacere|orgoglio|gioia) che')}\\s+`,
      'giu',
    ),
    write: () => '',
  },
  rule(
    'filler',
    "(?:siamo (?:lieti|felici|orgogliosi|onorati|entusiasti) di|abbiamo (?:il piacere|l'onore) di) (\\p{L}+)",
    verbInstead,
  ),
  rule('bureaucratic', '(?:provvediamo|procediamo) (?:a|ad) (\\p{L}+(?:re|rvi|rti))', verbInstead),
  rule('bureaucratic', 'andiamo a (\\p{L}+(?:re|rvi|rti))', verbInstead),
  // Not "-ere" and "-rti": "ci occupiamo di opere", "di concerti".
  rule('bureaucratic', 'ci occupiamo di (\\p{L}+(?:are|ire|rre))', verbInstead),
  rule('filler', 'a (?:360|trecentosessanta) gradi|a tutto tondo', allAround),
  { code: 'filler', pattern: /(?<!\p{L})a\s+360\s*°/giu, write: allAround },
  rule('filler', "all'avanguardia|di prim'ordine", quality),
  rule('filler', 'di (?:altissima|elevata|assoluta|prima) qualità|di qualità superiore', quality),
  rule(
    'filler',
    '(soluzion[ei]|prodott[oi]|tecnologi[ae]|serviz[io]+|sistem[ai]|approccio) innovativ[aeio]',
    ([noun = ''], before, after) => (isBound(before, after) ? null : noun),
  ),
  rule(
    'filler',
    '(azienda|società|impresa|realtà|ditta) leader (?:indiscussa |assoluta )?(?:nel|del) settore (?:di|del|dello|della|dei|degli|delle)',
    ([noun = ''], _before, after) => (secondOf.test(after) ? null : `${noun} di`),
  ),
  {
    code: 'filler',
    pattern: /,?(?<!\p{L})\s*(?:ovviamente|naturalmente|sostanzialmente|fondamentalmente|sicuramente)\s*,/giu,
    write: (_parts, before) => (before.trim() === '' || negated.test(before) ? null : ''),
  },
  rule(
    'filler',
    'estremamente|assolutamente|particolarmente|decisamente|sostanzialmente|fondamentalmente|ovviamente|sicuramente|veramente',
    adverb,
  ),
  rule('filler', "un(?:'|a )ampia gamma di|una vasta gamma di", (_parts, before) =>
    before.trim() === '' ? null : 'molti tipi di',
  ),
  rule(
    'jargon',
    '(?:la nostra mission|la nostra missione|il nostro obiettivo|il nostro scopo) è (?:quell[oa] di|di)',
    (_parts, _before, after) => (secondOf.test(after) ? null : 'vogliamo'),
  ),
  rule('jargon', 'la nostra mission è (\\p{L}{2,}(?:are|ere|ire))', ([verb = '']) => `vogliamo ${verb}`),
  officeOf("al fine|allo scopo|con (?:la finalità|lo scopo|l'obiettivo|l'intento)", 'per'),
  articled("(?:attraverso|tramite|mediante) l'(?:utilizzo|uso|impiego)", OF, followedBy('con')),
  articled("(?:all'interno|nel corso|nell'ambito)", OF, inside),
  articled('(?:in merito|relativamente|in relazione)', AT, upon),
  articled('a seguito', OF, followedBy('dopo')),
  office('per quanto (?:riguarda|concerne)', 'per'),
  officeOf('siamo in grado|abbiamo la possibilità', 'possiamo'),
  officeOf('è in grado|ha la possibilità', 'può'),
  officeOf('avete la possibilità', 'potete'),
  officeOf('hai la possibilità', 'puoi'),
  officeOf('hanno la possibilità', 'possono'),
  office('risulta essere', 'è'),
  office('risultano essere', 'sono'),
  rule('bureaucratic', 'mettiamo a (vostra|tua) disposizione', ([whose = '']) =>
    whose.toLowerCase() === 'tua' ? 'ti offriamo' : 'vi offriamo',
  ),
  rule('bureaucratic', 'mettiamo a disposizione', (_parts, _before, after) =>
    /^\s+(?:un|una|uno|il|lo|la|i|gli|le)\s/iu.test(after) ? 'offriamo' : null,
  ),
  {
    code: 'bureaucratic',
    pattern: /,\s+(?:il|la)\s+quale(?!\p{L})|,\s+(?:i|le)\s+quali(?!\p{L})/giu,
    write: () => ', che',
  },
  {
    code: 'bureaucratic',
    pattern: /,?\s+nonché(?!\p{L})/giu,
    write: (_p, _b, after) => (/^\s+e/iu.test(after) ? ' ed' : ' e'),
  },
  office('altresì', 'anche'),
  office('pertanto', 'quindi'),
  office('mediante', 'con'),
  ...usages.map(([word, instead]) => office(word, instead)),
]

/** Verbs that stand for themselves: a piece with one of them is a sentence. */
const verbs =
  /(?<!\p{L})(?:\p{L}+iamo|è|sono|ha|hanno|può|possono|puoi|potete|hai|avete|fa|fanno|offre|offrono|garantisce|garantiscono|permette|permettono|nasce|lavora|lavorano|produce|realizza|arriva|arrivano|serve|aiuta|segue|trovi|trovate|ricevi|ricevete|muove|porta|crea|costruisce|progetta|vende|gestisce|cura|conosce|vive|cresce|vuole|vogliono|deve|devono|racconta|trasforma|unisce|accompagna|protegge|riduce|consente|consentono|diventa|resta|restano|rende|opera|propone|collabora)(?!\p{L})/iu

const subordinate =
  /^(?:quando|se|mentre|poiché|perché|siccome|dato|visto|affinché|anche se|dopo|prima|per|dal momento)(?!\p{L})/iu

/** Places where a long sentence may end, the better ones first: group 1 is left out, group 2 begins the next one. */
export const splitPlaces: readonly RegExp[] = [
  /((?<!\s)\s*;\s*)(\p{L})/giu,
  /(,?(?<!\s)\s+)((?:ma|quindi|così|poi|perché|però|inoltre|infatti)(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+(?:e|ed)\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s+(?:e|ed)\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+)(\p{L}+iamo(?!\p{L}))/giu,
  /((?<!\s)\s*,\s+(?:e|ed)\s+)((?:può|possono|offre|permette|garantisce|ha|hanno|puoi|potete|hai|avete)(?!\p{L}))/giu,
]

// "Non solo produciamo, ma anche consegniamo" holds together.
const pair = /(?<!\p{L})(?:non solo|sia)(?!\p{L})/iu

/** Returns true if a piece of a sentence can stand alone. */
export const isSentence = (text: string): boolean =>
  verbs.test(text) && !subordinate.test(text.trim()) && !pair.test(text)
