import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addOnCodes, declinableCodes } from '../quote/line-codes.ts'
import { chargeOf } from './charge.ts'
import { chargeRules, vatOf, vatRules } from './charge-rules.ts'
import { declinedAs, itemKeywords, paymentKeywords } from './keywords.ts'
import { paymentOf } from './payment.ts'
import { quoteOf } from './quote.ts'
import { canSwitch, withExtra, withoutExtra } from './switches.ts'

const scraps = [
  ...'video|azienda|senza|non|no|solo|né|con|ma|e|di|il|i|tre|primi'.split('|'),
  ...'corporate|prodotto|hotel|social|reel|evento|motion graphics|tutorial|30 secondi'.split('|'),
  ...'un minuto|riprese|riprese aeree|già fatte|speaker|narratore|sceneggiatura|pronta'.split('|'),
  ...'animazione del logo|logo|esclusi|non serve|3D'.split('|'),
  ...[', ', '. ', ': ', '; ', '\n', '- ', "l'", '🎬'],
  ...Object.values(declinedAs),
]
const summaries = fc
  .array(fc.constantFrom(...scraps), { maxLength: 25 })
  .map(words => `${words.join(' ')}.`.replace(/\s+([.,;:])/g, '$1'))
const codes = fc.constantFrom(...declinableCodes)
const extras = fc.constantFrom(...addOnCodes)
const codesOf = (summary: string): string[] => quoteOf(summary).lines.map(line => line.code)
const keywordless = (line: { code: string }) => line.code !== 'minimum'
const seen = (summary: string) =>
  quoteOf(summary)
    .lines.filter(keywordless)
    .map(line => `${line.code} ${line.amountCents}`)

test.prop([fc.oneof(summaries, fc.string({ maxLength: 400 }))])(
  'a total is at least 300 euro and the sum of its lines',
  summary => {
    const { lines, totalCents } = quoteOf(summary)
    expect(totalCents).toBeGreaterThanOrEqual(300_00)
    expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents)
    expect(paymentOf(summary).totalCents).toBeGreaterThanOrEqual(470_00)
  },
)

test.prop([summaries])(
  'the same recap always has the same price, and each line points at its words',
  summary => {
    const quote = quoteOf(summary)
    expect(quoteOf(summary)).toEqual(quote)
    for (const { because } of [...quote.lines, ...paymentOf(summary).lines]) {
      if (because !== null) expect(summary.slice(because.start, because.end)).toBe(because.text)
    }
  },
)

test.prop([summaries])('neither case nor the form of accents changes a price', summary => {
  expect(seen(summary.toUpperCase().normalize('NFD')).length).toBeGreaterThan(0)
  expect(seen(summary.normalize('NFD'))).toEqual(seen(summary))
})

const withoutSenza = summaries.filter(summary => !/senza/i.test(summary))
test.prop([withoutSenza, codes])(
  'an item in a sentence of its own changes no other line',
  (summary, code) => {
    const voice = declinedAs[code]
    const sentence = `${voice[0]?.toUpperCase()}${voice.slice(1)}.`
    const before = seen(summary).filter(line => !line.startsWith(code))
    const after = seen(`${summary} ${sentence}`)
    const scriptwriting = (line: string) => code !== 'ready-script' || !line.startsWith('scriptwriting')
    expect(after.filter(line => !line.startsWith(code))).toEqual(before.filter(scriptwriting))
    const isScriptwritingBesideReady =
      code === 'scriptwriting' && before.some(line => line.startsWith('ready'))
    expect(after.some(line => line.startsWith(code))).toBe(!isScriptwritingBesideReady)
  },
)

const switchable = fc
  .record({
    summary: fc.oneof(
      summaries,
      summaries.map(text => `${text}\n\nSenza drone.`),
    ),
    code: extras,
  })
  .filter(({ summary, code }) => canSwitch(code, quoteOf(summary).lines))

test.prop([switchable])('a switch changes its own line only', ({ summary, code }) => {
  const others = (text: string) => seen(text).filter(line => !line.startsWith(code))
  expect(codesOf(withExtra(summary, code))).toContain(code)
  expect(codesOf(withoutExtra(summary, code))).not.toContain(code)
  expect(others(withExtra(summary, code))).toEqual(others(summary))
  expect(others(withoutExtra(summary, code))).toEqual(others(summary))
})

test.prop([switchable])(
  'a switch moved on, off and on again, or pressed twice, has the same result',
  ({ summary, code }) => {
    const on = withExtra(summary, code)
    const off = withoutExtra(on, code)
    expect(withExtra(off, code)).toBe(on)
    expect(withoutExtra(withExtra(off, code), code)).toBe(off)
    expect([withExtra(on, code), withoutExtra(off, code)]).toEqual([on, off])
    expect(quoteOf(withExtra(off, code)).totalCents).toBe(quoteOf(on).totalCents)
  },
)

const moves = fc.array(fc.tuple(extras, fc.boolean()), { maxLength: 12 })
test.prop([summaries, moves])('switches change no text of a recap, in any order', (summary, moved) => {
  const after = moved.reduce((text, [code, on]) => (on ? withExtra : withoutExtra)(text, code), summary)
  expect(after.startsWith(summary.trimEnd())).toBe(true)
})

test('every keyword of the tables is found on its own', () => {
  for (const [code, patterns] of Object.entries(itemKeywords)) {
    for (const pattern of patterns) {
      const keyword = pattern.replace(/[()]/g, '').replace(/(\S+?)\|\S+/g, '$1')
      expect(seen(`${keyword}.`).join(), keyword).toContain(code)
    }
  }
  for (const [code, patterns] of Object.entries(paymentKeywords)) {
    for (const pattern of patterns) {
      const keyword = pattern.replace(/(\S+?)\|\S+/g, '$1')
      expect(paymentOf(`${keyword}.`).lines.map(line => line.code)).toContain(code)
    }
  }
})

test.prop([summaries, fc.constantFrom(...chargeRules)])(
  'deposit and balance add up to the quote, by every rule and for every recap',
  (summary, rule) => {
    const { totalCents, balanceCents, quoteTotalCents } = chargeOf(
      { chargeRule: rule, vatRule: 'statutory' },
      { ...quoteOf(summary), paymentLines: paymentOf(summary).lines },
    )
    expect(balanceCents).toBeGreaterThanOrEqual(0)
    if (rule === 'payment-screen') {
      expect([totalCents, balanceCents]).toEqual([paymentOf(summary).totalCents, 0])
      return
    }
    expect(totalCents + balanceCents).toBe(quoteTotalCents)
    expect(totalCents).toBeGreaterThan(0)
    expect(totalCents).toBeLessThanOrEqual(quoteTotalCents)
  },
)

test.each(vatRules)('VAT and net add up to every total from 1 to 10,000 euro, in whole cents: %s', rule => {
  for (let total = 100; total <= 1_000_000; total++) {
    const { vatCents, netCents } = vatOf(total, rule)
    if (vatCents + netCents !== total || !Number.isInteger(vatCents) || vatCents < 0)
      expect.fail(`${total}: ${vatCents} and ${netCents}`)
  }
})

test.prop([fc.integer({ min: 100, max: 1_000_000 })])(
  'the statutory VAT is 22 % of its net, except for rounding by a cent',
  total => {
    const { vatCents, netCents } = vatOf(total, 'statutory')
    expect(Math.abs(vatCents - netCents * 0.22)).toBeLessThanOrEqual(0.61)
  },
)
