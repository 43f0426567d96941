import { useState } from 'react'
import { resetPasswordInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf, sentenceOf, wrongFieldsOf } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './auth-form.module.css'
import { Notice } from './notice.tsx'
import { ResendForm } from './resend-confirmation.tsx'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

/** Returns true if the link is spent or unknown, so that a new one is needed. */
const isLinkInvalid = (error: unknown) => ['TOKEN_EXPIRED', 'NOT_FOUND'].includes(appCodeOf(error) ?? '')

function refusalText(error: unknown): string {
  if (!isLinkInvalid(error)) return sentenceOf(error)
  return appCodeOf(error) === 'TOKEN_EXPIRED' ? texts.expired : texts.unknown
}

interface PasswordFormProps {
  token: string
  send: (input: { token: string; password: string }) => Promise<unknown>
}

/** Sets a password together with the confirmation, which only the owner of the mailbox can do. */
function ConfirmPasswordForm({ token, send }: PasswordFormProps) {
  const [problem, setProblem] = useState<string>()
  const { busy, field, formProps } = useZodForm({
    schema: resetPasswordInput,
    initial: { password: '' },
    extra: { token },
    onFailure: error => setProblem(refusalText(error)),
    send,
  })
  return (
    <form {...formProps} className={style.form}>
      <Notice text={problem} />
      <PasswordField
        label={authTexts.reset.newPassword}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.button}
      </Button>
    </form>
  )
}

function useConfirming(onIn: () => void) {
  // The sign-up may be someone else's: the server then refuses its password, and the owner of the mailbox chooses one.
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
    confirm.error && (!asksPassword || isLinkInvalid(confirm.error)) ? refusalText(confirm.error) : undefined
  return { confirm, busy: confirm.isPending, problem, asksPassword }
}

function LinkUsed() {
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

/** Confirms by a button, asks for a password, or offers a new link. */
function Step({
  token,
  isTokenMissing,
  confirming,
}: {
  token: string
  isTokenMissing: boolean
  confirming: Confirming
}) {
  const { confirm, busy, asksPassword } = confirming
  if (isLinkInvalid(confirm.error)) return <ResendForm />
  if (asksPassword) return <ConfirmPasswordForm token={token} send={confirm.mutateAsync} />
  return (
    <div className={style.actions}>
      <Button
        size="large"
        wide
        busy={busy}
        disabled={isTokenMissing}
        onClick={() => confirm.mutate({ token })}
      >
        {texts.button}
      </Button>
    </div>
  )
}

/** Confirms an address by a button, because mail scanners open links too. */
export function ConfirmEmailScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  const confirming = useConfirming(onIn)
  const { confirm, problem, asksPassword } = confirming
  const isTokenMissing = known && token === ''
  const message = isTokenMissing ? texts.missing : problem
  const isInvalid = isLinkInvalid(confirm.error)
  if (appCodeOf(confirm.error) === 'TOKEN_USED') return <LinkUsed />
  return (
    <>
      <Notice text={message} />
      <h1 className={style.title}>{texts.title}</h1>
      {!isInvalid && <p className={style.subtitle}>{asksPassword ? texts.passwordText : texts.text}</p>}
      <Step token={token} isTokenMissing={isTokenMissing} confirming={confirming} />
      <div className={style.actions}>
        <ButtonLink to="/login" variant="subtle" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}
