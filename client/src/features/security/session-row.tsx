import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { deviceOf } from 'shared/accounts/device'
import { securityTexts } from 'shared/messages/it/security'
import type { Outputs } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import rows from './sessions-panel.module.css'

const texts = securityTexts.sessions
const HAND_HELD = new Set(['iPhone', 'iPad', 'Android'])

export type DeviceSession = Outputs['auth']['sessions']['list'][number]

/** Browser and system in words; what is not known is left out. */
export function deviceName({ userAgent }: DeviceSession): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return texts.device(browser, system)
  return browser ?? system ?? texts.unknown
}

export function SessionRow({ session, onRevoke }: { session: DeviceSession; onRevoke: () => void }) {
  const name = deviceName(session)
  const Sign = HAND_HELD.has(deviceOf(session.userAgent).system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={rows.row}>
      <span className={`round soft ${rows.sign}`}>
        <Sign size={22} aria-hidden="true" />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>
          {name} {session.isCurrent && <Badge tone="green">{texts.here}</Badge>}
        </p>
        <p className="hint">
          <RelativeTime moment={session.createdAt} words={texts.began} />
          {session.lastSeenAt && !session.isCurrent && (
            <>
              {' · '}
              <RelativeTime moment={session.lastSeenAt} words={texts.seen} />
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="subtle" size="small" aria-label={texts.revokeOf(name)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}
