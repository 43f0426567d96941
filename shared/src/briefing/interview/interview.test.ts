import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('typed words', () => {
  const wordSlots = ['audience', 'message', 'tone', 'materials'] as const

  test('become the field, letter for letter', () => {
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
    fc.assert(
      fc.property(fc.constantFrom(...wordSlots), texts, (slot, text) => {
        const { interview } = type(openAt(slot), text)
        expect(interview.brief[slot]).toBe(text)
        expect({ ...interview.brief, [slot]: null }).toEqual(openAt(slot).brief)
      }),
    )
  })

  test('called an answer are written even where they are a phrase that moves', () => {
    const typed = { text: 'Indietro?', turnId: 'turn', today: TODAY, isAnswer: true }
    expect(takeTyped(openAt('message'), typed).interview.brief.message).toBe('Indietro?')
  })

  test.each(movePhrases.unsure)('"%s" leaves the question to the studio', phrase => {
    const { interview } = type(openAt('audience'), phrase)
    expect(interview.brief.audience).toBeNull()
    expect(interview.brief.unknowns).toEqual(['audience'])
    expect(questionOf(interview)?.field).toBe('message')
  })
})

test('nothing that is typed orders an extra', () => {
  const keywords = Object.values<readonly string[]>(itemKeywords)
    .flat()
    .flatMap(phrasesOf)
    .map(phrase => phrase.join(' '))
  const frames = ['%', 'Vogliamo % subito', 'aggiungete %!', 'sì, %', 'ci serve %, grazie', 'con % e basta']
  fc.assert(
    fc.property(fc.constantFrom(...frames), fc.constantFrom(...keywords), (frame, keyword) => {
      const { interview, proposals } = type(openAt('extras'), frame.replace('%', keyword))
      expect(interview.brief.extras).toEqual([])
      expect(questionOf(interview)?.field).toBe('extras')
      for (const { field } of proposals) expect(field).toBe('extras')
    }),
  )
})

describe('a typed kind', () => {
  test('is taken by its label or one keyword', () => {
    expect(type(newInterview, 'Reel per i social').interview.brief.kind).toBe('social-reels')
    expect(type(newInterview, 'un tutorial').interview.brief.kind).toBe('educational')
  })

  test('is kept as a note where nothing or several kinds are read, and the question stays', () => {
    const { interview, reply } = type(newInterview, 'un reel per il nostro hotel')
    expect(interview.brief.kind).toBeNull()
    expect(interview.brief.notes).toEqual(['un reel per il nostro hotel'])
    expect(questionOf(interview)?.field).toBe('kind')
    expect(reply).toContain(interviewTexts.kindUnread)
  })
})

describe('a typed deadline', () => {
  test('is taken where it is one day', () => {
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

  test('says at once that the wish is sooner than the estimate', () => {
    expect(type(openAt('deadline'), 'domani').reply).toContain('prima della consegna stimata')
    expect(type(openAt('deadline'), 'il 15 gennaio').reply).not.toContain('stimata')
  })

  test('"nessuna fretta" leaves it open', () => {
    expect(type(openAt('deadline'), 'nessuna fretta').interview.brief.unknowns).toEqual(['deadline'])
  })
})

test('typed extras are proposed with their price, off', () => {
  const { interview, proposals } = type(openAt('extras'), 'drone e sottotitoli')
  expect(interview).toEqual(openAt('extras'))
  expect(proposals).toEqual([
    { field: 'extras', value: 'subtitles', amountCents: 50_00 },
    { field: 'extras', value: 'drone', amountCents: 120_00 },
  ])
})

test('"niente" settles materials and extras', () => {
  expect(type(openAt('materials'), 'niente').interview.brief.materials).toBe('')
  expect(type(openAt('extras'), 'niente').interview.brief).toMatchObject({ extras: [], extrasSettled: true })
})

describe('a story told at once', () => {
  const story =
    'Ci serve un corporate di 90 secondi per la fiera, con il drone.\nPronto entro il 15 gennaio, «bello».'
  const { interview, proposals } = giveAnswer(newInterview, { field: 'description', value: story }, TODAY)

  test('is kept word for word and orders nothing', () => {
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

  test('can be sent with a kind alone', () => {
    expect(isSendable(interview.brief)).toBe(false)
    expect(isSendable(give(interview, { field: 'kind', value: 'corporate' }).brief)).toBe(true)
  })
})

describe('going back', () => {
  test('opens the question before, with its answer, and returns to the open one', () => {
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

  test('an answer that is confirmed as it was goes on', () => {
    const { interview } = goBack(openAt('tone'))
    const step = giveAnswer(interview, { field: 'message', value: 'La qualità si vede' }, TODAY)
    expect(questionOf(step.interview)?.field).toBe('tone')
  })
})

describe('an answer given in the panel', () => {
  test('replaces the field at any time and leaves the open question', () => {
    const interview = give(openAt('tone'), { field: 'kind', value: 'hotel' })
    expect(interview.brief.kind).toBe('hotel')
    expect(questionOf(interview)?.field).toBe('tone')
  })

  test('adds extras and keeps their question open where more may follow', () => {
    const interview = give(openAt('tone'), { field: 'extras', value: ['drone'], more: true })
    expect(interview.brief).toMatchObject({ extras: ['drone'], extrasSettled: false })
    expect(give(complete, { field: 'extras', value: ['drone'], more: true }).brief.extrasSettled).toBe(true)
  })

  test('turns down the extras that it no longer lists', () => {
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

  test('that changes nothing says nothing', () => {
    expect(giveAnswer(complete, { field: 'kind', value: 'corporate' }, TODAY).reply).toBe('')
    expect(
      giveAnswer(complete, { field: 'extras', value: extras.filter(extra => extra === 'voiceover') }, TODAY)
        .reply,
    ).toBe('')
  })
})

test('the quote finds the typed words behind kind and duration, and loses them when they are changed', () => {
  const typed = type(newInterview, 'un reel').interview
  expect(typed.sources).toEqual({ kind: { turnId: 'turn', words: 'un reel' } })
  expect(give(typed, { field: 'kind', value: 'hotel' }).sources).toEqual({})
})

test('what is typed into the closing question is a note, and ends it', () => {
  const { interview, reply } = type(complete, 'Il logo cambia a maggio')
  expect(interview.brief.notes).toEqual(['Il logo cambia a maggio'])
  expect(questionOf(interview)).toBeNull()
  expect(reply).toContain(interviewTexts.complete)
  expect(questionOf(type(complete, 'salta').interview)).toBeNull()
})
