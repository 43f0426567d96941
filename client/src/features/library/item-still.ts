import type { LibraryItem } from 'shared/catalogue/video-library'
import { stillOfCategory } from '../../lib/category-still.ts'
import type { PlayableVideo } from '../../ui/player/video-player.tsx'

export const stillOf = ({ category, id }: Pick<LibraryItem, 'category' | 'id'>) => ({
  kind: stillOfCategory(category),
  seed: id,
})

export const playable = (item: LibraryItem): PlayableVideo => ({
  ...stillOf(item),
  url: item.url,
  title: item.title,
  isUpright: item.isUpright,
})
