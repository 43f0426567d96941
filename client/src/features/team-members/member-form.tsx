import { Stack } from '@mantine/core'
import { teamTexts } from 'shared/messages/it/team'
import { teamRoles } from 'shared/team/roles'
import { updateMemberInput } from 'shared/team/team.inputs'
import { refreshSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Member, MemberProps } from './member-screen.tsx'

const texts = teamTexts.member
const { members } = teamTexts

type FormProps = MemberProps & { canSetRole: boolean; onDone: () => void }

// A founder's role cannot be given: it is kept by not sending it.
const isAssignable = (role: string) => (teamRoles as readonly string[]).includes(role)

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

export default function MemberForm({ member, canSetRole, onDone }: FormProps) {
  const { team } = trpc.useUtils()
  const update = trpc.team.members.update.useMutation()
  const withRole = canSetRole && isAssignable(member.role)
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: updateMemberInput,
    initial: valuesOf(member, withRole),
    draft: `member:${member.id}`,
    excludeFromDraft: ['role'],
    extra: { id: member.id },
    onFailure: error => showErrorToast(error, { text: texts.updateFailed }),
    // Only a chosen role is sent: a colleague may have changed it since.
    send: async ({ role, ...input }) => {
      await update.mutateAsync(form.isDirty('role') ? { ...input, role } : input)
      showToast({ title: texts.updated })
      void team.invalidate()
      void refreshSession()
      onDone()
    },
  })
  const cancel = () => {
    clear()
    onDone()
  }
  return (
    <SectionCard>
      <form {...formProps}>
        <Stack gap={18}>
          <TextField label={members.fullName} {...field('fullName')} />
          {withRole ? (
            <SelectField label={members.role} data={teamRoles} {...field('role' as 'fullName')} />
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
          <FormActions busy={busy} submit={busy ? teamTexts.saving : teamTexts.save} onCancel={cancel} />
        </Stack>
      </form>
    </SectionCard>
  )
}
