import { Badge, Button, Group, Stack, ThemeIcon } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { deviceOf } from 'shared/accounts/person'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QuietButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Note } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = securityTexts.sessions
const MOBILE_SYSTEMS = new Set(['iPhone', 'iPad', 'Android'])

type Session = Outputs['auth']['sessions']['list'][number]

/** Returns browser and system, as far as they are known. */
function deviceName({ userAgent }: Session): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return texts.device(browser, system)
  return browser ?? system ?? texts.unknown
}

function SessionRow({ session, onRevoke }: { session: Session; onRevoke: () => void }) {
  const name = deviceName(session)
  const isMobile = MOBILE_SYSTEMS.has(deviceOf(session.userAgent).system ?? '')
  const DeviceIcon = isMobile ? IconDeviceMobile : IconDeviceDesktop
  return (
    <Group component="li" gap="8px 14px">
      <ThemeIcon variant="light" color="gray" size={40} radius="xl">
        <DeviceIcon size={22} aria-hidden="true" />
      </ThemeIcon>
      <Stack gap={0} flex="1 1 180px" miw={0}>
        <Group gap="2px 10px" fw={600}>
          {name} {session.isCurrent && <Badge color="green">{texts.here}</Badge>}
        </Group>
        <Note>
          <RelativeTime moment={session.createdAt} words={texts.began} />
          {session.lastSeenAt && !session.isCurrent && (
            <>
              {' · '}
              <RelativeTime moment={session.lastSeenAt} words={texts.seen} />
            </>
          )}
        </Note>
      </Stack>
      {!session.isCurrent && (
        <QuietButton aria-label={texts.revokeOf(name)} onClick={onRevoke}>
          {texts.revoke}
        </QuietButton>
      )}
    </Group>
  )
}

/** Returns actions that confirm and end one session or all others, and reload the list in any case. */
function useRevoke() {
  const { auth } = trpc.useUtils()
  const options = (done: string) => ({
    onSuccess: () => showToast({ title: done }),
    onSettled: () => void auth.sessions.invalidate(),
  })
  const revoke = trpc.auth.sessions.revoke.useMutation(options(authTexts.sessions.revoked))
  const revokeOthers = trpc.auth.sessions.revokeOthers.useMutation(options(texts.othersRevoked))
  const ask = (title: string, text: string, action: () => unknown) =>
    confirm({ title, text, confirm: texts.revoke, danger: true }, action, { text: texts.failed })
  return {
    revokeOne: (session: Session) =>
      ask(texts.confirmTitle, texts.confirmText(deviceName(session)), () =>
        revoke.mutateAsync({ id: session.id }),
      ),
    revokeOthers: () => ask(texts.revokeOthers, texts.othersText, () => revokeOthers.mutateAsync()),
  }
}

const currentFirst = (sessions: Session[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

/** Lists the user's sessions; all but the current one can be ended. */
export function SessionsSection() {
  const query = trpc.auth.sessions.list.useQuery()
  const { revokeOne, revokeOthers } = useRevoke()
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <QueryView query={query} skeletonHeights={[64, 64]} errorTitle={texts.load}>
        {sessions => (
          <>
            <Stack component="ul" gap={14}>
              {currentFirst(sessions).map(session => (
                <SessionRow key={session.id} session={session} onRevoke={() => revokeOne(session)} />
              ))}
            </Stack>
            {sessions.length > 1 && (
              <Group>
                <Button variant="default" onClick={revokeOthers}>
                  {texts.revokeOthers}
                </Button>
              </Group>
            )}
          </>
        )}
      </QueryView>
    </SettingsSection>
  )
}
