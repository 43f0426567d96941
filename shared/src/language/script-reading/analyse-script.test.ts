import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { analyseScript } from './analyse-script.ts'
import { type MarkCode, markedRunsOf } from './marks.ts'

const passages = (text: string, code: MarkCode) =>
  analyseScript(text)
    .marks.filter(mark => mark.code === code)
    .map(mark => text.slice(mark.start, mark.end))

const long =
  'La nostra azienda progetta e realizza impianti per il confezionamento di prodotti alimentari freschi, surgelati e secchi, con una particolare attenzione alla sicurezza di chi lavora ogni giorno sulle linee.'

test.each<[MarkCode, string, string[]]>([
  ['filler', 'Un servizio a 360 gradi, sempre.', ['a 360 gradi']],
  ['filler', 'Siamo leader di settore dal 1990.', ['leader di settore']],
  ['filler', 'Offriamo soluzioni innovative.', ['soluzioni innovative']],
  ['filler', "Macchine all'avanguardia.", ["all'avanguardia"]],
  ['filler', 'Siamo lieti di presentarvi la linea.', ['Siamo lieti di']],
  ['filler', 'È estremamente facile.', ['estremamente']],
  ['filler', 'Un filler non c’è.', []],
  ['jargon', 'La nostra mission è semplice.', ['mission']],
  ['jargon', 'Il nostro know-how.', ['know-how']],
  ['jargon', 'Commissioni chiare.', []],
  ['bureaucratic', 'Al fine di migliorare, si provvede a pulire.', ['Al fine di', 'si provvede a']],
  ['bureaucratic', 'Effettuiamo consegne, nonché ritiri.', ['Effettuiamo', 'nonché']],
  ['bureaucratic', 'In merito alla tua richiesta.', ['In merito alla']],
  ['passive', 'Il pane viene cotto ogni giorno.', ['viene cotto']],
  ['passive', "L'impianto è stato progettato qui.", ['stato progettato']],
  ['passive', 'Viene Marco.', []],
  ['hard-number', 'Oltre 1.250.000 pezzi, il 37,5% in più, dal 1950.', ['1.250.000', '37,5']],
  ['hard-number', 'Certificati ISO 9001:2015, aperti 24/7.', ['9001:2015']],
  ['long-sentence', `${long} Poi basta.`, [long]],
  ['long-sentence', 'Facciamo pane. Ogni giorno.', []],
  ['greeting', 'Buongiorno a tutti. Oggi parliamo di pane.', ['Buongiorno a tutti.']],
  ['company-first', 'Siamo Rossi. Facciamo pane.', ['Siamo Rossi.']],
  ['company-first', 'La Rossi nasce nel 1950 a Parma.', ['La Rossi nasce nel 1950 a Parma.']],
  ['company-first', 'Il tuo pane è duro?', []],
  ['no-call', 'Il pane è buono. Lo facciamo noi.', ['Lo facciamo noi.']],
  ['no-call', 'Il pane è buono. Scrivici.', []],
  ['weak-call', 'Il pane è buono. Vi aspettiamo!', ['Vi aspettiamo']],
])('marked passages: %s in %j: %j', (code, text, found) => {
  expect(passages(text, code)).toEqual(found)
})

test.each([
  ['Quanto tempo perdi con le bolle?', 'question'],
  ['Hai poco tempo. Noi pure.', 'viewer'],
  ['Buonasera, siamo qui.', 'greeting'],
  ['Facciamo pane dal 1950.', 'company'],
  ['Da oltre 30 anni facciamo pane.', 'company'],
  ['Ogni mattina alle quattro il forno si accende.', 'plain'],
  ['Le officine del gruppo hanno sei linee.', 'plain'],
  ['Se sei un artigiano, il tempo conta.', 'viewer'],
])('%j opens as %s', (text, verdict) => {
  expect(analyseScript(text).opening?.verdict).toBe(verdict)
})

test.each([
  ['Prenota una visita su rossi.it.', 'clear'],
  ['Chiama oggi.', 'clear'],
  ['Scaricatela subito.', 'clear'],
  ['Invia il tuo curriculum.', 'clear'],
  ['Vieni a trovarci!', 'clear'],
  ['Per maggiori informazioni, il nostro sito.', 'weak'],
  ['Cerchiamo i candidati migliori.', 'missing'],
  ['La prova è nel pane.', 'missing'],
])('%j asks: %s', (text, verdict) => {
  expect(analyseScript(text).call).toBe(verdict)
})

test('a text without words has neither opening nor request, and no marks', () => {
  for (const text of ['', '   ', '… !']) {
    expect(analyseScript(text)).toMatchObject({ opening: null, call: null, marks: [] })
  }
})

test('text in brackets is not spoken', () => {
  expect(analyseScript('[Musica] Buon pane.').figures.words).toBe(2)
})

const piece = fc.oneof(
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom(
    'a 360 gradi',
    'siamo lieti di',
    '\n',
    '\n- ',
    '. ',
    '? ',
    'nonché',
    '1.250',
    'è stato fatto',
    '[',
    ']',
    ' ',
  ),
)
const texts = fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join(' '))

test.prop([texts])('marks are inside the text, in order, and the runs add up to the text', text => {
  const { marks } = analyseScript(text)
  let before = 0
  for (const { start, end } of marks) {
    expect(start >= before && start < end && end <= text.length).toBe(true)
    before = start
  }
  const runs = markedRunsOf(text, marks)
  expect(runs.map(run => run.text).join('')).toBe(text)
})
