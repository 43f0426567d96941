import { describe, expect, test } from 'vitest'
import type { Extra, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say, settled } from '../turn/test-states.ts'

const names: [Extra, string][] = [
  ['voiceover', 'la voce narrante'],
  ['music', 'la musica originale'],
  ['subtitles', 'i sottotitoli'],
  ['logo-animation', 'il logo animato'],
  ['scriptwriting', 'la scrittura dei testi'],
  ['shooting', 'le riprese'],
  ['drone', 'il drone'],
]

const slots: Slot[] = ['materials', 'extras', 'deadline']

/** The extras of a brief after a sentence in which X is each extra in turn, asked about each of the slots. */
const orderedBy = (frame: string, asked: readonly Slot[]) =>
  asked.flatMap(slot =>
    names
      .filter(([extra, name]) => heard(at(slot, corporate), frame.replace('X', name)).extras.includes(extra))
      .map(([extra]) => `${extra}, asked about ${slot}`),
  )

describe('whatever the extra and the question, nothing is ordered by what', () => {
  const asks = [
    'quanto costa X',
    'di quanto alza il prezzo X',
    'X di quanto alza il prezzo',
    'X quanto incide sul prezzo',
    'X è compreso?',
    'ma X cosa sarebbe',
    'X cos’è',
    'non so cosa sia X',
    'conviene X?',
    'non ho capito cos’è X',
    'cosa cambia con X',
    'che differenza c’è con X',
    'a che serve X',
    'X che prezzo ha',
    'X si paga a parte',
    'per X a chi mi rivolgo',
    'per X serve un permesso',
    'cosa intendete per X',
    'raccontami di X',
    'X quanti giorni porta via',
    'X prezzo?',
    'X si può, o viene troppo caro?',
    'un po’ di X si può, o costa?',
    'X ok?',
    'se aggiungessimo X quanto sarebbe',
    'vorrei capire se serve X',
    'mi chiedevo se X è incluso',
    'per X invece vorrei solo sapere il prezzo',
    'X, mi dite solo il prezzo',
    'Le chiedo anche se è possibile X',
    'Mi preme sapere se X si può avere',
    'il prezzo per X me lo dite? se costa poco lo prendiamo',
    'La domanda resta: X, si può avere o no?',
  ]
  const doubts = [
    'non so se ci serve X',
    'X boh',
    'X mah',
    'su X decidiamo dopo',
    'devo pensarci su X',
    'X solo se compreso',
    'X solo se è gratis',
    'X se rientra nel budget',
    'X se secondo voi serve',
    'X se necessario',
    'X in un secondo momento',
    'X vi faccio sapere',
    'dubito che X serva',
    'non penso che X serva',
    'X potrebbe servire',
    'X da valutare',
    'X ancora da decidere',
    'X chiedo a mia moglie',
    'X te lo dico domani',
    'X in futuro',
    'X al limite',
    'X in sospeso',
    'X con calma',
    'X semmai dopo',
    'X o niente',
    'per X aspetto la risposta del team',
    'X solo se l’hotel dà il permesso',
    'X lo decido con mia moglie',
    'X fate voi',
    'X a vostra discrezione',
    'X siamo indecisi',
    'temo che X sia troppo',
  ]
  const refusals = [
    'X costa troppo',
    'X alza il conto',
    'X costerà un botto',
    'X sarà cara',
    'X allunga i tempi',
    'X rischia di coprire tutto',
    'X prende troppo spazio',
    'X distrae',
    'X appesantisce',
    'X il mio socio storce il naso',
    'X per noi non è una priorità',
    'X bella ma cara',
    'X va approvata dal direttore',
    'X complica tutto',
    'X richiede un pilota abilitato',
    'X niente',
    'X nun serve',
    'X non occorre',
    'X è caro',
    'X è superfluo',
    'X è una spesa inutile',
    'X mi sembra eccessivo',
    'X sfora il budget',
    'X non rientra nel budget',
    'X non vale la pena',
    'X non mi fa impazzire',
    'X non è nel nostro stile',
    'X non fa per noi',
    'X ci disturba',
    'X mi annoia',
    'X mai',
    'X non ora',
    'X la prossima volta',
    'X lo eviterei',
    'X da escludere',
    'facciamo a meno di X',
    'di X facciamo a meno',
    'qualsiasi cosa ma non X',
    'saltiamo X',
    'odio X',
    'non mi piace X',
    'mi hanno sconsigliato X',
  ]
  const others = [
    'l’altra volta avevamo X',
    'nel vecchio video c’era X',
    'un concorrente ha messo X',
    'ci hanno proposto X',
    'X ce la fornisce l’agenzia',
    'X l’ha fatta un amico',
    'per X siamo a posto',
  ]
  test.each([...asks, ...doubts, ...refusals, ...others])('%s', frame => {
    expect(orderedBy(frame, slots)).toEqual([])
  })
})

describe('whatever the extra, it is ordered by who asks for it', () => {
  const orders = [
    'X',
    'sì X',
    'anche X',
    'solo X',
    'X, grazie mille',
    'X sicuramente',
    'X va bene',
    'X ci serve',
    'X è fondamentale',
    'X lo vogliamo',
    'X non può mancare',
    'X lo riteniamo necessario',
    'niente extra tranne X',
    'nessun extra, a parte X',
    'X anche se costa',
    'X se possibile',
    'vorremmo X',
    'mettiamo X',
    'prendiamo X',
    'scegliamo X',
    'aggiungerei X',
    'ci vuole X',
    'ci farebbe comodo X',
    'per cominciare X',
    'confermo X',
    'X per i nostri clienti tedeschi',
    'X semplice',
    'X tipo telegiornale',
    'X durante la fiera',
    'X perché i clienti sono sordi',
    'X per far capire come funziona',
  ]
  test.each(orders)('%s', frame => {
    expect(orderedBy(frame, ['extras'])).toHaveLength(names.length)
  })
})

describe('what the answer about extras or materials orders', () => {
  const cases: [Slot, string, Extra[]][] = [
    ['extras', 'musica ok quella normale. il resto no', []],
    ['extras', 'Musica quella compresa, riprese in sede sì', ['shooting']],
    ['extras', 'musica quella originale', ['music']],
    ['extras', 'musica di Vivaldi', []],
    ['extras', 'Musica non ne serve di originale', []],
    ['extras', 'i sottotitoli comunque servono', ['subtitles']],
    ['extras', 'voce si, testi fateli voi, il resto no', ['voiceover', 'scriptwriting']],
    ['extras', 'no, tutto tranne il drone', names.map(([extra]) => extra).filter(extra => extra !== 'drone')],
    ['extras', 'i video li dovete girare voi in officina', ['shooting']],
    ['extras', 'voce e testo scritto da voi', ['voiceover', 'scriptwriting']],
    ['extras', 'e musica, sottotitoli, drone e riprese non ci servono', []],
    ['extras', 'musica e voce sì, drone e riprese non servono', ['voiceover', 'music']],
    ['extras', 'togli la musica, sottotitoli sì', ['subtitles']],
    ['extras', 'voce narrante si il resto no', ['voiceover']],
    ['extras', 'la voce fuori campo si la voglio', ['voiceover']],
    ['deadline', "la voce narrante l'ho chiesta, mettila. gli altri no", ['voiceover']],
    ['tone', 'caldo. il drone lo vorrei, voce quanto viene?', ['drone']],
    ['extras', 'voce niente, musica sì', ['music']],
    ['deadline', 'ma i testi li dovete scrivere voi, non li ho', ['scriptwriting']],
    ['message', 'Per le riprese ok i 300 euro', ['shooting']],
    ['kind', 'un video fatto col drone da mio nipote, usate quello', ['supplied-footage']],
    ['materials', 'Marco ha anche il drone suo', []],
    ['materials', 'il drone di un amico e il logo', []],
    ['materials', 'riprese vostre ovvio, tutti e due i giorni', ['shooting']],
    ['extras', 'i sottotitoli per mio fratello che è sordo', ['subtitles']],
    ['materials', 'le api le riprendete voi', ['shooting']],
    ['materials', 'un centinaio di foto fatte da un fotografo, video niente', []],
    ['materials', "Un po' di foto dei lavori fatti. Filmati niente.", []],
    ['materials', 'foto e logo, video ne ho girati col telefono ma fanno pena', []],
    ['materials', 'foto e logo, e dei video girati col telefono', ['supplied-footage']],
  ]
  test.each(cases)('%s: %s', (asked, text, extras) => {
    expect(heard(at(asked, corporate), text).extras).toEqual(extras)
  })

  test('film that was to be used is left out, and the question about extras waits', () => {
    const state = at('extras', { ...settled, extras: ['supplied-footage'], extrasSettled: false })
    const after = say(state, 'i video del telefono lasciateli stare non li uso').state
    expect(after.brief.extras).toEqual([])
    expect(after.asked).toBe('extras')
  })

  test.each(['voce la mia, non vostra', 'la voce è la mia'])('a voice of one’s own is noted: %s', text => {
    const { extras, declined, notes } = heard(at('extras', corporate), text)
    expect({ extras, declined, notes: notes.length }).toEqual({
      extras: [],
      declined: ['voiceover'],
      notes: 1,
    })
  })

  test.each(['70 ok la prendo. altro no.', 'settanta euro va bene, mettela'])(
    'what was offered is taken: %s',
    text => {
      const offered = say(
        at('extras', { ...settled, extras: [], extrasSettled: false }),
        'musica quanto costa?',
      )
      expect(say(offered.state, text).state.brief).toMatchObject({ extras: ['music'], extrasSettled: true })
    },
  )

  test.each(['Nessun altro servizio, grazie.', 'no, niente altro, vi ringrazio', 'niente di tutto questo'])(
    'nothing is added: %s',
    text => {
      expect(heard(at('extras', corporate), text)).toMatchObject({ extras: [], extrasSettled: true })
    },
  )

  test('several are taken out in one row', () => {
    const state = at(null, { ...settled, extras: ['music', 'subtitles', 'drone'] })
    expect(say(state, 'togli musica, sottotitoli e drone').state.brief.extras).toEqual([])
  })

  test('what is ordered and done by us leaves no choice open', () => {
    const text = 'le riprese si, fatele voi in negozio. il resto no'
    expect(heard(at('extras', corporate), text)).toMatchObject({ extras: ['shooting'], unknowns: [] })
  })

  test('nothing is added by "no, basta così", whatever follows', () => {
    const { extrasSettled, notes } = heard(
      at('extras', corporate),
      "No basta così, l'officina comunque è a Oristano città",
    )
    expect(extrasSettled).toBe(true)
    expect(notes).toHaveLength(1)
  })

  test('who writes the texts is no choice that is left to us', () => {
    const { state } = say(at('extras', corporate), 'voce si, testi fateli voi, il resto no')
    expect(state.brief.unknowns).not.toContain('extras')
    expect(say(at('extras', corporate), 'fate voi').state.brief.unknowns).toContain('extras')
  })
})
