import { useState } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { refreshSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Enrolment } from './enrolment.tsx'
import { Panel } from './panel.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import style from './security.module.css'

const texts = authTexts.secondFactor
const words = securityTexts.factor

type Status = Outputs['auth']['mfa']['status']

/** What is asked about the second factor changes with it, here and in the session. */
function useRefresh() {
  const { auth } = trpc.useUtils()
  return () => {
    void auth.mfa.status.invalidate()
    void auth.sessions.invalidate()
    void refreshSession()
  }
}

function Off({ hasPassword, onBegin }: Pick<Status, 'hasPassword'> & { onBegin: () => void }) {
  if (!hasPassword) return <p className="note">{words.noPassword}</p>
  return (
    <div className={style.actions}>
      <Button onClick={onBegin}>{texts.begin}</Button>
    </div>
  )
}

function Renewing({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renew = trpc.auth.mfa.renewRecoveryCodes.useMutation()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <ProofForm
      text={words.renewText}
      submit={words.renew}
      send={async proof => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
      onCancel={onDone}
    />
  )
}

function Disabling({ onDone }: { onDone: () => void }) {
  const disable = trpc.auth.mfa.disable.useMutation()
  return (
    <ProofForm
      danger
      text={words.disableText}
      submit={words.disableTitle}
      send={async proof => {
        await disable.mutateAsync(proof)
        showToast(texts.disabled)
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

function On({ status }: { status: Status }) {
  const [open, setOpen] = useState<'renew' | 'disable'>()
  const refresh = useRefresh()
  const close = () => {
    setOpen(undefined)
    refresh()
  }
  if (open === 'renew') return <Renewing onDone={close} />
  if (open === 'disable') return <Disabling onDone={close} />
  return (
    <>
      <p>
        {status.since && words.onSince(dateIt(status.since))}. {words.left(status.recoveryCodesLeft)}
      </p>
      <div className={style.actions}>
        <Button variant="outline" onClick={() => setOpen('renew')}>
          {words.renew}
        </Button>
        <Button variant="danger" onClick={() => setOpen('disable')}>
          {texts.disable}
        </Button>
      </div>
    </>
  )
}

/** The second factor: off, being set up, or on. */
export function SecondFactorPanel() {
  const query = trpc.auth.mfa.status.useQuery()
  const refresh = useRefresh()
  // Stays while the recovery codes are shown, although the status says already that it is on.
  const [enrolling, setEnrolling] = useState(false)
  const on = query.data?.on
  const mark = <Badge tone={on ? 'green' : 'gray'}>{on ? texts.on : texts.off}</Badge>
  const leave = () => {
    setEnrolling(false)
    refresh()
  }
  const contentOf = (status: Status) => {
    if (enrolling) return <Enrolment onDone={leave} onCancel={leave} />
    if (status.on) return <On status={status} />
    return <Off hasPassword={status.hasPassword} onBegin={() => setEnrolling(true)} />
  }
  return (
    <Panel title={texts.title} text={words.offText} mark={query.data && mark}>
      <QueryView query={query} skeletonHeights={[46]} errorTitle={words.load}>
        {contentOf}
      </QueryView>
    </Panel>
  )
}
