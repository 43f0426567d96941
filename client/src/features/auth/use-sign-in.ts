import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../session.ts'
import { trpc } from '../../trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Signing in with e-mail and password; `onCode` when a second factor is asked for. */
export function useSignIn({ onIn, onCode }: { onIn: () => void; onCode: () => void }) {
  const signIn = trpc.auth.signIn.useMutation()
  /** The address that still has to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.signInInput),
    initial: { email: '', password: '' },
    draft: 'access',
    secrets: ['password'],
    onFailure: error => showFailure(error),
    send: async input => {
      setUnconfirmed(undefined)
      const answer = await signIn.mutateAsync(input).catch(error => {
        if (appCodeOf(error) === 'EMAIL_NOT_CONFIRMED') setUnconfirmed(input.email)
        throw error
      })
      if ('secondFactor' in answer) return onCode()
      announceSession(answer)
      showToast(authTexts.signIn.ok)
      onIn()
    },
  })
  return { ...form, unconfirmed }
}
