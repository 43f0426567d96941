import { type LibraryCategory, type LibraryItem, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { foldText } from 'shared/language/fold'

/** Returns the items whose title, description or category holds every word of the text, compared by `foldText`. */
export function itemsFound(items: readonly LibraryItem[], text: string): LibraryItem[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return items.filter(({ title, description, category }) => {
    const said = foldText(`${title} ${description} ${libraryCategoryTexts[category]}`)
    return words.every(word => said.includes(word))
  })
}

export type Shelf = LibraryCategory | 'all'

export const onShelf = (items: readonly LibraryItem[], shelf: Shelf): LibraryItem[] =>
  items.filter(item => shelf === 'all' || item.category === shelf)
