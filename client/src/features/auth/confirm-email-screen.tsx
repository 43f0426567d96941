import { lazy, Suspense, useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf, wrongFieldsOf } from '../../ui/failure.ts'
import { SessionLoader } from '../../ui/session-loader.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { isDead, sentenceFor } from './confirm-refusal.ts'
import { Notice } from './notice.tsx'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

/** Few ever need these forms, so they travel when they are asked for. */
const PasswordForm = lazy(() => import('./confirm-password-form.tsx'))
const ResendForm = lazy(() =>
  import('./resend-confirmation.tsx').then(found => ({ default: found.ResendForm })),
)

function useConfirming(onIn: () => void) {
  // The password of the sign-up may be anybody's, and is not taken.
  const [asksPassword, setAsksPassword] = useState(false)
  const confirm = trpc.auth.confirmEmail.useMutation({
    onSuccess: answer => {
      if (!('secondFactor' in answer)) announceSession(answer)
      showToast(texts.ok)
      onIn()
    },
    onError: error => wrongFieldsOf(error)?.password && setAsksPassword(true),
  })
  const problem =
    confirm.error && (!asksPassword || isDead(confirm.error)) ? sentenceFor(confirm.error) : undefined
  return { confirm, busy: confirm.isPending, problem, asksPassword }
}

function Used() {
  return (
    <>
      <h1 className={style.title} role="alert">
        {texts.used.title}
      </h1>
      <p className={style.subtitle}>{texts.used.text}</p>
      <div className={style.actions}>
        <ButtonLink to="/login" size="large" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}

type Confirming = ReturnType<typeof useConfirming>

/** What to do with the link: press, choose a password, or have another one sent. */
function Step({ token, lacks, confirming }: { token: string; lacks: boolean; confirming: Confirming }) {
  const { confirm, busy, asksPassword } = confirming
  if (isDead(confirm.error)) return <ResendForm />
  if (asksPassword) return <PasswordForm token={token} send={confirm.mutateAsync} />
  return (
    <div className={style.actions}>
      <Button size="large" wide busy={busy} disabled={lacks} onClick={() => confirm.mutate({ token })}>
        {texts.button}
      </Button>
    </div>
  )
}

/** Spends the mail's link by a button, because mail scanners open links too. */
export function ConfirmEmailScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  const confirming = useConfirming(onIn)
  const { confirm, problem, asksPassword } = confirming
  const lacks = known && token === ''
  const lacking = lacks ? texts.missing : problem
  const dead = isDead(confirm.error)
  if (appCodeOf(confirm.error) === 'TOKEN_USED') return <Used />
  return (
    <>
      <Notice text={lacking} />
      <h1 className={style.title}>{texts.title}</h1>
      {!dead && <p className={style.subtitle}>{asksPassword ? texts.passwordText : texts.text}</p>}
      <Suspense fallback={<SessionLoader />}>
        <Step token={token} lacks={lacks} confirming={confirming} />
      </Suspense>
      <div className={style.actions}>
        <ButtonLink to="/login" variant="subtle" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}
