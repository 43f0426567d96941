import { phrasesIn } from '../language/phrase-table.ts'
import { tokensOf } from '../language/tokens.ts'
import { channelWords, goalOrder, goalWords } from './goal-keywords.ts'

export const videoGoals = [
  'present-company',
  'explain-service',
  'sell-product',
  'recruit',
  'event',
  'tourism',
  'testimonial',
  'train',
  'unknown',
] as const

export type VideoGoal = (typeof videoGoals)[number]

export const videoChannels = [
  'website',
  'linkedin',
  'instagram',
  'youtube',
  'stand',
  'ads',
  'direct',
] as const

export type VideoChannel = (typeof videoChannels)[number]

/** Returns the goal that a description names most often. */
export function goalOf(description: string): VideoGoal {
  const counts = new Map<VideoGoal, number>()
  for (const { entry } of phrasesIn(tokensOf(description), goalWords)) {
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return (most > 0 && goalOrder.find(goal => counts.get(goal) === most)) || 'unknown'
}

/** Returns the channels that a description names, in the order of `videoChannels`. */
export function channelsOf(description: string): VideoChannel[] {
  const found = new Set(phrasesIn(tokensOf(description), channelWords).map(({ entry }) => entry))
  return videoChannels.filter(channel => found.has(channel))
}
