import { describe, expect, test } from 'vitest'
import { choiceTexts } from '../../messages/it/briefing-choices.ts'
import { type Brief, emptyBrief, isSettled, type Slot, slots } from '../brief/brief.ts'
import { allExtras } from '../brief/offered-extras.ts'
import { choicesFor } from './choices.ts'
import { answer, openBriefing } from './conversation.ts'

const TODAY = '2026-11-23'

const askedFor = (asked: Slot, brief: Partial<Brief> = {}) => ({
  ...openBriefing().state,
  asked,
  brief: { ...emptyBrief, kind: asked === 'kind' ? null : ('corporate' as const), ...brief },
})

const briefAfter = (asked: Slot, says: string) => answer(askedFor(asked), says, TODAY).state.brief

const taps = slots.flatMap(slot => choicesFor(slot, emptyBrief).map(({ says }) => [slot, says] as const))

describe('answers by one tap', () => {
  test.each([...taps, ...slots.map(slot => [slot, choiceTexts.leave] as const)])(
    'settle the question about %s: %s',
    (slot, says) => {
      const before = askedFor(slot).brief
      const after = briefAfter(slot, says)
      expect(isSettled(after, slot)).toBe(true)
      expect(slots.filter(other => isSettled(after, other) && !isSettled(before, other))).toEqual([slot])
    },
  )

  test('add several extras at once, and no other', () => {
    const says = allExtras.map(extra => choiceTexts.extras[extra].says).join(', ')
    expect(briefAfter('extras', says).extras.toSorted()).toEqual([...allExtras].toSorted())
  })

  test('settle the extras without any', () => {
    expect(briefAfter('extras', choiceTexts.nothingMore)).toMatchObject({ extras: [], extrasSettled: true })
  })

  test('do not offer what is wanted, turned down or offered already', () => {
    const left = choicesFor('extras', { ...emptyBrief, extras: ['drone'], declined: ['music'] }, [
      'subtitles',
    ])
    expect(left).toHaveLength(allExtras.length - 3)
  })
})

test('a month is asked for its part, and a part of it is a date', () => {
  const asked = askedFor('deadline', { notes: ['per giugno'] })
  const parts = choicesFor('deadline', asked.brief).map(({ says }) => says)
  expect(parts.map(says => answer(asked, says, TODAY).state.brief.deadline)).toEqual([
    '2027-06-05',
    '2027-06-15',
    '2027-06-30',
  ])
})

test.each(allExtras)('an offer adds its extra whatever is asked: %s', extra => {
  const { says } = choiceTexts.offers[extra]
  for (const asked of ['audience', 'message', 'extras'] as const) {
    const after = briefAfter(asked, says)
    expect(after.extras).toEqual([extra])
    expect({ audience: after.audience, message: after.message }).toEqual({ audience: null, message: null })
  }
})

test('the words of undoing take the last answer back', () => {
  const said = answer(askedFor('duration'), '30 secondi', TODAY).state
  expect(answer(said, choiceTexts.undoSays, TODAY).state.brief.durationSeconds).toBeNull()
})
