import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Panel } from './panel.tsx'
import style from './security.module.css'
import { type DeviceSession, deviceName, SessionRow } from './session-row.tsx'

const texts = securityTexts.sessions

type Doomed = DeviceSession | 'others'

/** Ends one session or all others; the list is fetched anew whatever came of it. */
function useEnding(onDone: () => void) {
  const { auth } = trpc.useUtils()
  const ending = (said: string) => ({
    onSuccess: () => showToast({ title: said }),
    onError: (error: unknown) => showFailure(error, { text: texts.failed }),
    onSettled: () => {
      void auth.sessions.invalidate()
      onDone()
    },
  })
  const one = trpc.auth.sessions.revoke.useMutation(ending(authTexts.sessions.revoked))
  const others = trpc.auth.sessions.revokeOthers.useMutation(ending(texts.othersRevoked))
  return {
    busy: one.isPending || others.isPending,
    end: (doomed: Doomed) => (doomed === 'others' ? others.mutate() : one.mutate({ id: doomed.id })),
  }
}

function Confirmation({ doomed, onClose }: { doomed: Doomed | undefined; onClose: () => void }) {
  const { busy, end } = useEnding(onClose)
  const isOne = doomed && doomed !== 'others'
  return (
    <ConfirmDialog
      opened={doomed !== undefined}
      title={isOne ? texts.confirmTitle : texts.revokeOthers}
      text={isOne ? texts.confirmText(deviceName(doomed)) : texts.othersText}
      confirm={texts.revoke}
      busy={busy}
      danger
      onConfirm={() => doomed && end(doomed)}
      onClose={onClose}
    />
  )
}

const ownFirst = (sessions: DeviceSession[]) =>
  [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

/** Where the person is signed in. */
export function SessionsPanel() {
  const query = trpc.auth.sessions.list.useQuery()
  const [doomed, setDoomed] = useState<Doomed>()
  return (
    <Panel title={texts.title} text={texts.text}>
      <QueryView query={query} skeletonHeights={[64, 64]} errorTitle={texts.load}>
        {sessions => (
          <>
            <ul className="stack">
              {ownFirst(sessions).map(session => (
                <SessionRow key={session.id} session={session} onRevoke={() => setDoomed(session)} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className={style.actions}>
                <Button variant="outline" onClick={() => setDoomed('others')}>
                  {texts.revokeOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
      <Confirmation doomed={doomed} onClose={() => setDoomed(undefined)} />
    </Panel>
  )
}
