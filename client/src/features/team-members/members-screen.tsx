import { Avatar, Badge, Button, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { teamTexts } from 'shared/messages/it/team'
import { teamRoles } from 'shared/team/roles'
import { addMemberInput } from 'shared/team/team.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Member } from './member-screen.tsx'
import style from './members.module.css'

const texts = teamTexts.members

/** Adds a member with a temporary password, which the manager hands over. */
function AddMemberForm({ onClose }: { onClose: () => void }) {
  const { team } = trpc.useUtils()
  const add = trpc.team.members.add.useMutation()
  const { busy, field, formProps, clear } = useZodForm({
    schema: addMemberInput,
    initial: { fullName: '', email: '', password: '', role: 'Video Editor' },
    draft: 'member',
    excludeFromDraft: ['password'],
    onFailure: error => showErrorToast(error, { text: teamTexts.member.createFailed }),
    send: async input => {
      await add.mutateAsync(input)
      clear()
      void team.members.invalidate()
      showToast({ title: teamTexts.member.created })
      onClose()
    },
  })
  return (
    <form {...formProps}>
      <Stack gap={18}>
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
      </Stack>
    </form>
  )
}

function MemberCard({ member }: { member: Member }) {
  const { id, fullName, role, email, avatarUrl, suspendedAt } = member
  return (
    <li>
      <Paper
        withBorder
        p="md"
        className={style.card}
        renderRoot={props => <Link to="/team/member/$memberId" params={{ memberId: id }} {...props} />}
      >
        <Avatar size={56} color="violet" src={avatarUrl} name={fullName} aria-hidden="true" />
        <Stack component="span" gap={0} miw={0} align="start">
          <b>{fullName}</b>
          <span>{role}</span>
          <Text component="small" size="sm" c="dimmed">
            {email}
          </Text>
          {suspendedAt && <Badge color="red">{texts.suspended}</Badge>}
        </Stack>
      </Paper>
    </li>
  )
}

export function MembersScreen({ isManager }: { isManager: boolean }) {
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const [opened, { open, close }] = useDisclosure()
  return (
    <Screen
      wide
      title={texts.title}
      intro={texts.intro}
      actions={isManager && <Button onClick={open}>{texts.add}</Button>}
    >
      <AppModal opened={opened} onClose={close} title={texts.add}>
        <AddMemberForm onClose={close} />
      </AppModal>
      <QueryView query={query} skeletonHeights={[90, 90, 90]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconUsers} title={texts.empty} />
          ) : (
            <ul className="cards gap-12">
              {items.map(member => (
                <MemberCard key={member.id} member={member} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Screen>
  )
}
