import type { EventType } from '../events/emit.service.ts'
import { privilegedActMail } from '../identity/team/team.mails.ts'
import type { Letter, NewsItem, Scene } from './consequence.service.ts'

export interface PrivilegedAct {
  title: string
  message: string
  link: string
}

type Around = Pick<Scene<EventType>, 'config' | 'people'>

/**
 * Every manager hears of an act that gives or takes rights, or gives money back; who did it as well, because their
 * account may be in the hands of others.
 */
export async function newsOfPrivilegedAct({ people }: Around, act: PrivilegedAct): Promise<NewsItem> {
  return { to: await people.managers(), ...act, type: 'warning' }
}

/** The same by mail. */
export async function letterOfPrivilegedAct({ config, people }: Around, act: PrivilegedAct): Promise<Letter> {
  return { to: await people.managers(), content: privilegedActMail(config, act) }
}
