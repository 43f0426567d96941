import { type LibraryItem, libraryCategories } from 'shared/catalogue/video-library'
import { libraryTexts } from 'shared/messages/it/library'
import { Button } from '../../ui/button.tsx'
import { onShelf, type Shelf } from './library-search.ts'
import { shelfName } from './library-tabs.tsx'
import style from './video-library.module.css'

const texts = libraryTexts.empty

type Props = {
  text: string
  /** What the search finds in the other categories. */
  found: readonly LibraryItem[]
  onPick: (shelf: Shelf) => void
  onReset: () => void
}

/** Nothing found here: says where there is something, and how to see everything again. */
export function EmptyShelf({ text, found, onPick, onReset }: Props) {
  const elsewhere = libraryCategories.filter(category => onShelf(found, category).length > 0)
  return (
    <div className={style.empty}>
      <h3 className={style.emptyTitle}>{texts.title(text.trim())}</h3>
      {elsewhere.length === 0 && <p>{texts.text}</p>}
      <div className={style.ways}>
        {elsewhere.map(category => (
          <Button key={category} variant="outline" onClick={() => onPick(category)}>
            {texts.elsewhere(shelfName(category), onShelf(found, category).length)}
          </Button>
        ))}
        <Button variant="outline" onClick={onReset}>
          {texts.reset}
        </Button>
      </div>
    </div>
  )
}
