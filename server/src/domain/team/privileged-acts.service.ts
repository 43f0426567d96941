import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { managersToTell } from './addressees.service.ts'
import { privilegedActMail } from './team.mails.ts'

/**
 * Tells every manager of an act that gives or takes rights, or gives money back, by notification and mail; who did it as well, because their
 * account may be in the hands of others.
 */
export async function tellPrivilegedAct(
  ports: Pick<Platform, 'clock' | 'config'>,
  work: Work,
  act: { title: string; message: string; link: string },
): Promise<void> {
  const managers = await managersToTell(ports, work)
  await notify(
    work,
    ports.clock,
    managers.map(({ userId }) => userId),
    { ...act, type: 'warning' },
  )
  await sendMailToEach(work, managers, privilegedActMail(ports.config, act))
}
