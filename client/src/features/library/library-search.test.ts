import { libraryCategories, videoLibrary } from 'shared/catalogue/video-library'
import { expect, test } from 'vitest'
import { itemsFound, onShelf } from './library-search.ts'

const idsOf = (text: string) => itemsFound(videoLibrary, text).map(item => item.id)

test.each([
  ['officina', ['officina-alle-sette']],
  ['  OFFICINA  ', ['officina-alle-sette']],
  ['perchè fidarsi', ['un-minuto-con-noi']],
  ['qualita macro', ['dettagli']],
  ['hotel', ['la-luce-delle-sei', 'colazione']],
  ['perche\u0300 fidarsi', ['un-minuto-con-noi']],
  ['case study', ['prima-e-dopo', 'quaranta-per-cento']],
  ['zzz', []],
  ['(', []],
])('%j finds %j', (text, expected) => {
  expect(idsOf(text)).toEqual(expected)
})

test('a blank text finds everything', () => {
  expect(idsOf(' ')).toHaveLength(25)
})

test('each shelf has its own items', () => {
  expect(['all' as const, ...libraryCategories].map(shelf => onShelf(videoLibrary, shelf).length)).toEqual([
    ...[25, 9, 3, 2, 6, 3, 2],
  ])
})
