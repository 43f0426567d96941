import { Avatar, Badge, Button, Group, Stack, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { workloadTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { teamRoles } from 'shared/team/roles'
import { addMemberInput } from 'shared/team/team.inputs'
import { useIsManager } from '../../lib/hub-session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
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

type Work = Outputs['team']['workload'][number]

/**
 * Renders a member's row. `work` is undefined for members of whom no work is counted, and null where no work is shown.
 */
function MemberRow({ member, work }: { member: Member; work: Work | undefined | null }) {
  const { id, fullName, role, email, avatarUrl, suspendedAt } = member
  const [, roleColumn, emailColumn] = workloadTexts.columns
  const [, lateColumn] = workloadTexts.counts
  const counts = work && [work.openProjects, work.lateProjects, work.dueProjects, work.phases]
  return (
    <Table.Tr>
      <Table.Td className={tableStyle.main}>
        <Group gap="sm" wrap="nowrap">
          <Avatar size={32} color="violet" src={avatarUrl} name={fullName} aria-hidden="true" />
          <h2 className={tableStyle.title}>
            <Link to="/team/member/$memberId" params={{ memberId: id }} className="stretched-link">
              {fullName}
            </Link>
          </h2>
          {suspendedAt && <Badge color="red">{texts.suspended}</Badge>}
        </Group>
      </Table.Td>
      <Table.Td data-label={roleColumn} className={tableStyle.nowrap}>
        {role}
      </Table.Td>
      <Table.Td data-label={emailColumn}>{email}</Table.Td>
      {work !== null &&
        workloadTexts.counts.map((name, index) => (
          <Table.Td key={name} data-label={name} className={tableStyle.nowrap}>
            {name === lateColumn && work?.lateProjects ? (
              <b className="danger">{work.lateProjects}</b>
            ) : (
              (counts?.[index] ?? '–')
            )}
          </Table.Td>
        ))}
    </Table.Tr>
  )
}

export type MemberSort = keyof typeof workloadTexts.sorts

const sorts = Object.entries(workloadTexts.sorts).map(([value, label]) => ({ value, label }))

/** Compares by what is due within 14 days, then what is late, open and planned, the most first. */
const byLoad = (one: Work | undefined, other: Work | undefined) =>
  (['dueProjects', 'lateProjects', 'openProjects', 'phases'] as const)
    .map(count => (other?.[count] ?? -1) - (one?.[count] ?? -1))
    .find(difference => difference !== 0) ?? 0

/** Lists the members; managers see how much each has to do. */
export function MembersScreen({ sort, onSort }: { sort: MemberSort; onSort: (sort: MemberSort) => void }) {
  const isManager = useIsManager()
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const workload = trpc.team.workload.useQuery(undefined, { enabled: isManager })
  const workOf = ({ id }: Member) => workload.data?.find(({ memberId }) => memberId === id)
  const [opened, { open, close }] = useDisclosure()
  return (
    <Screen
      wide
      title={texts.title}
      intro={texts.intro}
      actions={
        isManager && (
          <>
            <SelectField
              w={180}
              aria-label={workloadTexts.sort}
              data={sorts}
              value={sort}
              onChange={value => onSort(value === 'load' ? value : 'listed')}
            />
            <Button onClick={open}>{texts.add}</Button>
          </>
        )
      }
    >
      <AppModal opened={opened} onClose={close} title={texts.add}>
        <AddMemberForm onClose={close} />
      </AppModal>
      <QueryView query={query} skeletonHeights={[90, 90, 90]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconUsers} title={texts.empty} />
          ) : (
            <DataTable columns={[...workloadTexts.columns, ...(isManager ? workloadTexts.counts : [])]}>
              {(sort === 'load'
                ? items.toSorted((one, other) => byLoad(workOf(one), workOf(other)))
                : items
              ).map(member => (
                <MemberRow key={member.id} member={member} work={isManager ? workOf(member) : null} />
              ))}
            </DataTable>
          )
        }
      </QueryView>
    </Screen>
  )
}
