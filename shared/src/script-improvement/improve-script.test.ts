import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { spokenTextOf } from '../language/script-reading/figures.ts'
import { callIn } from '../language/script-reading/structure.ts'
import { tokensOf } from '../language/tokens.ts'
import { registerOf } from './closing-keywords.ts'
import { firstPluralOf } from './conjugation-keywords.ts'
import { keepsFacts } from './facts.ts'
import { improveScript } from './improve-script.ts'
import italianScripts from './italian-scripts.json' with { type: 'json' }
import { looksItalian } from './language-keywords.ts'
import { rewrite, splitSentence } from './rewrite.ts'
import { scriptReport } from './script-report.ts'

/** Typical scripts of companies. */
const scripts: Readonly<Record<string, string>> = italianScripts

const improved = (
  originalScript: string,
  website: string | null = null,
  projectDescription: string | null = null,
) => improveScript({ originalScript, company: 'Rossi', website, projectDescription })

/** Maximum seconds that a hook and a call to action add. */
const ADDED_SECONDS = 6

function expectNoWorse(original: string, website: string | null): void {
  const report = improved(original, website)
  expect(scriptReport.safeParse(report).success).toBe(true)
  expect(report.after.readability ?? 0).toBeGreaterThanOrEqual(report.before.readability ?? 0)
  expect(report.after.seconds).toBeLessThanOrEqual(report.before.seconds + ADDED_SECONDS)
  expect(keepsFacts(original, report.script)).toBe(true)
  const [first, ...rest] = report.scenes
  expect(first?.fromSeconds ?? 0).toBe(0)
  rest.forEach((scene, at) => {
    expect(scene.fromSeconds).toBe(report.scenes[at]?.toSeconds)
  })
}

describe('a script never gets worse', () => {
  test.each(Object.entries(scripts))('%s', (_name, script) => {
    expectNoWorse(script, null)
    expectNoWorse(script, 'https://www.rossi-confezionamento.it/')
  })

  test('of five thousand words', () => {
    const long = Object.values(scripts).slice(0, 4).join('\n\n')
    const script = `${long}\n\n`.repeat(20)
    const began = performance.now()
    expectNoWorse(script, null)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(improved(script).scenes.length).toBeLessThanOrEqual(45)
  })

  const sentences = Object.values(scripts).flatMap(script => script.split(/(?<=[.!?])\s+/))
  test.prop(
    [
      fc.array(
        fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...sentences) }, fc.string({ maxLength: 40 })),
        { maxLength: 12 },
      ),
    ],
    { numRuns: 150 },
  )('with any sentences', picked => expectNoWorse(picked.join(' '), 'https://rossi.it'))

  test('and nothing is invented', () => {
    for (const script of Object.values(scripts)) {
      const known = new Set([...tokensOf(script), ...tokensOf('rossi.it')].map(token => token.word))
      const added = tokensOf(spokenTextOf(improved(script, 'https://rossi.it').script))
        .map(token => token.word)
        .filter(word => !known.has(word) && word.length > 5)
      const own =
        /^(?:scopri|scoprite|vogliamo|possiamo|possono|facciamo|offriamo|usiamo|quindi|presentiamo|produciamo|spediamo|collaboriamo|tipi|molti|prenota|prenotate|trovate|lavorare)$/
      expect(added.filter(word => !own.test(word))).toEqual([])
    }
  })
})

describe('changes of a script', () => {
  test('move a question with its answer to the start', () => {
    const { script } = improved(scripts.packaging ?? '')
    expect(script).toMatch(
      /^Ti è mai capitato di fermare la linea per un nastro bloccato\? Con noi non succede\.\n\n/,
    )
  })

  test('leave a good script and a foreign one unchanged', () => {
    expect(improved(scripts.good ?? '')).toMatchObject({ outcome: 'kept', changes: [], script: scripts.good })
    expect(improved(scripts.english ?? '')).toMatchObject({ outcome: 'not-italian', script: scripts.english })
    expect(improved(scripts.gibberish ?? '').outcome).toBe('not-italian')
  })

  test('add a request with the given address at the end if there is none', () => {
    const { script } = improved(scripts.law ?? '', 'https://www.bianchi.it/contatti')
    expect(script).toMatch(/Scopri di più su bianchi\.it\.$/)
    expect(improved(scripts.law ?? '').script).toMatch(/Scrivici: \[.+\]\.$/)
    for (const original of Object.values(scripts).filter(looksItalian)) {
      const tokens = tokensOf(improved(original).script.slice(-200))
      expect(callIn(tokens).verdict).toBe('clear')
    }
  })

  test('name the excess of a script that is too long', () => {
    const { notes } = improved(scripts.packaging ?? '', null, 'Un video di 20 secondi.')
    expect(notes.join(' ')).toMatch(/20 secondi: togli ancora circa \d+ parole/)
  })
})

test.each([
  ['Al fine di crescere, effettuiamo controlli.', 'Per crescere, facciamo controlli.'],
  ['Siamo in grado di consegnare domani.', 'Possiamo consegnare domani.'],
  ['La ditta è fondata, ed è in grado di crescere.', 'La ditta è fondata, e può crescere.'],
  ['Siamo lieti di offrirvi un caffè.', 'Vi offriamo un caffè.'],
  ['Ci occupiamo di progettare e montare cucine.', 'Ci occupiamo di progettare e montare cucine.'],
  ['Ci occupiamo di montare cucine.', 'Montiamo cucine.'],
  ['Ci occupiamo di opere edili.', 'Ci occupiamo di opere edili.'],
  ['Ci occupiamo di concerti.', 'Ci occupiamo di concerti.'],
  ['Andiamo a fiere in tutta Europa.', 'Andiamo a fiere in tutta Europa.'],
  ['Siamo in grado di montare e di collaudare.', 'Siamo in grado di montare e di collaudare.'],
  ['La torretta ruota a 360 gradi.', 'La torretta ruota a 360 gradi.'],
  ['Offriamo un servizio a 360 gradi.', 'Offriamo un servizio.'],
  ['Siamo a 360 gradi.', 'Siamo a 360 gradi.'],
  ['Siamo all’avanguardia.', 'Siamo all’avanguardia.'],
  ['Usiamo soluzioni innovative.', 'Usiamo soluzioni innovative.'],
  ['Usiamo soluzioni innovative per il pane.', 'Usiamo soluzioni per il pane.'],
  ['Usiamo soluzioni innovative e sicure.', 'Usiamo soluzioni innovative e sicure.'],
  ['Non siamo particolarmente grandi.', 'Non siamo particolarmente grandi.'],
  ['Siamo particolarmente attenti.', 'Siamo attenti.'],
  ['Praticamente tutti tornano.', 'Praticamente tutti tornano.'],
  ['Nel corso degli anni, nonché oggi.', 'Negli anni e oggi.'],
  ["All'interno dell'azienda si mangia.", "All'interno dell'azienda si mangia."],
  ['Buongiorno a tutti, oggi parliamo di pane.', 'Oggi parliamo di pane.'],
  ['Al giorno d’oggi, tutto corre.', 'Tutto corre.'],
  [
    'In un mondo sempre più Industria 4.0, tutto corre.',
    'In un mondo sempre più Industria 4.0, tutto corre.',
  ],
  ['Facciamo il pane.', 'Facciamo il pane.'],
])('%j is said %j', (before, after) => {
  expect(rewrite(before).text).toBe(after)
})

test('the number "sei" does not address the viewer', () => {
  expect(registerOf('Vi accompagniamo da sei anni.')).toBe('voi')
})

test.each([
  ['progettare', 'progettiamo'],
  ['spiegare', 'spieghiamo'],
  ['cominciare', 'cominciamo'],
  ['scegliere', 'scegliamo'],
  ['fare', 'facciamo'],
  ['presentarvi', 'vi presentiamo'],
  ['produrre', 'produciamo'],
  ['piacere', null],
  ['rifare', null],
  ['lamiere', null],
  ['mare', null],
  ['pane', null],
])('noi, of %s: %s', (infinitive, form) => {
  expect(firstPluralOf(infinitive)).toBe(form)
})

test.each([
  [
    'La Rossi progetta impianti per chi confeziona alimenti freschi e surgelati in tutta Europa, e seguiamo ogni cliente dal primo disegno fino al collaudo in stabilimento.',
    2,
  ],
  [
    'Quando arriviamo da un cliente nuovo per la prima volta e guardiamo la linea con calma insieme a chi ci lavora ogni giorno capiamo subito dove si perde tempo.',
    1,
  ],
  ['Facciamo pane e vendiamo dolci.', 1],
])('%j becomes %i sentences', (sentence, count) => {
  expect(splitSentence(sentence)).toHaveLength(count)
})
