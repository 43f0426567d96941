import { Anchor, Avatar, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { isManager } from 'shared/team/roles'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'

const MemberForm = lazyComponent(() => import('./member-form.tsx'), <Skeleton heights={[520]} />)

const texts = teamTexts.member
const { members } = teamTexts

export type Member = Outputs['team']['members']['get']

/** Without effect for managers. */
const isLimited = (member: Member): boolean => member.accountingOnly && !isManager(member)

export type MemberProps = { member: Member }

function SuspendMemberButton({ member: { id, fullName, suspendedAt } }: MemberProps) {
  const { team } = trpc.useUtils()
  const onSettled = () => void team.members.invalidate()
  const suspend = trpc.team.members.suspend.useMutation({
    onSuccess: () => showToast({ title: memberTexts.suspended }),
    onSettled,
  })
  const restore = trpc.team.members.restore.useMutation({
    onSuccess: () => showToast({ title: memberTexts.restored }),
    onError: error => showErrorToast(error, { text: memberTexts.restoreFailed }),
    onSettled,
  })
  if (suspendedAt)
    return (
      <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate({ id })}>
        {memberTexts.restore}
      </Button>
    )
  const ask = () =>
    confirm(
      {
        title: memberTexts.suspendTitle,
        text: members.suspendConfirm(fullName),
        confirm: members.suspend,
        danger: true,
      },
      () => suspend.mutateAsync({ id }),
      { text: memberTexts.suspendFailed },
    )
  return (
    <Button variant="outline" color="red" onClick={ask}>
      {members.suspend}
    </Button>
  )
}

function AccountingOnlyButton({ member: { id, fullName, accountingOnly } }: MemberProps) {
  const { team } = trpc.useUtils()
  const update = trpc.team.members.update.useMutation({
    onSuccess: () => showToast({ title: memberTexts.accounting.saved }),
    onSettled: () => void team.members.invalidate(),
  })
  const texts = memberTexts.accounting[accountingOnly ? 'lift' : 'limit']
  const ask = () =>
    confirm(
      { title: texts.title, text: texts.text(fullName), confirm: texts.action },
      () => update.mutateAsync({ id, accountingOnly: !accountingOnly }),
      { text: memberTexts.accounting.failed },
    )
  return (
    <Button variant="default" onClick={ask}>
      {texts.action}
    </Button>
  )
}

const externalLink = (url: string | null): ReactNode =>
  url && (
    <Anchor href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </Anchor>
  )

function MemberFacts({ member }: MemberProps) {
  const facts = [
    { name: members.email, value: member.email },
    { name: texts.bio, value: member.bio },
    { name: texts.phone, value: member.phone },
    { name: texts.location, value: member.location },
    { name: texts.website, value: externalLink(member.website) },
    { name: texts.linkedin, value: externalLink(member.linkedin) },
    { name: texts.instagram, value: externalLink(member.instagram) },
  ]
  return (
    <>
      <Group gap={18} mb="lg" wrap="nowrap">
        <Avatar size={96} color="violet" src={member.avatarUrl} name={member.fullName} aria-hidden="true" />
        <Stack gap={4} align="start" miw={0}>
          <Title order={2} className="breaks">
            {member.fullName}
          </Title>
          <span>{member.role}</span>
          {member.suspendedAt && <Badge color="red">{members.suspended}</Badge>}
          {isLimited(member) && <Badge>{memberTexts.accounting.badge}</Badge>}
        </Stack>
      </Group>
      <DescriptionList facts={facts} inline />
    </>
  )
}

interface Rights {
  canEdit: boolean
  canSetRole: boolean
  canSuspend: boolean
  /** Renders another feature's form for the user's own picture. */
  picture?: ((member: Member) => ReactNode) | undefined
}

function Content({ member, canEdit, canSetRole, canSuspend, picture }: Rights & MemberProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return <MemberForm member={member} canSetRole={canSetRole} onDone={() => setEditing(false)} />
  return (
    <>
      <SectionCard>
        <MemberFacts member={member} />
        {member.suspendedAt && (
          <Text c="dimmed" mt="lg">
            {memberTexts.suspendedText}
          </Text>
        )}
        <Group gap="sm" mt="lg">
          {canEdit && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
          {canSuspend && !isManager(member) && <AccountingOnlyButton member={member} />}
          {canSuspend && <SuspendMemberButton member={member} />}
        </Group>
      </SectionCard>
      {picture?.(member)}
    </>
  )
}

function LoadedMember({ id, ...rights }: Rights & { id: string }) {
  const query = trpc.team.members.get.useQuery({ id })
  const isMissing = appCodeOf(query.error) === 'NOT_FOUND'
  return (
    <QueryView query={query} skeletonHeights={[320]} errorTitle={isMissing ? texts.missing : members.load}>
      {member => <Content member={member} {...rights} />}
    </QueryView>
  )
}

/** Shows a member's profile; managers and the member edit it. */
export function MemberScreen(props: Rights & { id: string }) {
  const back = (
    <LinkButton
      variant="subtle"
      size="sm"
      to="/team/members"
      leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
    >
      {texts.back}
    </LinkButton>
  )
  return (
    <Screen title={teamTexts.side.profile} actions={back}>
      {isUuid(props.id) ? <LoadedMember {...props} /> : <ErrorState title={texts.missing} />}
    </Screen>
  )
}
