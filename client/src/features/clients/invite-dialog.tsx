import { Stack } from '@mantine/core'
import { inviteColleagueInput } from 'shared/companies/companies.inputs'
import { companyTexts as texts } from 'shared/messages/it/companies'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { HatFields, hatValues, withHats } from '../../ui/hat-fields.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

interface Props {
  companyId: string
  onClose: () => void
}

function InviteForm({ companyId, onClose }: Props) {
  const { team } = trpc.useUtils()
  const invite = trpc.team.clients.invite.useMutation({ onSuccess: () => team.clients.invalidate() })
  const { form, busy, field, formProps } = useZodForm({
    schema: withHats(inviteColleagueInput),
    initial: { email: '', ...hatValues(['approver']) },
    extra: { companyId },
    onFailure: error => showErrorToast(error, { text: texts.inviteFailed }),
    send: async input => {
      await invite.mutateAsync(input)
      showToast({ title: texts.invited, text: texts.invitedText(input.email) })
      onClose()
    },
  })
  return (
    <form {...formProps}>
      <Stack gap={20}>
        <TextField data-autofocus label={texts.email} type="email" autoComplete="off" {...field('email')} />
        <HatFields field={field} error={(form.errors as Record<string, unknown>).hats as string} />
        <FormActions busy={busy} submit={texts.sendInvitation} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** Invites a person to a client's company, by a manager. */
export default function InviteDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.invite}>
      <InviteForm {...props} />
    </AppModal>
  )
}
