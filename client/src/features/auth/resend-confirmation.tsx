import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import style from './auth-form.module.css'

const texts = authTexts.resend

function useResend() {
  const [sentTo, setSentTo] = useState<string>()
  const resend = trpc.auth.resendConfirmation.useMutation()
  const send = async (input: { email: string }) => {
    setSentTo(undefined)
    await resend.mutateAsync(input)
    setSentTo(input.email)
  }
  return { send, busy: resend.isPending, sentTo }
}

const Sent = ({ to }: { to: string | undefined }) => (
  <p role="status" className={style.small}>
    {to && texts.sent(to)}
  </p>
)

/** Asks for the link of a sign-up once more, where its address is known. */
export function ResendButton({ email }: { email: string }) {
  const { send, busy, sentTo } = useResend()
  return (
    <>
      <Button variant="subtle" wide busy={busy} onClick={() => send({ email }).catch(showFailure)}>
        {texts.submit}
      </Button>
      <Sent to={sentTo} />
    </>
  )
}

/** The same where the address has to be typed. */
export function ResendForm() {
  const { send, sentTo } = useResend()
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.resendConfirmationInput),
    initial: { email: '' },
    onFailure: error => showFailure(error),
    send,
  })
  return (
    <form {...formProps} className={style.form}>
      <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.submit}
      </Button>
      <Sent to={sentTo} />
    </form>
  )
}
