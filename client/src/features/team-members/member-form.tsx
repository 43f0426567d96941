import { teamTexts } from 'shared/messages/it/team'
import { teamRoles } from 'shared/team/roles'
import { refreshSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { Member } from './member-card.tsx'

const texts = teamTexts.member

type Props = { member: Member; canSetRole: boolean; onDone: () => void }

// A founder's role is none that can be given: it is kept by not sending it.
const isGivable = (role: string) => (teamRoles as readonly string[]).includes(role)

const valuesOf = (member: Member, withRole: boolean) => ({
  fullName: member.fullName,
  bio: member.bio ?? '',
  phone: member.phone ?? '',
  location: member.location ?? '',
  website: member.website ?? '',
  linkedin: member.linkedin ?? '',
  instagram: member.instagram ?? '',
  ...(withRole && { role: member.role }),
})

function useMemberForm({ member, canSetRole, onDone }: Props) {
  const { team } = trpc.useUtils()
  const update = trpc.team.members.update.useMutation()
  const withRole = canSetRole && isGivable(member.role)
  const form = useSchemaForm({
    schema: () => import('shared/team/team.inputs').then(inputs => inputs.updateMemberInput),
    initial: valuesOf(member, withRole),
    draft: `member:${member.id}`,
    extra: { id: member.id },
    onFailure: error => showFailure(error, { text: texts.updateFailed }),
    send: async input => {
      await update.mutateAsync(input)
      showToast({ title: texts.updated })
      void team.invalidate()
      void refreshSession()
      onDone()
    },
  })
  return { ...form, withRole }
}

/** Changes a member's page; the role only for managers. */
export function MemberForm(props: Props) {
  const { busy, field, formProps, clear, withRole } = useMemberForm(props)
  const leave = () => {
    clear()
    props.onDone()
  }
  return (
    <Card>
      <form {...formProps} className="stack gap-18">
        <TextField label={teamTexts.members.fullName} {...field('fullName')} />
        {withRole ? (
          <SelectField label={teamTexts.members.role} data={teamRoles} {...field('role' as 'fullName')} />
        ) : (
          <p>{texts.roleReadOnly}</p>
        )}
        <TextAreaField optional label={texts.bio} {...field('bio')} />
        <div className="pair gap-18">
          <TextField optional label={texts.phone} type="tel" {...field('phone')} />
          <TextField optional label={texts.location} {...field('location')} />
        </div>
        <TextField optional label={texts.website} {...field('website')} />
        <div className="pair gap-18">
          <TextField optional label={texts.linkedin} {...field('linkedin')} />
          <TextField optional label={texts.instagram} {...field('instagram')} />
        </div>
        <FormActions busy={busy} submit={busy ? teamTexts.saving : teamTexts.save} onCancel={leave} />
      </form>
    </Card>
  )
}
