import { expect, test } from 'vitest'
import { readExtras } from './read-extras.ts'

test('readExtras keeps extras that a text declines apart', () => {
  expect(readExtras('voce, musica e drone, senza sottotitoli')).toEqual({
    named: ['voiceover', 'music', 'drone'],
    declined: ['subtitles'],
  })
  expect(readExtras('abbiamo già il girato').named).toEqual(['supplied-footage'])
  expect(readExtras('niente drone')).toEqual({ named: [], declined: ['drone'] })
})
