import { Group, Input, Radio, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type Ref, useRef, useState } from 'react'
import { dayInRome } from 'shared/formats/date-it'
import { clientTexts } from 'shared/messages/it/clients'
import { newProjectTexts as texts } from 'shared/messages/it/project-titles'
import { makeProjectInput } from 'shared/projects/projects.inputs'
import { MIN_SEARCH_LENGTH } from 'shared/search/search-terms'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

interface ClientChoiceProps {
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  error: string | undefined
  searchRef: Ref<HTMLInputElement>
}

const NewClientDialog = lazyComponent(() => import('../../ui/new-client-dialog.tsx'))

/** Searches clients by name, company or email address, and chooses one of them. */
function ClientChoice({ chosen, onChoose, error, searchRef }: ClientChoiceProps) {
  const [text, setText] = useState('')
  const [opened, { open, close }] = useDisclosure()
  const { team } = trpc.useUtils()
  const create = trpc.team.clients.create.useMutation({
    onSuccess: () => Promise.all([team.clients.invalidate(), team.search.invalidate()]),
  })
  // The text that another dialog looks for; the field begins anew with it.
  const [lookedUp, setLookedUp] = useState('')
  const lookUp = (words: string) => {
    setLookedUp(words)
    setText(words)
  }
  const clients = trpc.team.search.useQuery(
    { text },
    { enabled: text.length >= MIN_SEARCH_LENGTH, placeholderData: previous => previous },
  ).data?.clients
  return (
    <>
      <SearchField
        key={lookedUp}
        ref={searchRef}
        label={texts.client}
        initial={lookedUp}
        onSearch={setText}
      />
      {clients && (
        <Radio.Group aria-label={texts.found} value={chosen ?? null} onChange={onChoose} error={error}>
          <Stack gap="sm">
            {clients.length === 0 && (
              <Group gap="xs">
                <Text c="dimmed">{texts.nobody}</Text>
                <SmallButton onClick={open}>{clientTexts.create.open}</SmallButton>
              </Group>
            )}
            {clients.map(({ companyId, fullName, company, email }) => (
              <Radio
                key={companyId}
                value={companyId}
                // Part of the label, so that pressing the address chooses the client, too.
                label={
                  <>
                    {company ?? fullName}
                    <Text component="small" display="block" size="xs" c="dimmed">
                      {`${fullName} · ${email}`}
                    </Text>
                  </>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <NewClientDialog
        opened={opened}
        company={text}
        onClose={close}
        onCreate={create.mutateAsync}
        onCreated={({ companyId, company }) => {
          lookUp(company)
          onChoose(companyId)
        }}
        onExisting={lookUp}
      />
      {!clients && error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  )
}

interface Props {
  onClose: () => void
  /** Client of the page that opens the dialog; without it one is searched for. */
  client?: { id: string; name: string }
}

function NewProjectForm({ onClose, client }: Props) {
  const { team } = trpc.useUtils()
  const navigate = useNavigate()
  const make = trpc.team.projects.make.useMutation()
  const [companyId, setCompanyId] = useState(client?.id)
  const search = useRef<HTMLInputElement>(null)
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: makeProjectInput,
    initial: { title: '', videoType: '', deadline: '' },
    extra: { companyId },
    draft: client ? `new-project:${client.id}` : 'new-project',
    failed: { text: texts.failed },
    // The search stands outside of the form and before it: it gets the focus in place of the form's first wrong field.
    onInvalid: () => companyId === undefined && queueMicrotask(() => search.current?.focus()),
    send: async (input, requestId) => {
      const { id } = await make.mutateAsync({ ...input, requestId })
      clear()
      void Promise.all([team.projects.invalidate(), team.clients.invalidate()])
      showToast({ title: texts.done })
      onClose()
      await navigate({ to: '/team/project/$projectId', params: { projectId: id } })
    },
  })
  const isClientMissing = 'clientId' in form.errors && companyId === undefined
  return (
    <Stack gap={18}>
      {client ? (
        <Text>{texts.forClient(client.name)}</Text>
      ) : (
        <ClientChoice
          searchRef={search}
          chosen={companyId}
          onChoose={setCompanyId}
          error={isClientMissing ? texts.clientMissing : undefined}
        />
      )}
      <FormStack {...formProps} gap={18}>
        <TextField label={texts.title} {...field('title')} />
        <TextField optional label={texts.videoType} {...field('videoType')} />
        <DateField optional min={dayInRome(new Date())} label={texts.deadline} {...field('deadline')} />
        <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
      </FormStack>
    </Stack>
  )
}

/** Creates a project for a client, who is notified; its price is proposed on the project's page. */
export default function NewProjectDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={texts.open}>
      <NewProjectForm {...props} />
    </AppModal>
  )
}
