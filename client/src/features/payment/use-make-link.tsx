import { useState } from 'react'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { onDemand } from '../../ui/late-part.tsx'
import { useRequestId } from '../../ui/use-request-id.ts'
import type { MadePayLink } from './made-link-dialog.tsx'

const MadeLinkDialog = onDemand(() => import('./made-link-dialog.tsx'))

type Order = Inputs['dashboard']['payLinks']['makeForDeposit']
type Balance = Inputs['dashboard']['payLinks']['makeForBalance']

/** Makes links with which others pay; the dialog shows the one that was made, which nobody can read again. */
export function useMakeLink() {
  const [made, setMade] = useState<MadePayLink>()
  const [isShown, setShown] = useState(false)
  const requestIdOf = useRequestId()
  const { payLinks } = trpc.useUtils().dashboard
  const forDeposit = trpc.dashboard.payLinks.makeForDeposit.useMutation()
  const forBalance = trpc.dashboard.payLinks.makeForBalance.useMutation()
  const show = (answer: Omit<MadePayLink, 'email'>, email: string | undefined) => {
    setMade({ ...answer, email })
    setShown(true)
    void payLinks.invalidate()
  }
  // Another link than the last one has another name.
  const named = <Input extends { requestId: string }>(input: Input): Input => ({
    ...input,
    requestId: requestIdOf({ ...input, requestId: '', last: made?.url }),
  })
  return {
    makeForDeposit: async (input: Order) =>
      show(await forDeposit.mutateAsync(named(input)), input.email as string | undefined),
    makeForBalance: async (input: Balance) =>
      show(await forBalance.mutateAsync(named(input)), input.email as string | undefined),
    showLinkError: (error: unknown) => showFailure(error, payLinkTexts.failed),
    dialog: <MadeLinkDialog opened={isShown} made={made} onClose={() => setShown(false)} />,
  }
}
