import { authTexts } from 'shared/messages/it/auth'
import { trpc } from '../../lib/trpc.ts'
import { sentenceOf } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = authTexts.reset

/** Asks for the mail with the link to a new password, for the address that stands in the form. */
export function useForgottenPassword() {
  const request = trpc.auth.requestPasswordReset.useMutation()
  const ask = async (email: string) => {
    try {
      const { requestPasswordResetInput } = await import('shared/accounts/accounts.inputs')
      const input = requestPasswordResetInput.safeParse({ email })
      if (!input.success) return showToast({ tone: 'bad', ...texts.emailRequired })
      await request.mutateAsync(input.data)
      showToast(texts.sent)
    } catch (error) {
      showToast({ tone: 'bad', title: texts.failed, text: sentenceOf(error) })
    }
  }
  return { ask, busy: request.isPending }
}
