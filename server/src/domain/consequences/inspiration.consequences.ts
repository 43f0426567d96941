import type { InspirationEvents } from '../events/inspiration.events.ts'
import type { ConsequencesOf } from './consequence.service.ts'
import { projectOnScreens } from './project.consequences.ts'

export const inspirationConsequences: ConsequencesOf<keyof InspirationEvents> = {
  'material.added': { audit: null, news: null, mails: null, live: projectOnScreens },
  'material.removed': { audit: null, news: null, mails: null, live: projectOnScreens },
  'reference.added': { audit: null, news: null, mails: null, live: projectOnScreens },
  'reference.changed': { audit: null, news: null, mails: null, live: projectOnScreens },
  'reference.removed': { audit: null, news: null, mails: null, live: projectOnScreens },
}
