import { Button, Stack, Text } from '@mantine/core'
import { createClientInput } from 'shared/companies/clients.inputs'
import { clientTexts } from 'shared/messages/it/clients'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = clientTexts.create

export type NewClient = { companyId: string; clientId: string; company: string }

interface Props {
  onClose: () => void
  onCreated: (client: NewClient) => void
  /** Looks for the typed address among the clients, where it has an account already. */
  onExisting: (email: string) => void
}

function NewClientForm({ onClose, onCreated, onExisting }: Props) {
  const { team } = trpc.useUtils()
  const create = trpc.team.clients.create.useMutation()
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: createClientInput,
    initial: { company: '', fullName: '', email: '', phone: '' },
    draft: 'new-client',
    onFailure: error => showErrorToast(error, { text: texts.failed }),
    send: async input => {
      const made = await create.mutateAsync(input)
      clear()
      void team.clients.invalidate()
      void team.search.invalidate()
      showToast({ title: texts.done, text: texts.doneText })
      onClose()
      onCreated({ ...made, company: input.company })
    },
  })
  const isTaken = create.error?.data?.fields?.['email'] === 'CLIENT_EXISTS' && 'email' in form.errors
  return (
    <form {...formProps}>
      <Stack gap={18}>
        <Text c="dimmed">{texts.intro}</Text>
        <TextField data-autofocus label={texts.company} autoComplete="off" {...field('company')} />
        <TextField label={texts.fullName} autoComplete="off" {...field('fullName')} />
        <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
        {isTaken && (
          <Button
            variant="default"
            size="sm"
            style={{ alignSelf: 'start' }}
            onClick={() => {
              onClose()
              onExisting(form.getValues().email)
            }}
          >
            {texts.existing}
          </Button>
        )}
        <TextField optional label={texts.phone} type="tel" autoComplete="off" {...field('phone')} />
        <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** Creates a company and its first person, who is invited by mail. */
export default function NewClientDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.open}>
      <NewClientForm {...props} />
    </AppModal>
  )
}
