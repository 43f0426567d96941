import { payLinkTexts } from 'shared/messages/it/pay-links'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import { useMakeLink } from './use-make-link.tsx'

/** Makes a link with which somebody else pays what remains. */
export function BalanceLinkForm({ projectId, totalCents }: { projectId: string; totalCents: number }) {
  const { makeForBalance, showLinkError, dialog } = useMakeLink()
  const requestId = useRequestId()(totalCents)
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/payment/pay-link.inputs').then(inputs => inputs.makeBalanceLinkInput),
    initial: { email: '' },
    extra: { projectId, totalCents, requestId },
    onFailure: showLinkError,
    send: makeForBalance,
  })
  return (
    <>
      <form {...formProps} className="stack gap-18">
        <TextField
          optional
          type="email"
          label={payLinkTexts.email}
          description={payLinkTexts.emailHint}
          {...field('email')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {payLinkTexts.make}
        </Button>
      </form>
      {dialog}
    </>
  )
}
