import { expect, test } from 'vitest'
import { truths } from '../../catalogue/truths.ts'
import type { Slot } from '../brief/brief.ts'
import { at, corporate, say } from '../turn/test-states.ts'

test.each<[Slot, string, boolean]>([
  ['kind', 'Vorrei 5 reel per instagram', true],
  ['kind', 'una serie di tre video dove parlo io', true],
  ['kind', 'vorremmo tre video per le mamme', true],
  ['audience', 'i clienti. segna che sono tre reel diversi, non uno', true],
  ['kind', 'un reel per instagram', false],
  ['kind', 'abbiamo due video della festa, ne vorremmo uno nuovo aziendale', false],
  ['materials', 'due video girati in rifugio', false],
  ['tone', 'due video dell’anno scorso erano seri, questo lo vorrei allegro', false],
])('who wants several videos is told that the price is for one: %s: %s', (asked, text, isTold) => {
  const { reply } = say(at(asked, asked === 'kind' ? {} : corporate), text)
  expect(reply.includes(truths.several)).toBe(isTold)
})
