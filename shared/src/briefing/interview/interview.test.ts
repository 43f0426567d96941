import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { phrasesOf } from '../../language/phrases.ts'
import { interviewTexts, movePhrases, questionTexts } from '../../messages/it/interview.ts'
import { itemKeywords } from '../../pricing/keywords.ts'
import { type Brief, completenessOf, extras, isComplete, type Slot } from '../brief/brief.ts'
import {
  type Answer,
  giveAnswer,
  goBack,
  type Interview,
  isSendable,
  newInterview,
  questionOf,
  type Step,
  takeTyped,
} from './interview.ts'
import { detectIntent, isQuestion } from './read-answer.ts'

const TODAY = '2026-11-28'
const type = (interview: Interview, text: string): Step =>
  takeTyped(interview, { text, turnId: 'turn', today: TODAY })
const give = (interview: Interview, answer: Answer): Interview =>
  giveAnswer(interview, answer, TODAY).interview

const taps: readonly Answer[] = [
  { field: 'kind', value: 'corporate' },
  { field: 'audience', value: 'I nostri clienti' },
  { field: 'message', value: 'La qualità si vede' },
  { field: 'tone', value: 'Elegante' },
  { field: 'duration', value: 60 },
  { field: 'materials', value: 'Abbiamo il logo' },
  { field: 'extras', value: ['voiceover'] },
  { field: 'deadline', value: '2027-01-15' },
]
const complete = taps.reduce(give, newInterview)
const openAt = (slot: Slot): Interview =>
  taps
    .slice(
      0,
      taps.findIndex(({ field }) => field === slot),
    )
    .reduce(give, newInterview)

test('the interview asks its questions in order and is complete after the last one', () => {
  const asked: (string | undefined)[] = []
  taps.reduce((interview, answer) => {
    asked.push(questionOf(interview)?.field)
    return give(interview, answer)
  }, newInterview)
  expect(asked).toEqual(taps.map(({ field }) => field))
  expect(isComplete(complete.brief)).toBe(true)
  expect(completenessOf(complete.brief)).toBe(100)
  expect(questionOf(complete)).toEqual({ field: 'notes', type: 'words' })
  expect(questionOf(give(complete, { field: 'notes', value: null }))).toBeNull()
})

describe('typed text', () => {
  const wordSlots = ['audience', 'message', 'tone', 'materials'] as const

  const texts = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom(
        'i buyer tedeschi e austriaci, soprattutto gli ingegneri',
        'prima riga\nseconda riga',
        'dice «il drone» e "voce narrante"',
        '🎬'.repeat(100),
        `${'x'.repeat(1999)}.`,
        'non so se i giovani, o i loro genitori',
      ),
    )
    .map(text => text.trim())
    .filter(text => text !== '' && !isQuestion(text) && detectIntent(text) === undefined)
  test.prop([fc.constantFrom(...wordSlots), texts])('is stored in the field unchanged', (slot, text) => {
    const { interview } = type(openAt(slot), text)
    expect(interview.brief[slot]).toBe(text)
    expect({ ...interview.brief, [slot]: null }).toEqual(openAt(slot).brief)
  })

  test('declared as an answer is stored even if it is a navigation phrase', () => {
    const typed = { text: 'Indietro?', turnId: 'turn', today: TODAY, isAnswer: true }
    expect(takeTyped(openAt('message'), typed).interview.brief.message).toBe('Indietro?')
  })

  test.each([
    ...movePhrases.unsure.flatMap(phrasesOf).map(phrase => phrase.join(' ')),
    'Non so, fate voi.',
    'boh, andiamo avanti',
    'ok, salta',
    'prosegui',
    'ok',
  ])('"%s" leaves the question to the studio', phrase => {
    const { interview } = type(openAt('audience'), phrase)
    expect(interview.brief.audience).toBeNull()
    expect(interview.brief.unknowns).toEqual(['audience'])
    expect(questionOf(interview)?.field).toBe('message')
  })
})

const keywords = Object.values<readonly string[]>(itemKeywords)
  .flat()
  .flatMap(phrasesOf)
  .map(phrase => phrase.join(' '))
const frames = ['%', 'Vogliamo % subito', 'aggiungete %!', 'sì, %', 'ci serve %, grazie', 'con % e basta']
test.prop([fc.constantFrom(...frames), fc.constantFrom(...keywords)])(
  'never orders an extra',
  (frame, keyword) => {
    const { interview, proposals } = type(openAt('extras'), frame.replace('%', keyword))
    expect(interview.brief.extras).toEqual([])
    expect(questionOf(interview)?.field).toBe('extras')
    for (const { field } of proposals) expect(field).toBe('extras')
  },
)

describe('a typed kind', () => {
  test('is read by its label or one keyword', () => {
    expect(type(newInterview, 'Reel per i social').interview.brief.kind).toBe('social-reels')
    expect(type(newInterview, 'un tutorial').interview.brief.kind).toBe('educational')
  })

  test('is stored as a note if it matches no or several kinds, and the question stays open', () => {
    const { interview, reply } = type(newInterview, 'un reel per il nostro hotel')
    expect(interview.brief.kind).toBeNull()
    expect(interview.brief.notes).toEqual(['un reel per il nostro hotel'])
    expect(questionOf(interview)?.field).toBe('kind')
    expect(reply).toContain(interviewTexts.kindUnread)
  })
})

describe('a typed deadline', () => {
  test('is stored if it is one date', () => {
    expect(type(openAt('deadline'), 'entro il 15 gennaio').interview.brief.deadline).toBe('2027-01-15')
  })

  test('opens the calendar at a month without a day', () => {
    const { interview } = type(openAt('deadline'), 'a giugno')
    expect(questionOf(interview)).toEqual({ field: 'deadline', type: 'date', month: '2027-06-01' })
    expect(type(interview, 'il 12 giugno').interview.month).toBeNull()
  })

  test.each([
    ['30 febbraio', 'non esiste'],
    ['ieri', 'già passato'],
    ['il 3 o il 5 dicembre', 'giorno'],
  ])('is refused with its reason for %j', (text, reason) => {
    const { interview, reply } = type(openAt('deadline'), text)
    expect(interview).toEqual(openAt('deadline'))
    expect(reply).toContain(reason)
  })

  test('reports that the date is before the estimate', () => {
    expect(type(openAt('deadline'), 'domani').reply).toContain('prima della consegna stimata')
    expect(type(openAt('deadline'), 'il 15 gennaio').reply).not.toContain('stimata')
  })

  test('"nessuna fretta" clears it', () => {
    expect(type(openAt('deadline'), 'nessuna fretta').interview.brief.unknowns).toEqual(['deadline'])
  })
})

test('typed extras are proposed with their price, switched off', () => {
  const { interview, proposals } = type(openAt('extras'), 'drone e sottotitoli')
  const { brief, ...open } = openAt('extras')
  expect(interview).toEqual({ ...open, brief: { ...brief, notes: [...brief.notes, 'drone e sottotitoli'] } })
  expect(proposals).toEqual([
    { field: 'extras', value: 'subtitles', amountCents: 50_00 },
    { field: 'extras', value: 'drone', amountCents: 120_00 },
  ])
})

test.each(['prosegui', 'Prosegui senza', 'avanti', 'Ok.', 'va bene, andiamo avanti'])(
  '"%s" settles the extras with those that are on',
  phrase => {
    const { interview } = type(
      give(openAt('extras'), { field: 'extras', value: ['drone'], more: true }),
      phrase,
    )
    expect(interview.brief).toMatchObject({ extras: ['drone'], extrasSettled: true, notes: [], unknowns: [] })
    expect(questionOf(interview)?.field).toBe('deadline')
  },
)

test('"ok" neither answers the kind nor becomes a note', () => {
  const { interview } = type(newInterview, 'ok')
  expect(questionOf(interview)?.field).toBe('kind')
  expect(interview.brief.notes).toEqual(newInterview.brief.notes)
})

test('"niente" settles materials and extras', () => {
  expect(type(openAt('materials'), 'niente').interview.brief.materials).toBe('')
  expect(type(openAt('extras'), 'niente').interview.brief).toMatchObject({ extras: [], extrasSettled: true })
})

test('extras that are all declined settle their question, without those that were on', () => {
  const text = 'niente voce narrante, senza musica, niente drone'
  const { interview } = type(
    give(openAt('extras'), { field: 'extras', value: ['drone', 'subtitles'], more: true }),
    text,
  )
  expect(interview.brief).toMatchObject({ extras: ['subtitles'], extrasSettled: true, notes: [text] })
  expect(questionOf(interview)?.field).toBe('deadline')
})

describe('a story told in one message', () => {
  const story =
    'Ci serve un corporate di 90 secondi per la fiera, con il drone.\nPronto entro il 15 gennaio, «bello».'
  const { interview, proposals } = giveAnswer(newInterview, { field: 'description', value: story }, TODAY)

  test('is stored unchanged and orders nothing', () => {
    expect(interview.brief).toEqual({ ...newInterview.brief, description: story })
  })

  test('proposes kind, duration, deadline and extras', () => {
    expect(proposals).toEqual([
      { field: 'kind', value: 'corporate' },
      { field: 'duration', value: 90 },
      { field: 'deadline', value: '2027-01-15' },
      { field: 'extras', value: 'drone', amountCents: 120_00 },
    ])
  })

  test('can be sent with a kind only', () => {
    expect(isSendable(interview.brief)).toBe(false)
    expect(isSendable(give(interview, { field: 'kind', value: 'corporate' }).brief)).toBe(true)
  })
})

describe('going back', () => {
  test('opens the former question with its answer, and returns to the open one', () => {
    const { interview } = goBack(openAt('tone'))
    expect(questionOf(interview)?.field).toBe('message')
    expect(interview.brief.message).toBe('La qualità si vede')
    const after = type(interview, 'Costa poco').interview
    expect(after.brief.message).toBe('Costa poco')
    expect(questionOf(after)?.field).toBe('tone')
  })

  test('stays at the first question', () => {
    expect(goBack(newInterview).interview).toEqual(newInterview)
    expect(type(newInterview, 'indietro').reply).toContain(questionTexts.kind.ask)
  })

  test('leads from the end through every question', () => {
    const fields: (string | undefined)[] = []
    let at: Interview = complete
    for (let step = 0; step < 8; step++) {
      at = goBack(at).interview
      fields.push(questionOf(at)?.field)
    }
    expect(fields).toEqual(taps.map(({ field }) => field).toReversed())
  })

  test('continues after an answer confirmed unchanged', () => {
    const { interview } = goBack(openAt('tone'))
    const step = giveAnswer(interview, { field: 'message', value: 'La qualità si vede' }, TODAY)
    expect(questionOf(step.interview)?.field).toBe('tone')
  })
})

describe('an answer given in the panel', () => {
  test('replaces the field at any time and keeps the open question', () => {
    const interview = give(openAt('tone'), { field: 'kind', value: 'hotel' })
    expect(interview.brief.kind).toBe('hotel')
    expect(questionOf(interview)?.field).toBe('tone')
  })

  test('adds extras and keeps their question open for more', () => {
    const interview = give(openAt('tone'), { field: 'extras', value: ['drone'], more: true })
    expect(interview.brief).toMatchObject({ extras: ['drone'], extrasSettled: false })
    expect(give(complete, { field: 'extras', value: ['drone'], more: true }).brief.extrasSettled).toBe(true)
  })

  test('keeps the finished script of both kinds of script', () => {
    const { brief } = give(openAt('extras'), { field: 'extras', value: ['scriptwriting', 'ready-script'] })
    expect(brief.extras).toEqual(['ready-script'])
  })

  test('removes extras that it no longer lists', () => {
    const interview = give(complete, { field: 'extras', value: ['drone'] })
    expect(interview.brief).toMatchObject({ extras: ['drone'], declined: ['voiceover'] })
  })

  test('null leaves a question to the studio and clears another field', () => {
    const brief: Brief = give(give(complete, { field: 'goal', value: 'vendere' }), {
      field: 'goal',
      value: null,
    }).brief
    expect(brief).toMatchObject({ goal: null, unknowns: [] })
    expect(give(complete, { field: 'tone', value: null }).brief).toMatchObject({
      tone: null,
      unknowns: ['tone'],
    })
  })

  test('has no reply if it changes nothing', () => {
    expect(giveAnswer(complete, { field: 'kind', value: 'corporate' }, TODAY).reply).toBe('')
    expect(
      giveAnswer(complete, { field: 'extras', value: extras.filter(extra => extra === 'voiceover') }, TODAY)
        .reply,
    ).toBe('')
  })
})

test('the quote links kind and duration to the typed text until they change', () => {
  const typed = type(newInterview, 'un reel').interview
  expect(typed.sources).toEqual({ kind: { turnId: 'turn', words: 'un reel' } })
  expect(give(typed, { field: 'kind', value: 'hotel' }).sources).toEqual({})
})

test('text typed into the closing question is a note and ends it', () => {
  const { interview, reply } = type(complete, 'Il logo cambia a maggio')
  expect(interview.brief.notes).toEqual(['Il logo cambia a maggio'])
  expect(questionOf(interview)).toBeNull()
  expect(reply).toContain(interviewTexts.complete)
  expect(questionOf(type(complete, 'salta').interview)).toBeNull()
})
