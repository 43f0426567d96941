import type { LibraryCategory } from 'shared/catalogue/video-library'
import type { StillKind } from '../ui/scene-illustration.tsx'

const kinds: Record<LibraryCategory, StillKind> = {
  corporate: 'interview',
  product: 'product',
  'case-study': 'interface',
  'motion-graphics': 'kinetic',
  social: 'vertical',
  hotel: 'hotel',
}

export const stillOfCategory = (category: LibraryCategory): StillKind => kinds[category]
