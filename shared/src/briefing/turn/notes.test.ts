import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say, settled } from './test-states.ts'

const voiced = { ...corporate, extras: ['voiceover', 'subtitles'] } as const

describe('what is said beside what was understood is kept', () => {
  const cases: [Slot | null, string, readonly string[]][] = [
    ['extras', 'sì la voce femminile, e la musica', ['sì la voce femminile']],
    ['extras', 'Riprese no, niente persone', ['Riprese no, niente persone']],
    ['extras', 'niente voce, bastano le scritte', ['niente voce, bastano le scritte']],
    ['extras', 'i testi no li scriviamo noi', ['i testi no li scriviamo noi']],
    [
      'extras',
      'La musica no, ci pensa la fanfara del rione',
      ['La musica no, ci pensa la fanfara del rione'],
    ],
    ['extras', 'Voce narrante in inglese (madrelingua)', ['Voce narrante in inglese (madrelingua)']],
    ['deadline', 'Entro il 10 giugno. Le riprese di sabato, mi raccomando', ['Le riprese di sabato']],
    [
      'deadline',
      'il 2 aprile, ma se ce la fate il lunedì prima è meglio',
      ['ma se ce la fate il lunedì prima è meglio'],
    ],
    ['deadline', 'Entro il 10 giugno. E si gira il 5 e il 6 maggio', ['E si gira il 5 e il 6 maggio']],
    ['duration', '40 secondi. Facciamo infissi in alluminio', ['Facciamo infissi in alluminio']],
    ['tone', 'calmo, quasi da meditazione', []],
    [
      'message',
      'che trovi posto. ps la lingua è solo inglese, l’italiano non serve',
      ['l’italiano non serve'],
    ],
    [
      'tone',
      'caldo. il video esce in inglese, niente italiano',
      ['il video esce in inglese, niente italiano'],
    ],
    [
      'tone',
      'Fiero. Serve anche una versione in francese per i partner belgi',
      ['Serve anche una versione in francese per i partner belgi'],
    ],
    ['tone', 'Fiero. Serve anche una versione in francese', []],
    ['kind', 'uno spot di 30 secondi, la musica l’abbiamo già noi', ['la musica l’abbiamo già noi']],
    [
      'kind',
      'uno spot per il mio sito nuovo, che esce a maggio, per trovare clienti',
      ['uno spot per il mio sito nuovo, che esce a maggio, per trovare clienti'],
    ],
    ['kind', 'uno spot per trovare clienti', []],
    [
      'kind',
      'Buongiorno, vendiamo sementi antiche (Semi Buoni, Bari)',
      ['vendiamo sementi antiche (Semi Buoni, Bari)'],
    ],
    ['kind', 'Un corporate. Scriva "Semi & Figli"', ['Scriva "Semi & Figli"']],
  ]
  test.each(cases)('%s: %s', (asked, text, notes) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).notes).toEqual(notes)
  })
})

describe('a short remark beside an answer is kept', () => {
  const before = { ...corporate, people: 'noi tra le vigne', place: 'nel cortile' }
  const cases: [Slot, string, readonly string[]][] = [
    [
      'audience',
      'giovani della zona. cmq i reel sono 3 e vanno su instagram',
      ['cmq i reel sono 3 e vanno su instagram'],
    ],
    ['tone', 'Serio. Facciamo quattro puntate', ['Facciamo quattro puntate']],
    ['duration', '5 minuti. 4 lezioni da 5 minuti l’una', ['4 lezioni da 5 minuti l’una']],
    [
      'duration',
      'un minuto. Le versioni in inglese, francese e arabo',
      ['Le versioni in inglese, francese e arabo'],
    ],
    ['duration', 'un minuto. In inglese e cinese', ['In inglese e cinese']],
    ['duration', 'un minuto. Le versioni in inglese e francese', []],
    ['duration', '30 sec. sul sito magari uno piu lungo', ['sul sito magari uno piu lungo']],
    ['message', 'chi sbaglia paga di più. pero non minacciosi eh', ['pero non minacciosi eh']],
    ['audience', 'Gli ospiti. E deve essere con la parlata nostra', ['E deve essere con la parlata nostra']],
    ['deadline', 'Entro il 22 maggio, abbiamo un congresso il 28', ['abbiamo un congresso il 28']],
    ['duration', 'due minuti e mezzo, tre al massimo', ['due minuti e mezzo, tre al massimo']],
    ['duration', 'massimo 40 secondi l’uno', ['massimo 40 secondi l’uno']],
    ['duration', 'massimo 40 secondi', []],
    ['deadline', 'Entro il 22 maggio, il 28 no', []],
    ['deadline', 'il lancio è il 6 maggio quindi ci serve per il 30 aprile', ['il lancio è il 6 maggio']],
    ['deadline', 'mi serve prima di pasqua', ['mi serve prima di pasqua']],
    ['deadline', 'mi serve entro pasqua', []],
    ['deadline', 'entro il 5 giugno, per il decennale della clinica', ['per il decennale della clinica']],
    ['deadline', 'entro il 5 giugno per la festa', ['entro il 5 giugno per la festa']],
    [
      'deadline',
      'Serve per la riapertura, il 13 settembre; il video due settimane prima',
      ['Serve per la riapertura, il 13 settembre'],
    ],
    ['deadline', 'due settimane prima della festa del 20 maggio', []],
    [
      'deadline',
      'la festa è il 10 maggio e il video lo vogliamo per fine giugno',
      ['la festa è il 10 maggio e il video lo vogliamo per fine giugno'],
    ],
    ['extras', 'drone si sulle vigne', ['drone si sulle vigne']],
    [
      'extras',
      'Le riprese le fate voi nel cortile con due formatrici',
      ['Le riprese le fate voi nel cortile con due formatrici'],
    ],
    [
      'materials',
      'il logo. riprese le fate voi quando allaghiamo',
      ['riprese le fate voi quando allaghiamo'],
    ],
    ['materials', 'il logo. le riprese le fate voi', []],
    ['materials', 'un video girato col telefono, vedete voi se è buono', ['vedete voi se è buono']],
    ['materials', 'il logo, vedete voi', []],
    [
      'message',
      'Siamo vicini. Professionale deve essere la voce, il tono caldo',
      ['Professionale deve essere la voce'],
    ],
    [
      'kind',
      'Un corporate. La voce narrante ci vuole, professionale',
      ['La voce narrante ci vuole, professionale'],
    ],
    [
      'kind',
      'Un corporate. Voce sì, professionale, anche in inglese',
      ['Voce sì, professionale, anche in inglese'],
    ],
    ['extras', 'sottotitoli sì. io non ho uno studio bello', ['io non ho uno studio bello']],
    [
      'extras',
      'sottotitoli sì. Il resto no, non possiamo permettercelo',
      ['Il resto no, non possiamo permettercelo'],
    ],
    [
      'extras',
      'sottotitoli sì perché tanti guardano senza audio',
      ['sottotitoli sì perché tanti guardano senza audio'],
    ],
    ['duration', 'un minuto, ma ne vorremmo tre', ['ma ne vorremmo tre']],
    ['extras', 'sottotitoli. per il resto non abbiamo soldi', ['per il resto non abbiamo soldi']],
    ['duration', '45 secondi. Se serve di più ditelo', ['Se serve di più ditelo']],
    ['duration', 'due minuti, la sigla la facciamo noi', ['la sigla la facciamo noi']],
    ['deadline', 'il 31 maggio, prima del saggio', ['il 31 maggio, prima del saggio']],
    ['deadline', 'prima del 20 maggio', []],
    ['extras', 'guardi che i sottotitoli e il drone li voglio', []],
    ['message', 'Siamo vicini. Sono quattro lezioni, mi raccomando', ['Sono quattro lezioni, mi raccomando']],
  ]
  test.each(cases)('%s: %s', (asked, text, notes) => {
    expect(heard(at(asked, asked === 'kind' ? {} : before), text).notes).toEqual(notes)
  })

  test('how a voice shall be is no tone', () => {
    expect(heard(at('kind', {}), 'Un corporate. Voce sì, professionale, anche in inglese').tone).toBeNull()
    expect(heard(at('kind', {}), 'Un corporate, con la voce. Elegante e sobrio').tone).toBe(
      'Elegante e sobrio',
    )
  })
})

describe('what says nothing is no note', () => {
  const cases: [Slot | null, string][] = [
    ['extras', 'sì, la voce narrante per forza, grazie'],
    ['extras', 'i sottotitoli certo che sì'],
    ['extras', 'no no, nient’altro, a posto'],
    ['deadline', 'Entro il 10 giugno, scusate'],
    ['deadline', 'Entro il 10 giugno. Me li avete tolti'],
    ['deadline', 'Il 2 aprile. Ve l’avevo già scritto'],
    ['duration', 'Buonasera! 40 secondi, per favore'],
  ]
  test.each(cases)('%s: %s', (asked, text) => {
    expect(heard(at(asked, corporate), text).notes).toEqual([])
  })

  test('nor is what a note holds already', () => {
    const notes = ['le riprese di sabato, nel cortile']
    expect(heard(at('deadline', { ...corporate, notes }), 'le riprese di sabato').notes).toEqual(notes)
  })
})

describe('what is in the brief is not offered again, and how it shall be is kept', () => {
  test.each([
    'la voce è in inglese, i sottotitoli in tedesco',
    'la voce è in italiano, in inglese solo i sottotitoli',
    'La voce narrante deve essere lenta e chiara',
    'E la voce è in due versioni',
  ])('%s', text => {
    for (const asked of ['deadline', null] as const) {
      const { state, reply } = say(at(asked, { ...settled, ...voiced, deadline: null }), text)
      expect(reply).not.toMatch(/€/)
      expect(state.brief.notes).toEqual([text])
      expect(state.brief.extras).toEqual(voiced.extras)
    }
  })
})

describe('a wish with all one’s heart orders', () => {
  const cases: [Slot | null, string, Brief['extras']][] = [
    ['duration', 'Con i sottotitoli mi raccomando, perché molti sono senza audio', ['subtitles']],
    ['extras', 'le riprese in sede se sono quelle della festa certo che sì', ['shooting']],
    ['materials', 'Il testo lo scrivete voi, e la voce mi raccomando lenta', ['voiceover', 'scriptwriting']],
    ['extras', 'i sottotitoli invece servono', ['subtitles']],
    ['extras', 'la voce mi raccomando no', []],
    ['extras', 'niente voce mi raccomando', []],
    ['extras', 'il drone se è per la festa certo che no', []],
    ['extras', 'il drone mi piace poco', []],
    ['extras', 'i sottotitoli invece non servono', []],
    ['duration', 'la voce mi raccomando no', []],
  ]
  test.each(cases)('%s: %s', (asked, text, extras) => {
    expect(heard(at(asked, corporate), text).extras).toEqual(extras)
  })
})

describe('what is taken of what was offered hides nothing else', () => {
  const offering = (asked: Slot) => ({ ...at(asked, corporate), offered: ['shooting'] as const })

  test.each([
    ['sì le riprese le mettiamo. Abbiamo il logo e delle foto', 'Abbiamo il logo e delle foto'],
    ['le riprese aggiungetele. ho il logo', 'ho il logo'],
  ])('%s', (text, materials) => {
    expect(heard(offering('materials'), text)).toMatchObject({ extras: ['shooting'], materials })
  })
  test.each<[string, readonly string[]]>([
    ["il logo, te l'ho detto", []],
    ['solo il logo. I sottotitoli no', []],
    ['il logo sì', ['logo-animation']],
    ['solo il logo animato', ['logo-animation']],
    ['musica e logo', ['music', 'logo-animation']],
  ])('the logo that is there is no animation: %s', (text, extras) => {
    expect(heard(at('extras', { ...corporate, materials: 'ho il logo' }), text).extras).toEqual(extras)
  })
})

test.each([
  ['tone', 'Caldo. Non abbiamo materiale, solo il logo', 'solo il logo'],
  ['deadline', 'il materiale è solo il logo', 'solo il logo'],
] as const)('what there is is filed: %s: %s', (asked, text, materials) => {
  expect(heard(at(asked, corporate), text).materials).toBe(materials)
})

describe('who is known to appear is not forgotten in passing', () => {
  const people = 'gli studenti e due professori'
  const cases: [string, string][] = [
    ['Voce no perché parlano i ragazzi', people],
    ['compaiono gli studenti', people],
    ['Le interviste agli studenti le girate voi o dobbiamo farle noi?', people],
    ['parlano tre bidelli', 'tre bidelli'],
    ['anzi, compaiono gli studenti', 'gli studenti'],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(at('extras', { ...corporate, people }), text).people).toBe(expected)
  })
})

describe('what the price list holds is answered', () => {
  const cases: [Slot | null, string, RegExp][] = [
    [
      'kind',
      'quanto costa un video aziendale per una falegnameria con riprese col drone della bottega?',
      /120.*970/,
    ],
    ['kind', 'Un evento. Ma le riprese della sagra sono comprese oppure si pagano a parte?', /riprese/],
    ['kind', 'Quanti giorni servono e cosa è compreso nel prezzo?', /3-7 giorni.*montaggio/],
    ['extras', 'e il video resta nostro o paghiamo ogni anno', /licenza/],
    ['extras', 'quanto costa la versione spagnola?', /seconda versione/],
    ['extras', 'le interviste le giriamo o dovete farle voi?', /300/],
  ]
  test.each(cases)('%s: %s', (asked, text, answer) => {
    const { reply, state } = say(at(asked, asked === 'kind' ? {} : corporate), text)
    expect(reply).toMatch(answer)
    expect(reply).not.toContain(assistantTexts.passedOn)
    expect(state.brief.extras).toEqual([])
  })
})

test('that Italian is among the languages is told, and no refusal', () => {
  const { reply } = say(at(null, { ...settled, languages: ['de'] }), 'ho detto italiano e tedesco')
  expect(reply).toContain(assistantTexts.italianToo)
})
