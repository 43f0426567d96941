/** What a live event is about; the event carries ids only (contract, Procedures). */
export const liveTopics = [
  'notification',
  'recap',
  'project',
  'deliverable',
  'comment',
  'chat',
  'lead',
  'say',
] as const

export type LiveTopic = (typeof liveTopics)[number]
