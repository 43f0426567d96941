import { inviteColleagueInput } from 'shared/companies/companies.inputs'
import type { CompanyRole } from 'shared/companies/hat'
import { companyTexts as texts } from 'shared/messages/it/companies'
import { FormStack, TextField } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { HatFields, hatValues, withHats } from './hat-fields.tsx'
import { showToast } from './toast-store.ts'
import { useZodForm } from './use-zod-form.ts'

interface Props {
  companyId: string
  invite: (input: { companyId: string; email: string; hats: CompanyRole[] }) => Promise<unknown>
  /** Closes the modal that the form is in, after success too. */
  onClose?: () => void
}

/** Invites a person to a company by mail, with their hats. */
export function InviteForm({ companyId, invite, onClose }: Props) {
  const { form, busy, field, formProps } = useZodForm({
    schema: withHats(inviteColleagueInput),
    initial: { email: '', ...hatValues(['approver']) },
    draft: `invite:${companyId}`,
    extra: { companyId },
    failed: { text: texts.inviteFailed },
    send: async input => {
      await invite(input)
      showToast({ title: texts.invited, text: texts.invitedText(input.email) })
      form.reset()
      onClose?.()
    },
  })
  return (
    <FormStack {...formProps} gap={20}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        {...(onClose && { 'data-autofocus': true })}
        {...field('email')}
      />
      <HatFields field={field} error={(form.errors as Record<string, unknown>).hats as string} />
      <FormActions busy={busy} submit={texts.sendInvitation} onCancel={onClose} />
    </FormStack>
  )
}
