import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isUuid } from 'shared/fields/uuid'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { appCodeOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Access } from './access.tsx'
import type { Member } from './member-card.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberForm } from './member-form.tsx'
import style from './members.module.css'

const texts = teamTexts.member

type Props = {
  id: string
  canEdit: boolean
  canSetRole: boolean
  canSuspend: boolean
  /** The way to change one's own picture, which another feature has. */
  picture?: ((member: Member) => ReactNode) | undefined
}

function Content({
  member,
  canEdit,
  canSetRole,
  canSuspend,
  picture,
}: Omit<Props, 'id'> & { member: Member }) {
  const [editing, setEditing] = useState(false)
  if (editing) return <MemberForm member={member} canSetRole={canSetRole} onDone={() => setEditing(false)} />
  return (
    <>
      <Card>
        <MemberFacts member={member} />
        {member.suspendedAt && <p className={style.note}>{memberTexts.suspendedText}</p>}
        <div className={style.manage}>
          {canEdit && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
          {canSuspend && <Access member={member} />}
        </div>
      </Card>
      {picture?.(member)}
    </>
  )
}

function Found({ id, ...rights }: Props) {
  const query = trpc.team.members.get.useQuery({ id })
  const missing = appCodeOf(query.error) === 'NOT_FOUND'
  return (
    <QueryView
      query={query}
      skeletonHeights={[320]}
      errorTitle={missing ? texts.missing : teamTexts.members.load}
    >
      {member => <Content member={member} {...rights} />}
    </QueryView>
  )
}

/** One person of the team; managers and the person change it. */
export function MemberScreen(props: Props) {
  const back = (
    <ButtonLink variant="subtle" size="small" to="/team/members">
      <IconArrowLeft size={18} aria-hidden="true" />
      {texts.back}
    </ButtonLink>
  )
  const isId = isUuid(props.id)
  return (
    <Screen title={teamTexts.side.profile} actions={back}>
      {isId ? <Found {...props} /> : <ErrorState title={texts.missing} />}
    </Screen>
  )
}
