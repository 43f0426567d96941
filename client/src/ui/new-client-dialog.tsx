import { Text } from '@mantine/core'
import { createClientInput } from 'shared/companies/clients.inputs'
import { fieldErrorTexts } from 'shared/errors/codes'
import type { z } from 'shared/errors/zod'
import { clientTexts } from 'shared/messages/it/clients'
import { SmallButton } from './action-buttons.tsx'
import { AppModal } from './app-modal.tsx'
import { FormStack, TextField } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { showToast } from './toast-store.ts'
import { useZodForm } from './use-zod-form.ts'

const texts = clientTexts.create

type Created = { companyId: string; clientId: string }

interface Props {
  /** Name that was looked for in vain. */
  company?: string
  onClose: () => void
  onCreate: (client: z.output<typeof createClientInput>) => Promise<Created>
  onCreated: (client: Created & { company: string }) => void
  /** Looks for the typed address among the clients, where it has an account already. */
  onExisting: (email: string) => void
}

function NewClientForm({ company = '', onClose, onCreate, onCreated, onExisting }: Props) {
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: createClientInput,
    initial: { company, fullName: '', email: '', phone: '' },
    draft: 'new-client',
    failed: { text: texts.failed },
    send: async input => {
      const created = await onCreate(input)
      clear()
      showToast({ title: texts.done, text: texts.doneText })
      onClose()
      onCreated({ ...created, company: input.company })
    },
  })
  const isTaken = form.errors.email === fieldErrorTexts.CLIENT_EXISTS
  return (
    <FormStack {...formProps} gap={18}>
      <Text c="dimmed">{texts.intro}</Text>
      <TextField data-autofocus label={texts.company} autoComplete="off" {...field('company')} />
      <TextField label={texts.fullName} autoComplete="off" {...field('fullName')} />
      <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
      {isTaken && (
        <SmallButton
          style={{ alignSelf: 'start' }}
          onClick={() => {
            onClose()
            onExisting(form.getValues().email)
          }}
        >
          {texts.existing}
        </SmallButton>
      )}
      <TextField optional label={texts.phone} type="tel" autoComplete="off" {...field('phone')} />
      <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
    </FormStack>
  )
}

/** Creates a company and its first person, who is invited by mail; the hub's pages pass their own mutation. */
export default function NewClientDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.open}>
      <NewClientForm {...props} />
    </AppModal>
  )
}
