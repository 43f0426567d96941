import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { appCodeOf, sentenceOf, wrongFieldsOf } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { ResendForm } from './resend-confirmation.tsx'
import { useHashToken } from './use-hash-token.ts'

const texts = authTexts.confirm

type ConfirmInput = { token: string; password: string }

/** The link will not work any more, and another one can be asked for. */
const isDead = (error: unknown) => ['TOKEN_EXPIRED', 'NOT_FOUND'].includes(appCodeOf(error) ?? '')

function sentenceFor(error: unknown): string {
  if (!isDead(error)) return sentenceOf(error)
  return appCodeOf(error) === 'TOKEN_EXPIRED' ? texts.expired : texts.unknown
}

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

/** A password that is typed where only the owner of the mail comes. */
function PasswordForm({ token, send }: { token: string; send: (input: ConfirmInput) => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>()
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.resetPasswordInput),
    initial: { password: '' },
    extra: { token },
    onFailure: error => setProblem(sentenceFor(error)),
    send,
  })
  return (
    <form {...formProps} className={style.form}>
      {problem && (
        <p className={style.notice} role="alert">
          {problem}
        </p>
      )}
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
      {lacking && (
        <p className={style.notice} role="alert">
          {lacking}
        </p>
      )}
      <h1 className={style.title}>{texts.title}</h1>
      {!dead && <p className={style.subtitle}>{asksPassword ? texts.passwordText : texts.text}</p>}
      <Step token={token} lacks={lacks} confirming={confirming} />
      <div className={style.actions}>
        <ButtonLink to="/login" look="quiet" wide>
          {texts.toSignIn}
        </ButtonLink>
      </div>
    </>
  )
}
