import type { BriefKind } from '../../briefing/brief/brief.ts'

/** The kinds of video as a label beside a project's title. */
export const kindTitles = {
  corporate: 'Video corporate',
  explainer: 'Motion explainer',
  'app-demo': 'Demo di app o software',
  'social-reels': 'Reel per i social',
  'talking-head': 'Talking head',
  product: 'Video prodotto',
  hotel: 'Video per hotel e turismo',
  event: 'Video di evento',
  educational: 'Video di formazione',
  testimonial: 'Video testimonianza',
  advertising: 'Spot pubblicitario',
} as const satisfies Record<BriefKind, string>
