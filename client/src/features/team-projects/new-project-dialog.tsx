import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayInRome } from 'shared/formats/date-it'
import { newProjectTexts as texts } from 'shared/messages/it/project-titles'
import { trpc } from '../../lib/trpc.ts'
import { DateField } from '../../ui/date-field.tsx'
import DialogWindow from '../../ui/dialog-window.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { ClientChoice } from './client-choice.tsx'

type Props = { onClose: () => void }

function useNewProject({ onClose }: Props) {
  const { team } = trpc.useUtils()
  const navigate = useNavigate()
  const make = trpc.team.projects.make.useMutation()
  const [clientId, setClientId] = useState<string>()
  const form = useSchemaForm({
    schema: () => import('shared/projects/projects.inputs').then(inputs => inputs.makeProjectInput),
    initial: { title: '', videoType: '', deadline: '' },
    extra: { clientId },
    draft: 'new-project',
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      const { id } = await make.mutateAsync(input)
      form.clear()
      void team.projects.invalidate()
      showToast({ title: texts.done })
      onClose()
      await navigate({ to: '/team/project/$projectId', params: { projectId: id } })
    },
  })
  const isMissing = 'clientId' in form.form.errors && clientId === undefined
  return { ...form, clientId, setClientId, clientError: isMissing ? texts.clientMissing : undefined }
}

function NewProjectForm(props: Props) {
  const { busy, field, formProps, clientId, setClientId, clientError } = useNewProject(props)
  return (
    <div className="stack gap-18">
      <ClientChoice chosen={clientId} onChoose={setClientId} error={clientError} />
      <form {...formProps} className="stack gap-18">
        <TextField label={texts.title} {...field('title')} />
        <TextField optional label={texts.videoType} {...field('videoType')} />
        <DateField optional min={dayInRome(new Date())} label={texts.deadline} {...field('deadline')} />
        <FormActions busy={busy} submit={texts.submit} onCancel={props.onClose} />
      </form>
    </div>
  )
}

/** Makes a project for a client, who is told; what it costs is proposed on its page. */
export default function NewProjectDialog({ opened, onClose }: Props & { opened: boolean }) {
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.open}>
      <NewProjectForm onClose={onClose} />
    </DialogWindow>
  )
}
