import { teamTexts } from 'shared/messages/it/team'
import { teamRoles } from 'shared/team/roles'
import { trpc } from '../../lib/trpc.ts'
import DialogWindow from '../../ui/dialog-window.tsx'
import { showFailure } from '../../ui/failure.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const texts = teamTexts.members
const initial = { fullName: '', email: '', password: '', role: 'Video Editor' }

function useAddForm(onDone: () => void) {
  const { team } = trpc.useUtils()
  const add = trpc.team.members.add.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/team/team.inputs').then(inputs => inputs.addMemberInput),
    initial,
    draft: 'member',
    secrets: ['password'],
    onFailure: error => showFailure(error, { text: teamTexts.member.createFailed }),
    send: async input => {
      await add.mutateAsync(input)
      form.clear()
      void team.members.invalidate()
      showToast({ title: teamTexts.member.created })
      onDone()
    },
  })
  return form
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { busy, field, formProps } = useAddForm(onClose)
  return (
    <form {...formProps} className="stack gap-18">
      <TextField data-autofocus label={texts.fullName} {...field('fullName')} />
      <TextField label={texts.email} type="email" {...field('email')} />
      <PasswordField
        label={texts.password}
        description={texts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <SelectField label={texts.role} data={teamRoles} {...field('role')} />
      <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
    </form>
  )
}

/** Takes somebody in, with a temporary password that the manager hands over. */
export default function AddMemberDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.add}>
      <AddForm onClose={onClose} />
    </DialogWindow>
  )
}
