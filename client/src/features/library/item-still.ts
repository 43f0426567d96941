import type { LibraryCategory, LibraryItem } from 'shared/catalogue/video-library'
import type { PlayableVideo } from '../../ui/player/video-player.tsx'
import type { StillKind } from '../../ui/still.tsx'

const kindOf: Record<LibraryCategory, StillKind> = {
  corporate: 'interview',
  product: 'product',
  'case-study': 'interface',
  'motion-graphics': 'kinetic',
  social: 'vertical',
  hotel: 'hotel',
}

export const stillOf = ({ category, id }: Pick<LibraryItem, 'category' | 'id'>) => ({
  kind: kindOf[category],
  seed: id,
})

export const playable = (item: LibraryItem): PlayableVideo => ({
  ...stillOf(item),
  url: item.url,
  title: item.title,
  isUpright: item.isUpright,
})
