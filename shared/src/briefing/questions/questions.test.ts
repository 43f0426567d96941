import { describe, expect, test } from 'vitest'
import { questionPatterns } from '../../catalogue/question-patterns.ts'
import { truths } from '../../catalogue/truths.ts'
import { patternList, standsIn } from '../../language/patterns.ts'
import { tokensOf } from '../../language/tokens.ts'
import { assistantTexts, extraMeanings, questionTexts } from '../../messages/it/briefing.ts'
import type { Slot } from '../brief/brief.ts'
import { askingWords } from '../keywords/question-keywords.ts'
import { at, corporate, say, settled, today } from '../turn/test-states.ts'
import { takeApart } from './asked-back.ts'

const { passedOn, passedOnToo } = assistantTexts
const isPassedOn = (reply: string) => reply.includes(passedOn) || reply.includes(passedOnToo)

describe('a question is answered where its own words are about the answer', () => {
  test.each([
    ['abbiamo girato noi un po’ di roba col telefono, ce la montate?', truths.editing],
    ['I file che registro io li montate voi, giusto?', truths.editing],
    ['chiedevo se i video che mi registro io li montate voi', truths.editing],
    ['Il montaggio è compreso?', truths.editing],
    ['posso usare i video che ho fatto col telefono?', truths.editing],
    ['posso usare il video sul sito?', truths.ownership],
    ['Posso usare le canzoni dei matrimoni o ci sono i diritti?', truths.rights],
    ['un brano che conosco lo posso usare?', truths.rights],
    ['con 200 euro ce la facciamo?', 'No, con quello che so'],
    ['ce la facciamo per il 20 maggio?', '20 maggio 2026 c’è tempo'],
    ['quanto ci mettete a consegnare?', truths.days],
    ['Il prezzo che fate è con l’IVA o senza?', 'IVA inclusa'],
    ['il drone sarebbe figo ma quanto costa?', 'Il drone: +120'],
    ['Un jingle fatto apposta quanto costa?', 'La musica originale: +70'],
    ['Mi conferma che il preventivo è per un solo video?', truths.several],
    ['E per cinque quanto sarebbe?', truths.several],
    ['Fate un prezzo per la serie?', truths.several],
    ['Il prezzo di 790 è per una o per dodici lezioni? Non ho capito.', truths.several],
    ['si può pagare in due rate?', truths.payment],
    ['anche in due volte si può pagare?', truths.payment],
    ['È un lavoro che fate?', truths.kinds],
    ['Fate prezzi per le associazioni?', truths.discount],
    ['20 secondi l’uno, ne vorremmo 4. si può?', truths.several],
    ['Il video lo facciamo anche in inglese. Si può fare?', truths.languages],
    ['Io non sono capace, mi aiutate?', truths.fine],
    ['senza logo va bene?', truths.fine],
    ['Vi posso mandare lo script in PDF?', truths.upload],
    ['accettate il bonifico?', truths.payment],
    ['se piove e dobbiamo annullare cosa succede?', truths.cancel],
    ['si può fare senza voce?', truths.without],
    ['La musica di sottofondo è inclusa?', assistantTexts.stockMusic],
    ['quanto dura di solito un video così?', questionTexts.duration.advice],
    ['che durata hanno di solito questi video?', questionTexts.duration.advice],
    ['Quanto deve durare secondo lei?', questionTexts.duration.advice],
    ['La musica è obbligatoria?', truths.without],
    ['e posso pagare a rate', truths.payment],
    ['se i video sono girati in orizzontale si può fare lo stesso verticale?', truths.formats],
    ['venite voi a girare un pezzo in salone?', truths.place],
    ['Le riprese quindi le fareste voi?', truths.place],
    ['la musica originale che differenza ha da quella compresa?', extraMeanings.music],
    ['mi conviene un reel o uno spot?', questionTexts.kind.advice],
    ['dove vi mando i file?', truths.upload],
    ['a che servono i sottotitoli?', extraMeanings.subtitles],
    ['che vuol dire animazione del logo?', extraMeanings['logo-animation']],
    ['cosa intendete per voce narrante?', extraMeanings.voiceover],
    ['ho un sacco di video, potete montarmeli?', truths.editing],
    ['animazione o demo?', questionTexts.kind.advice],
    ['vi va bene se pago a giugno?', truths.payment],
    ['per Natale va bene?', '25 dicembre 2026 c’è tempo'],
    ['ma se poi voglio tagliarlo posso o no?', truths.changes],
    ['per il 28 maggio è possibile?', '28 maggio 2026 c’è tempo'],
    ['Ci serve prima della riapertura, che è il 28 maggio. È possibile?', '28 maggio 2026 c’è tempo'],
    ['ho un budget di 2000 euro, ci stiamo?', 'Sì, ci stai'],
    ['con 200 euro ci stiamo o no?', 'No, con quello che so'],
    ['il preventivo quanto resta valido?', truths.validity],
    ['Per quanti giorni è valido il preventivo?', truths.validity],
    ['entro quando devo confermare?', truths.validity],
    ['Si richiede cortesemente l’indicazione dei tempi di realizzazione.', truths.days],
    ['Si resta in attesa di riscontro circa i tempi.', truths.days],
    ['Le chiedo gentilmente i tempi di consegna', truths.days],
    ['il verticale costa in più?', truths.formats],
    ['anche in quadrato per i post, quanto viene in più?', truths.formats],
    ['quanto costa un reel?', 'Per un reel per i social'],
    ['le riprese da noi sono obbligatorie?', truths.without],
    ['devo per forza fare le riprese?', truths.without],
    ['siamo obbligati a pagare?', truths.cancel],
    ['si può avere anche in tedesco?', truths.languages],
  ])('%s', (text, expected) => {
    const { reply, questions } = say(at('tone', corporate), text)
    expect(reply).toContain(expected)
    expect(questions.map(question => question.isPassedOn)).toEqual([false])
    expect(isPassedOn(reply)).toBe(false)
  })

  test.each([
    ['deadline', 'per Natale va bene? o è tardi', '2026-12-25', '25 dicembre 2026 c’è tempo'],
    ['deadline', 'Entro fine mese è troppo presto? Diciamo metà aprile', '2026-04-15', 'c’è tempo'],
    ['deadline', 'prima di Pasqua si può?', null, 'c’è tempo'],
    ['duration', 'un minuto e mezzo va bene? o è troppo lungo?', 90, questionTexts.duration.advice],
  ] as const)(
    '%s: %s: what is proposed stands, and whether it will do is answered',
    (asked, text, value, said) => {
      const { state, reply } = say(at(asked, corporate), text)
      expect(asked === 'deadline' ? state.brief.deadline : state.brief.durationSeconds).toBe(value)
      expect(reply).toContain(said)
      expect(isPassedOn(reply)).toBe(false)
    },
  )

  test('"di chi lo fa già" asks nothing', () => {
    const { state, questions } = say(at('kind', {}), 'Un video con le testimonianze di chi lo fa già')
    expect(questions).toEqual([])
    expect(state.brief.kind).toBe('testimonial')
  })

  test('who publishes it is no question about changes', () => {
    expect(say(at('extras', corporate), 'lo pubblicate voi o io?').questions).toMatchObject([
      { topic: 'other', isPassedOn: true },
    ])
  })

  test('of two kinds that are asked about none is chosen', () => {
    expect(say(at('kind'), 'animazione o demo?').state.brief.kind).toBeNull()
  })

  test('a day that is near is not promised', () => {
    const { reply } = say(at('tone', corporate), 'ce la fate per venerdì?')
    expect(reply).toContain(truths.days)
    expect(reply).toContain(passedOn)
  })

  test.each([
    ['il nome dell’azienda c’è nel recap?', assistantTexts.notNoted('Azienda')],
    ['il pubblico sono i clienti, giusto?', assistantTexts.noted('Pubblico', 'i clienti')],
    ['il tono l’avete segnato?', assistantTexts.noted('Tono e stile', 'caldo')],
    ['I sottotitoli sono ancora nel preventivo?', assistantTexts.extraIsIn('I sottotitoli', '+50\u00a0€')],
  ])('what is written is told: %s', (text, expected) => {
    expect(say(at(null, settled), text).reply).toContain(expected)
  })
})

describe('what no truth answers is passed on', () => {
  test.each([
    'Lei da quanti video consiglierebbe di partire?',
    'Mi conferma che è possibile effettuare riprese con il drone nel centro storico?',
    'Il logo che abbiamo si può rifare?',
    'Vorrei capire se la digitalizzazione dei filmini è compresa',
    'quanti video conviene fare?',
    'possiamo venire a vedere il montaggio?',
    'Pagamento a 60 giorni possibile?',
    'la fattura elettronica con lo split payment la fate?',
    'Si può avere una voce nota?',
    'Il prodotto ve lo spediamo?',
    'come vi mandiamo il prodotto?',
    'la crema ve la spediamo per posta?',
    'la durata esatta la decidete voi in base al testo?',
    'la location la scegliete voi o si viene in cantina?',
    'e i pezzetti corti per facebook si possono avere?',
    'e poi magari dei pezzetti più corti per facebook?',
    'i filmati fatti da noi col telefono li considerate come base, vero?',
    'Il drone serve un permesso?',
    'Gli attori li trovate voi sì o no?',
    'Li cercate voi?',
    'E per la privacy come funziona?',
    'E quanto dura di solito una giornata di riprese',
    'All’alba per voi è un problema?',
    'Il drone in centro storico si può usare?',
    'come funziona se piove?',
    'e se piove?',
    'È possibile avere anche la traduzione in LIS per le persone sorde?',
    'Mi risponderete sulla LIS?',
    'L’arabo si può avere oppure no?',
    'fate anche il cinese?',
    'se la faccio io la voce costa uguale?',
  ])('%s', text => {
    for (const asked of ['tone', 'duration', null] as const) {
      const state = at(asked, asked === null ? settled : corporate)
      const { reply, questions, offers, state: after } = say(state, text)
      expect(reply).toContain(passedOn)
      expect(questions).toMatchObject([{ isPassedOn: true }])
      expect(offers).toEqual([])
      expect(after.brief).toEqual(state.brief)
    }
  })
})

describe('a no behind a question turns down what it asks about', () => {
  test.each([
    ['il drone serve? io direi di no che siamo al chiuso', ['drone'], []],
    ['serve la voce? secondo me no', ['voiceover'], []],
    ['il drone serve? no, i sottotitoli sì', ['drone'], ['subtitles']],
    ['il drone serve? direi di sì', [], []],
    ['il drone è incluso? no perché ci servirebbe', [], []],
    ['il drone quanto costa? no', [], []],
  ])('%s', (text, declined, extras) => {
    const { brief } = say(at('extras', corporate), text).state
    expect(brief.declined).toEqual(declined)
    expect(brief.extras).toEqual(extras)
  })
})

describe('what is dictated before a question is said', () => {
  test.each([
    ['ho un agriturismo vorrei un video da mettere sul sito quanto costa?', 'hotel', '890'],
    ['siamo una falegnameria vorremmo un video aziendale quanto verrebbe', 'corporate', '970'],
    ['ho un ristorante vorrei uno spot quanto tempo ci vuole?', 'advertising', truths.days],
    ['vorrei sapere quanto costa un video aziendale?', null, '970'],
    ['quanto costa un video per il mio agriturismo?', null, '890'],
  ])('%s', (text, kind, answer) => {
    const { state, reply } = say(at('kind'), text)
    expect(state.brief.kind).toBe(kind)
    expect(reply).toContain(answer)
    expect(state.brief.notes.join()).not.toContain('quanto')
  })
})

describe('the same answer is never given twice in a row', () => {
  test('what is asked again in other words is passed on, and said in other words', () => {
    const first = say(at('tone', corporate), 'Fate un prezzo per la serie?')
    const second = say(first.state, 'Il prezzo è per una lezione o per tutte e dodici?')
    const third = say(second.state, 'E per dodici quanto sarebbe?')
    expect(first.reply).toContain(truths.several)
    expect(second.reply).toContain(passedOn)
    expect(third.reply).toContain(passedOnToo)
    for (const { reply } of [second, third]) expect(reply).not.toContain(truths.several)
  })

  test('the price list is not read out beside another answer, and no advice stands twice in a reply', () => {
    const first = say(at('kind'), 'quanto costa un video?')
    const { reply } = say(first.state, 'ma cosa comprende il prezzo?')
    expect(first.reply).toContain(truths.price)
    expect(reply).toContain(truths.included)
    expect(reply).not.toContain(truths.price)
    const { kind } = questionTexts
    expect(say(at('kind'), 'non lo so. cosa mi consiglia?').reply.split(kind.advice)).toHaveLength(2)
  })

  test('a sum is told as often as it is asked for', () => {
    const first = say(at('tone', corporate), 'quanto costa?')
    const second = say(first.state, 'quindi quanto viene?')
    expect(second.reply).toContain('970')
    expect(isPassedOn(second.reply)).toBe(false)
  })
})

describe('the words of a question are cut out, and nothing else', () => {
  test.each<[Slot | null, string, string]>([
    ['tone', 'caldo. quanto dura di solito un video così?', 'caldo'],
    ['tone', 'caldo. E quanto dura una giornata, perché lavoriamo', 'caldo'],
    ['materials', 'il logo. Gli attori chi li trova, voi?', 'il logo'],
    ['duration', 'un minuto va bene?', 'un minuto va bene?'],
    ['extras', 'Il drone ci interesserebbe, ma occorrono permessi?', 'Il drone ci interesserebbe'],
    ['audience', 'Le famiglie. Lei da quanti video consiglierebbe di partire?', 'Le famiglie'],
    ['deadline', 'Per settembre. I file li montate voi, giusto?', 'Per settembre'],
    [null, 'Perfetto. La fattura la fate? Siamo PA.', 'Perfetto. Siamo PA.'],
    [
      null,
      'il nome dell’azienda c’è nel recap? E in video ci sarà mio padre.',
      'E in video ci sarà mio padre.',
    ],
    [null, 'Va bene così, grazie. Solo una cosa: quando si paga?', 'Va bene così, grazie'],
    [null, 'La musica è ancora nel preventivo? toglietela', 'toglietela'],
    [null, 'Il tono: serio. Lo correggete?', 'Il tono: serio'],
    ['kind', 'Mi fate un reel?', 'Mi fate un reel?'],
    ['kind', 'Un cartone che spieghi cosa succede dopo', 'Un cartone che spieghi cosa succede dopo'],
    ['duration', 'un minuto?', 'un minuto?'],
    ['kind', 'boh tipo quelli degli alberghi?', 'boh tipo quelli degli alberghi?'],
    ['kind', 'forse uno spot per la televisione locale?', 'forse uno spot per la televisione locale?'],
    ['kind', 'direi un video corporate classico, giusto?', 'direi un video corporate classico, giusto?'],
    ['deadline', 'Entro fine mese è presto? Diciamo metà aprile', 'Diciamo metà aprile'],
    ['deadline', 'il 20 marzo va bene, o è troppo presto?', 'il 20 marzo va bene'],
  ])('%s: %s', (asked, text, expected) => {
    expect(takeApart(text, asked, today).statement).toBe(expected)
  })
})

test('no pattern of a question is told by small words alone', () => {
  const small = [
    ...askingWords,
    'e',
    'c e',
    'ci',
    'anche',
    'voi',
    'fate',
    'posso',
    'si puo',
    'mi',
    'poi',
    'se ci',
  ]
  const patterns = Object.values(questionPatterns).flat()
  const loose = patterns.filter(pattern =>
    small.some(words => standsIn(tokensOf(words), patternList([pattern]))),
  )
  expect(loose).toEqual([])
})
