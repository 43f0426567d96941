import { type LibraryCategory, type LibraryItem, libraryCategoryTexts } from 'shared/catalogue/video-library'

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The items whose title, description or category holds every word of the text, whatever its accents and capitals. */
export function itemsFound(items: readonly LibraryItem[], text: string): LibraryItem[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return items.filter(({ title, description, category }) => {
    const said = folded(`${title} ${description} ${libraryCategoryTexts[category]}`)
    return words.every(word => said.includes(word))
  })
}

export type Shelf = LibraryCategory | 'all'

export const onShelf = (items: readonly LibraryItem[], shelf: Shelf): LibraryItem[] =>
  items.filter(item => shelf === 'all' || item.category === shelf)
