import { describe, expect, test } from 'vitest'
import type { Brief, BriefKind, Extra, Slot } from '../brief/brief.ts'
import { at, corporate, heard, say, settled } from './test-states.ts'

describe('extras are ordered and turned down as it is said', () => {
  const cases: [Slot | null, string, readonly Extra[], readonly Extra[]][] = [
    [
      'extras',
      'Riprese e voce narrante. La musica originale non è necessaria.',
      ['voiceover', 'shooting'],
      ['music'],
    ],
    [
      'extras',
      'Riprese e drone sì. Voce no, musica va bene quella vostra',
      ['shooting', 'drone'],
      ['voiceover'],
    ],
    ['extras', 'la musica va bene una qualsiasi', [], []],
    ['materials', 'Sottotitoli senz’altro. Niente voce narrante', ['subtitles'], ['voiceover']],
    ['materials', 'sottotitoli di sicuro', ['subtitles'], []],
    ['materials', 'riprese sì, musica sì, voce non so', ['music', 'shooting'], []],
    ['extras', 'musica sì, il drone non lo so', ['music'], []],
    ['extras', 'riprese no perché abbiamo già le foto', [], ['shooting']],
    ['kind', 'Un evento, ci servirebbe qualcuno che lo filma', ['shooting'], []],
    ['extras', 'sottotitoli, musica già pronta', ['subtitles'], []],
    ['extras', 'Sottotitoli. Preferirei non avere musica', ['subtitles'], ['music']],
    ['kind', 'Un tono caldo ma elegante, niente musica da spot.', [], []],
    ['extras', 'niente musica', [], ['music']],
    ['extras', 'la musica mettete la vostra', [], []],
    ['extras', 'musica: quella che avete va bene', [], []],
    ['extras', 'la musica la scegliete voi', [], []],
    ['extras', 'la voce preferirei di no', [], ['voiceover']],
    ['extras', 'sottotitoli, e una canzone fatta apposta no che costa', ['subtitles'], ['music']],
    ['extras', 'musica composta apposta', ['music'], []],
    ['extras', 'una canzone dei Queen', [], []],
    ['extras', 'le riprese perché io non so usare niente', ['shooting'], []],
    ['kind', 'Il casaro non vuole parlare, quindi serve una voce.', ['voiceover'], []],
    ['kind', 'Non serve una voce.', [], ['voiceover']],
    ['kind', 'Un video con una voce calda', [], []],
    ['kind', 'Un video con la musica giusta', [], []],
    ['kind', 'Una demo con la voce di mio nonno', [], []],
    ['message', 'Sincero. Con una bella voce e la musica', ['voiceover', 'music'], []],
    [
      'tone',
      'Due minuti. Voce, musica e il testo lo scrivete voi',
      ['voiceover', 'music', 'scriptwriting'],
      [],
    ],
    ['materials', 'Ho il logo. Una musica leggera sì', ['music'], []],
    ['materials', 'Niente. Venite voi a filmare in sede', ['shooting'], []],
    ['audience', 'Bisogna girare in reparto, e vogliamo solo le loro voci', ['shooting'], []],
    ['message', 'Necessitiamo di sottotitoli', ['subtitles'], []],
    ['extras', 'Scusate, voce e musica no', [], ['voiceover', 'music']],
    ['message', 'Senza di loro la musica si spegne', [], []],
    ['extras', 'Musica rock', ['music'], []],
    ['extras', 'No, nisciuna voce', [], ['voiceover']],
    ['extras', 'Sottotitoli sì, musica zero', ['subtitles'], ['music']],
    ['extras', 'Voce narrante; la musica non è gradita', ['voiceover'], ['music']],
    ['kind', 'Uno spot, magari con una musica lenta', [], []],
    ['message', 'Mi piacerebbero le riprese dall’alto', ['drone'], []],
    ['kind', 'Alla bona, sensa sottotitoli', [], ['subtitles']],
    ['kind', 'Uno spot con voce narrante e riprese da drone', ['voiceover', 'drone'], []],
    [null, 'La musica è quella dei concerti', [], []],
    ['materials', 'Non abbiamo riprese, le fate voi', ['shooting'], []],
    ['extras', 'Drone no, le fate voi le riprese', ['shooting'], ['drone']],
    ['tone', 'Il drone quanto costa? Il tono lo vorrei elegante', [], []],
    ['extras', 'Niente musica triste', [], []],
    ['extras', 'Ci mettete anche i sottotitoli? Sì, li vorrei', ['subtitles'], []],
    ['message', 'Il testo però dovreste scriverlo voi', ['scriptwriting'], []],
    ['tone', 'Una bella musica e il drone', ['music', 'drone'], []],
    [null, 'sì il girato ve lo mando io', ['supplied-footage'], []],
    ['materials', 'Logo e la sigla animata che usiamo negli altri video', [], []],
    ['materials', 'Il logo, e il testo lo scriviamo noi, lo abbiamo già pronto', ['ready-script'], []],
    ['materials', 'Il testo lo scriviamo noi', [], []],
    ['extras', 'Lo script lo preparo io allora', [], ['scriptwriting']],
    ['extras', 'Testi a Vostra cura', ['scriptwriting'], []],
    ['materials', 'Logo e foto. Testi a Vostra cura', ['scriptwriting'], []],
    ['materials', "Il testo non l'abbiamo, lo scrivete voi", ['scriptwriting'], []],
    ['materials', "Il copione l'ho già scritto io", ['ready-script'], []],
    ['kind', 'Un reel, mi riprendete mentre lavoro', ['shooting'], []],
    ['kind', 'Un explainer, sub in inglese', ['subtitles'], []],
    ['extras', 'Senza parlato', [], ['voiceover']],
    ['materials', 'no, i filmati dovreste farli voi', ['shooting'], []],
    ['extras', 'i filmati dovete girarli voi', ['shooting'], []],
    [
      'materials',
      'Abbiamo il logo e le foto. Le riprese quindi ci servono, con il drone se possibile.',
      ['shooting', 'drone'],
      [],
    ],
    ['materials', 'Le slide e il testo. Le riprese invece vanno fatte', ['shooting'], []],
    ['extras', 'Le nostre riprese con drone vanno inserite nel montaggio', ['supplied-footage'], []],
    ['kind', 'ho già un sacco di video, potete montarmeli?', ['supplied-footage'], []],
    [null, 'me lo filmo da solo e ve lo mando', ['supplied-footage'], []],
    [null, 'giriamo noi da soli', ['supplied-footage'], []],
    ['materials', 'abbiamo già tanti video ma sono brutti', [], []],
    ['materials', 'foto e un video vecchio. Le riprese nuove vanno fatte', ['shooting'], []],
    ['extras', 'i testi sono a vostra cura, le riprese pure', ['scriptwriting', 'shooting'], []],
    ['extras', 'le riprese non vanno fatte, abbiamo tutto', [], ['shooting']],
    ['extras', 'Voce narrante maschile. No drone no sottotitoli.', ['voiceover'], ['subtitles', 'drone']],
    ['extras', 'sottotitoli no drone no', [], ['subtitles', 'drone']],
    ['extras', 'voce narrante no. riprese sì', ['shooting'], ['voiceover']],
    ['extras', 'no anche al drone', [], ['drone']],
    ['extras', 'nn voglio il drone', [], ['drone']],
    ['extras', 'la voce sì. altre riprese del drone non servono', ['voiceover'], ['drone']],
    ['extras', 'Le riprese dobbiamo farle noi, vi passiamo il girato', ['supplied-footage'], ['shooting']],
    ['extras', 'il testo scrivetemelo voi e mettete la musica', ['music', 'scriptwriting'], []],
    ['extras', 'script da scrivere insieme a voi', ['scriptwriting'], []],
    ['extras', 'serve che venite voi in bottega a riprendere le mani', ['shooting'], []],
    ['extras', 'ke vuol dire animazione del logo', [], []],
    ['tone', 'oltre alle riprese ho il logo in png', [], []],
    ['materials', 'qualche video delle partite fatto dai genitori', ['supplied-footage'], []],
    ['materials', 'abbiamo dei video fatti col telefono, potete usare quelli?', ['supplied-footage'], []],
    ['materials', 'Logo. Riprese delle edizioni passate che però vorremmo non usare', [], []],
    ['kind', 'vogliamo un video dell’evento da usare dopo', [], []],
    ['kind', 'Video di formazione che spieghi come usare il muletto', [], []],
    ['kind', 'Vorremmo il drone e le riprese fatte da voi', ['shooting', 'drone'], []],
    ['extras', 'riprese e musica. La voce ancora non lo so', ['shooting', 'music'], []],
    ['extras', 'la musica ci vuole x forza', ['music'], []],
    ['extras', 'la voce ci vuole troppo tempo', [], []],
    ['kind', 'un video di sicurezza per spiegare come si monta il ponteggio', [], []],
    ['materials', 'il logo, le riprese le faccio io col telefono', ['supplied-footage'], ['shooting']],
  ]
  test.each(cases)('%s: %s', (asked, text, extras, declined) => {
    const brief = heard(at(asked, asked === 'kind' ? {} : corporate), text)
    expect([...brief.extras].toSorted()).toEqual([...extras].toSorted())
    expect(brief.declined).toEqual(declined)
  })

  test('where it is filmed orders no filming, which is offered', () => {
    const { state, offers } = say(at('kind'), 'Un corporate, si gira nel nostro stabilimento di Brescia')
    expect(state.brief).toMatchObject({ place: 'nel nostro stabilimento di Brescia', extras: [] })
    expect(offers).toEqual(['shooting'])
  })

  test('who films is no material, and where is a place', () => {
    expect(heard(at('materials', corporate), 'Le slide. Le riprese vanno fatte, nel piazzale')).toMatchObject(
      {
        materials: 'Le slide',
        place: 'nel piazzale',
      },
    )
    const text = 'Le riprese dovreste farle Voi, nella sede della Camera di Commercio'
    expect(heard(at('materials', corporate), text)).toMatchObject({
      materials: null,
      place: 'nella sede della Camera di Commercio',
    })
  })

  test('a script that is ready is a material, too', () => {
    const text = 'Le slide del corso e il testo già scritto da me'
    expect(heard(at('materials', corporate), text).materials).toBe(text)
  })

  test('who films alone what we were to film takes it out', () => {
    const filmed = at(null, { ...settled, extras: ['shooting'] })
    expect(heard(filmed, 'anzi, me lo filmo da solo e ve lo mando').extras).toEqual(['supplied-footage'])
  })

  test('film that was to be used goes where we are to film it', () => {
    const footage = at('extras', { ...corporate, extras: ['supplied-footage'] })
    expect(heard(footage, 'No, i filmati dovete girarli voi').extras).toEqual(['shooting'])
  })

  test('a yes behind its short name orders music and no logo', () => {
    expect(heard(at(null, settled), 'Una cosa: musica sì').extras).toEqual(['music', 'subtitles'])
    expect(heard(at('materials', corporate), 'le radiografie no, il logo sì').extras).toEqual([])
  })

  test('what stood is taken out', () => {
    const music = at(null, { ...settled, extras: ['music'] })
    expect(heard(music, 'Mi scusi, la musica NON la vorrei')).toMatchObject({
      extras: [],
      declined: ['music'],
    })
    const footage = at('extras', { ...corporate, extras: ['supplied-footage'] })
    expect(heard(footage, 'La sigla non è un girato da montare. Riprese sì').extras).toEqual(['shooting'])
  })

  test('an extra that is left to us is offered, and what is refused beside it leaves the rest to us', () => {
    const { state, offers } = say(
      at('extras', corporate),
      'Sottotitoli. Lasciamo a voi decidere sulla voce narrante.',
    )
    expect(state.brief.extras).toEqual(['subtitles'])
    expect(offers).toEqual(['voiceover'])
    expect(heard(at('extras', corporate), 'decidete voi. però niente drone')).toMatchObject({
      declined: ['drone'],
      unknowns: ['extras'],
    })
  })

  test('who turns down filming by its price and films alone brings the film', () => {
    const asked = say(at('extras', corporate), 'le riprese costano tanto?').state
    expect(heard(asked, 'ah 300 no. le faccio io col telefono')).toMatchObject({
      extras: ['supplied-footage'],
      declined: ['shooting'],
    })
  })
})

describe('languages are those that the video speaks', () => {
  const cases: [Slot | null, string, Brief['languages']][] = [
    ['kind', 'Un video aziendale da far vedere ai buyer tedeschi e inglesi', []],
    ['extras', 'Sottotitoli inglesi e tedeschi', ['en', 'de']],
    [null, 'Sì allora aggiungete il tedesco', ['de']],
    ['duration', 'ci serve anche il tedesco', ['de']],
    ['message', 'Ci serve la versione in tedesco, non solo inglese', ['de', 'en']],
    [null, 'Vogliamo insegnare il tedesco ai bambini', []],
    ['kind', 'Il video sarebbe in italiano e inglese, magari anche tedesco.', ['en', 'de']],
  ]
  test.each(cases)('%s: %s', (asked, text, languages) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).languages).toEqual(languages)
  })
})

describe('the kind is what the video is, not where it is shown', () => {
  const cases: [Slot | null, Partial<Brief>, string, BriefKind | null][] = [
    ['kind', {}, 'Testimonianze. Le mettiamo su Facebook', 'testimonial'],
    ['kind', {}, 'Hotel Baia Blu. Un video di 1 minuto per Booking e Instagram', 'hotel'],
    ['kind', {}, 'Un video per Instagram in cui l’istruttore risponde agli allievi', 'social-reels'],
    ['kind', {}, 'Un video dove parlo io in camera, per Facebook', 'talking-head'],
    ['kind', {}, 'Un video per Facebook', 'social-reels'],
    ['kind', {}, 'Un video in cui parlo io. Mai pubblicitario', 'talking-head'],
    ['kind', {}, 'Un video della bottiglia', 'product'],
    ['kind', {}, 'Un video in cui i volontari raccontino perché lo fanno', 'testimonial'],
    ['kind', {}, 'Un filmato che spieghi come nasce la forma, con le riprese all’alba', null],
    ['kind', {}, 'Un video istituzionale, ci occupiamo di tutto a qualsiasi ora', 'corporate'],
    ['audience', { kind: 'social-reels' }, 'Comunque è un video dell’hotel, non un reel', 'hotel'],
    ['message', { kind: 'social-reels' }, 'E non è un reel, sono testimonianze', 'testimonial'],
    ['tone', { kind: 'explainer' }, 'Non è un cartone animato', null],
    ['tone', { kind: 'product' }, 'Elegante, tipo pubblicità di orologi', 'product'],
    ['message', { kind: 'hotel' }, 'Che si sta come a casa, non in albergo', 'hotel'],
    ['extras', { kind: 'event' }, 'La musica ce l’abbiamo, quella del saggio, quindi no', 'event'],
    ['kind', {}, 'Un video per vendere una nuova linea di tazze', 'product'],
    ['kind', {}, 'Un video che racconti chi siamo', 'corporate'],
    ['kind', {}, 'Facciamo la festa del grano, vorremmo un video della giornata', 'event'],
    ['kind', {}, 'Mi serve un video del miele', 'product'],
    ['kind', {}, 'Gestiamo un rifugio per cani, ci serve un video', null],
    ['kind', {}, 'Brevi interventi in cui spiega, davanti alla telecamera, le successioni', 'talking-head'],
  ]
  test.each(cases)('%s, %o: %s', (asked, brief, text, kind) => {
    expect(heard(at(asked, brief), text).kind).toBe(kind)
  })
})

describe('days', () => {
  const cases: [string, Brief['deadline']][] = [
    ['prima di pasqua se riuscite, il 3 aprile', '2026-04-03'],
    ['l’evento è il 20 marzo, il montato ci serve una settimana dopo', '2026-03-27'],
    ['entro il 21 maggio, una settimana dopo il convegno', '2026-05-21'],
    ['per settembre, prima dell’inizio delle iscrizioni', null],
    ['nessuna fretta ma prima dell’estate', '2026-06-20'],
    ['il 6 giugno venite a filmare', null],
    ['le riprese il 6 giugno, il video entro il 30', '2026-06-30'],
    ['Il 16 e 17 maggio facciamo il congresso. Lo vorremmo pronto una settimana dopo.', '2026-05-24'],
    ['Il 20 giugno c’è la festa, pronto entro dieci giorni dalla festa', '2026-06-30'],
  ]
  test.each(cases)('%s', (text, deadline) => {
    expect(heard(at('deadline', corporate), text).deadline).toBe(deadline)
  })

  test.each<[Slot, string, string]>([
    ['kind', 'fine giugno', '2026-06-30'],
    ['audience', 'tra due mesi', '2026-05-10'],
    ['message', 'tra un paio di settimane', '2026-03-24'],
    ['materials', 'prima possibile, al massimo il 15 maggio', '2026-05-15'],
  ])('said to another question, %s: %s', (asked, text, deadline) => {
    expect(heard(at(asked, asked === 'kind' ? {} : { kind: 'corporate' }), text)).toMatchObject({
      deadline,
      audience: null,
      message: null,
    })
  })

  test('where it is shown is no public, and what an app is for no aim of the video', () => {
    const text = 'abbiamo un’app per trovare parcheggio, ci serve una demo per gli store'
    expect(heard(at('kind', {}), text)).toMatchObject({ kind: 'app-demo', audience: null, goal: null })
  })

  test('what is found at once is no hurry', () => {
    const { reply } = say(at('message', corporate), 'Che il lavoro lo trovi subito')
    expect(reply).not.toMatch(/prima possibile|giorni/)
  })
})

test.each([
  ['un minuto meno dieci, 50 secondi', 50],
  ['un minuto, massimo uno e mezzo', 90],
])('%s', (text, seconds) => {
  expect(heard(at('duration', corporate), text).durationSeconds).toBe(seconds)
})

test('what was offered is taken by a wish for it, not by one for something else', () => {
  const offered = { ...at('tone', corporate), offered: ['drone'] as const }
  expect(heard(offered, 'Il tono lo vorrei elegante').extras).toEqual([])
  expect(heard(offered, 'Sì, lo vorrei').extras).toEqual(['drone'])
})
