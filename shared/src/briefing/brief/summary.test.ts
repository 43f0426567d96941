import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { phrasesOf } from '../../language/phrases.ts'
import { summaryTexts } from '../../messages/it/briefing.ts'
import { baseRows, itemKeywords } from '../../pricing/keywords.ts'
import { paymentOf } from '../../pricing/payment.ts'
import { quoteOf } from '../../pricing/quote.ts'
import { type Brief, type BriefKind, briefKinds, emptyBrief, extras, slots } from './brief.ts'
import { composeSummary } from './summary.ts'

const baseOf = (summary: string) => (quoteOf(summary).lines[0]?.amountCents ?? 0) / 100
const itemsOf = (summary: string) =>
  quoteOf(summary)
    .lines.map(({ code }) => code)
    .filter(code => code !== 'base' && code !== 'minimum')

const bases: Readonly<Record<BriefKind, number>> = {
  corporate: 970,
  explainer: 990,
  'app-demo': 850,
  'social-reels': 620,
  'talking-head': 620,
  product: 850,
  hotel: 890,
  event: 890,
  educational: 790,
  testimonial: 740,
  advertising: 920,
}

const everyPhrase = Object.values<readonly string[]>({ ...baseRows, ...itemKeywords })
  .flat()
  .flatMap(phrasesOf)
  .map(phrase => phrase.join(' '))

// Texts of a client: keywords, negations, lengths and sentences that exclude something.
const words = fc.constantFrom(
  ...everyPhrase,
  ...'i clienti|di|per|non|senza|no|il|i|gli|del|la|tre|che|manager|con|ma'.split('|'),
  ...['2\'30"', "0'20", 'product manager', 'formazione aziendale', 'eventi aziendali'],
  ...['30 secondi', 'due minuti', '15s', '20″', 'un minuto e mezzo', 'primi 5 secondi', 'Senza drone.', '🎬'],
  ...['. ', ', ', ': ', '; ', '? ', '\n', '\n- ', '(', ')', '"', '«', '»'],
  ...['. Senza voce narrante. ', 'È', 'pronto'],
)
const freeText = fc.option(
  fc
    .tuple(fc.array(words, { minLength: 1, maxLength: 12 }), fc.constantFrom(' ', '\n', '\n\n'))
    .map(([list, between]) => list.join(between)),
  { nil: null },
)

const briefs: fc.Arbitrary<Brief> = fc
  .record({
    kind: fc.option(fc.constantFrom(...briefKinds), { nil: null }),
    description: freeText,
    audience: freeText,
    message: freeText,
    tone: freeText,
    materials: freeText,
    company: freeText,
    notes: fc.array(freeText, { maxLength: 2 }),
    durationSeconds: fc.option(fc.integer({ min: 5, max: 300 }), { nil: null }),
    chosen: fc.uniqueArray(fc.constantFrom(...extras)),
    refused: fc.uniqueArray(fc.constantFrom(...extras)),
    deadline: fc.option(fc.constantFrom('2026-12-15', '2026-05-30'), { nil: null }),
    unknowns: fc.uniqueArray(fc.constantFrom(...slots)),
  })
  .map(({ chosen, refused, notes, ...rest }) => ({
    ...emptyBrief,
    ...rest,
    notes: notes.filter(note => note !== null),
    extras: extras.filter(extra => chosen.includes(extra)),
    declined: extras.filter(extra => refused.includes(extra) && !chosen.includes(extra)),
    extrasSettled: true,
  }))

test.prop([briefs], { numRuns: 400 })(
  'any text of a client leaves the price at the base of its kind and its extras',
  brief => {
    const summary = composeSummary(brief)
    expect(baseOf(summary), summary).toBe(brief.kind === null ? 470 : bases[brief.kind])
    const isShort = brief.durationSeconds !== null && brief.durationSeconds <= 30
    const wanted = brief.extras.filter(
      extra => extra !== 'scriptwriting' || !brief.extras.includes('ready-script'),
    )
    expect(itemsOf(summary).toSorted(), summary).toEqual(
      [...wanted, ...(isShort ? ['short-video'] : [])].toSorted(),
    )
  },
)

test('the payment screen charges the requested motion graphics and music of the recap', () => {
  for (const kind of briefKinds) {
    const summary = composeSummary({ ...emptyBrief, kind, extras: [...extras], unknowns: [...slots] })
    const { lines } = paymentOf(summary)
    const charged = lines.map(({ code }) => code)
    expect(charged).toEqual(kind === 'explainer' ? ['base', 'animation', 'music'] : ['base', 'music'])
  }
})

test('the article of a deadline agrees with its day', () => {
  expect(composeSummary({ ...emptyBrief, deadline: '2027-01-08' })).toContain('entro l’8 gennaio 2027.')
})

test('the recap’s own text has no keyword except of its kind or extra', () => {
  const texts = [...Object.values(summaryTexts.slots), summaryTexts.noMaterials, summaryTexts.kindUnknown]
  for (const text of texts) {
    expect(quoteOf(`${text}.`).lines.map(line => line.amountCents)).toEqual([470_00])
    expect(paymentOf(`${text}.`).totalCents).toBe(470_00)
  }
})

describe('quoted text of a client', () => {
  const of = (kind: BriefKind, audience: string) => ({ ...emptyBrief, kind, durationSeconds: 60, audience })

  test('keeps its own quotation marks as single ones', () => {
    const summary = composeSummary(of('product', 'chi dice «il drone»'))
    expect(summary).toContain('Pubblico: «chi dice ‹il drone›»')
    expect(quoteOf(summary).totalCents).toBe(bases.product * 100)
  })

  test('text that a client adds to the recap orders what is outside of quotes', () => {
    const summary = composeSummary(of('corporate', 'chi noleggia droni'))
    expect(itemsOf(summary)).toEqual([])
    expect(itemsOf(`${summary}\nAggiungete il drone.`)).toEqual(['drone'])
    expect(itemsOf(`${summary}\n«Aggiungete il drone.»`)).toEqual(['drone'])
  })
})

test('a recap has plain lines', () => {
  const summary = composeSummary({
    ...emptyBrief,
    kind: 'corporate',
    company: 'Officine Rossi',
    audience: 'i buyer esteri',
    message: 'siamo\naffidabili',
    tone: 'caldo',
    durationSeconds: 90,
    materials: 'il logo e le foto',
    extras: ['voiceover', 'supplied-footage'],
    declined: ['drone'],
    deadline: '2026-12-15',
    notes: ['Il logo cambia a maggio'],
  })
  expect(summary).toBe(
    [
      'Video corporate.',
      'Azienda: «Officine Rossi»',
      'Pubblico: «i buyer esteri»',
      'Messaggio: «siamo',
      'affidabili»',
      'Tono: «caldo»',
      'Durata: 1 minuto e 30 secondi.',
      'Materiali: «il logo e le foto»',
      'Dal cliente: girato fornito.',
      'Da prevedere: voce narrante.',
      'Senza drone.',
      'Consegna: entro il 15 dicembre 2026.',
      'Note: «Il logo cambia a maggio»',
    ].join('\n'),
  )
})

test.each([
  ['un video con il drone', false, false],
  ['un video con il drone', true, true],
  ['voce sì, niente drone', true, false],
  ['senza voce', true, true],
  ['il logo cambia a maggio', true, false],
  ['scrivete a Mario per il logo', true, false],
])(
  'the note "%s" with settled extras %s, the voice among them, is marked: %s',
  (note, extrasSettled, isMarked) => {
    const brief: Brief = { ...emptyBrief, extras: ['voiceover'], extrasSettled, notes: [note] }
    expect(composeSummary(brief).includes(summaryTexts.chosenExtrasApply)).toBe(isMarked)
  },
)
