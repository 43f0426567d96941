import type { VideoKindCode } from 'shared/catalogue/video-kinds'
import type { StillKind } from '../../ui/scene-illustration.tsx'

export const stillOfKind: Record<VideoKindCode, StillKind> = {
  corporate: 'interview',
  explainer: 'kinetic',
  'app-demo': 'interface',
  'social-reels': 'vertical',
  'talking-head': 'interview',
  product: 'product',
  hotel: 'hotel',
}
