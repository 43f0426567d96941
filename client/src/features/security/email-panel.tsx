import { lazy, Suspense, useState } from 'react'
import { emailChangeTexts } from 'shared/messages/it/email-change'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import email from './email-panel.module.css'
import { Panel } from './panel.tsx'
import style from './security.module.css'

/** Few change their address, and members never do: both travel when they are needed. */
const EmailChangeForm = lazy(() => import('./email-change-form.tsx'))
const PendingEmailChange = lazy(() => import('./pending-email-change.tsx'))

const texts = emailChangeTexts

type Own = Outputs['auth']['emailChange']['get']

function Content({ own }: { own: Own }) {
  const [open, setOpen] = useState(false)
  const factor = trpc.auth.mfa.status.useQuery().data
  if (own.isMember) return <p className="note">{texts.member}</p>
  if (open) return <EmailChangeForm owesCode={factor?.on ?? false} onDone={() => setOpen(false)} />
  if (own.pending) return <PendingEmailChange pending={own.pending} onAnother={() => setOpen(true)} />
  if (factor?.hasPassword === false) return <p className="note">{texts.noPassword}</p>
  return (
    <div className={style.actions}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    </div>
  )
}

/** The address one signs in with, and the change of it. */
export function EmailPanel() {
  const query = trpc.auth.emailChange.get.useQuery()
  return (
    <Panel title={texts.title} text={texts.text}>
      <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
        {own => (
          <>
            <p className={email.address}>
              <span className="hint">{texts.current}</span>
              <b className="breaks">{own.email}</b>
            </p>
            <Suspense fallback={<Skeleton heights={[46]} />}>
              <Content own={own} />
            </Suspense>
          </>
        )}
      </QueryView>
    </Panel>
  )
}
