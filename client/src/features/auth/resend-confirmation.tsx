import { Text } from '@mantine/core'
import { useState } from 'react'
import { resendConfirmationInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { FormStack, TextField } from '../../ui/field.tsx'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = authTexts.resend

/** Keeps the address of an account that cannot sign in before it is confirmed. */
export function useUnconfirmed() {
  const [email, setEmail] = useState<string>()
  async function watch<Answer>(address: string, signingIn: Promise<Answer>): Promise<Answer> {
    setEmail(undefined)
    return signingIn.catch(error => {
      if (appCodeOf(error) === 'EMAIL_NOT_CONFIRMED') setEmail(address)
      throw error
    })
  }
  return { email, watch }
}

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

const SentNote = ({ to }: { to: string | undefined }) => (
  <Text role="status" fz="sm" lh={1.6} c="dimmed" className="breaks">
    {to && texts.sent(to)}
  </Text>
)

/** Sends the sign-up mail again to a known address. */
export function ResendButton({ email }: { email: string }) {
  const { send, busy, sentTo } = useResend()
  return (
    <>
      <Button variant="subtle" wide busy={busy} onClick={() => send({ email }).catch(showErrorToast)}>
        {texts.submit}
      </Button>
      <SentNote to={sentTo} />
    </>
  )
}

/** Sends the sign-up mail again to a typed address. */
export function ResendForm() {
  const { send, sentTo } = useResend()
  const { busy, field, formProps } = useZodForm({
    schema: resendConfirmationInput,
    initial: { email: '' },
    send,
  })
  return (
    <FormStack {...formProps} gap={18} mt={28}>
      <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.submit}
      </Button>
      <SentNote to={sentTo} />
    </FormStack>
  )
}
