import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { managersToTell } from './addressees.service.ts'
import { privilegedActMail } from './team.mails.ts'

/**
 * Tells every manager of an act that gives or takes rights, by notification and mail; who did it as well, because their
 * account may be in the hands of others.
 */
export async function tellPrivilegedAct(
  ports: Pick<Platform, 'clock' | 'config'>,
  work: Work,
  memberId: string,
  act: { title: string; message: string },
): Promise<void> {
  const managers = await managersToTell(ports, work)
  const link = `/team/member/${memberId}`
  await notify(
    work,
    ports.clock,
    managers.map(({ userId }) => userId),
    { ...act, type: 'warning', link },
  )
  const mail = privilegedActMail(ports.config, { ...act, link })
  for (const { email } of managers) await sendMail(work, email, mail)
}
