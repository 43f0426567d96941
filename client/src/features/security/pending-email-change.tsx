import { dateIt, timeIt } from 'shared/formats/date-it'
import { emailChangeTexts } from 'shared/messages/it/email-change'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import email from './email-panel.module.css'
import style from './security.module.css'

const words = emailChangeTexts.pending

type Pending = NonNullable<Outputs['auth']['emailChange']['get']['pending']>

function usePending() {
  const { auth } = trpc.useUtils()
  const acting = (said: { title: string; text: string }, failed: string) => ({
    onSuccess: () => showToast(said),
    onError: (error: unknown) => showFailure(error, { text: failed }),
    onSettled: () => void auth.emailChange.invalidate(),
  })
  const resend = trpc.auth.emailChange.resend.useMutation(acting(words.resent, words.failed))
  const cancel = trpc.auth.emailChange.cancel.useMutation(acting(words.cancelled, words.cancelFailed))
  return { resend, cancel }
}

const Step = ({ label, isDone }: { label: string; isDone: boolean }) => (
  <li className={email.step}>
    <span>{label}</span>
    <Badge tone={isDone ? 'green' : 'gray'}>{isDone ? words.done : words.missing}</Badge>
  </li>
)

/** What is on its way: to which address, what is missing, until when. */
export default function PendingEmailChange({
  pending,
  onAnother,
}: {
  pending: Pending
  onAnother: () => void
}) {
  const { resend, cancel } = usePending()
  return (
    <section className={email.pending} aria-labelledby="email-change">
      <h4 id="email-change">{words.title}</h4>
      <p className="breaks">{words.to(pending.newEmail)}</p>
      <ul className={email.steps}>
        <Step label={words.newAddress} isDone={pending.isConfirmed} />
        <Step label={words.oldAddress} isDone={pending.isApproved} />
      </ul>
      <p className="note">{words.until(dateIt(pending.expiresAt), timeIt(pending.expiresAt))}</p>
      <div className={style.actions}>
        <Button variant="outline" busy={resend.isPending} onClick={() => resend.mutate()}>
          {words.resend}
        </Button>
        <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
