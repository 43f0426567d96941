import { authTexts } from 'shared/messages/it/auth'
import { announceSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useUnconfirmed } from './use-unconfirmed.ts'

/** Signing in with e-mail and password; `onCode` when a second factor is asked for. */
export function useSignIn({ onIn, onCode }: { onIn: () => void; onCode: () => void }) {
  const signIn = trpc.auth.signIn.useMutation()
  const unconfirmed = useUnconfirmed()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.signInInput),
    initial: { email: '', password: '' },
    draft: 'access',
    secrets: ['password'],
    onFailure: error => showFailure(error),
    send: async input => {
      const answer = await unconfirmed.watch(input.email, signIn.mutateAsync(input))
      if ('secondFactor' in answer) return onCode()
      announceSession(answer)
      showToast(authTexts.signIn.ok)
      onIn()
    },
  })
  return { ...form, unconfirmed: unconfirmed.email }
}
