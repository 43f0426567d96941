import { type FormEvent, useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CheckField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'
import { useManage } from './use-manage.ts'

const texts = teamTexts.assign

type Props = { project: TeamProject; onClose: () => void }

function useChoice(project: TeamProject) {
  const [chosen, setChosen] = useState(() => new Set(project.members.map(member => member.id)))
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  // Who is suspended cannot be chosen, and comes off with the next choice.
  const open = query.data?.items.filter(member => !member.suspendedAt) ?? []
  const memberIds = open.map(member => member.id).filter(id => chosen.has(id))
  return { query, open, chosen, toggle, memberIds }
}

function Choices({ query, open, chosen, toggle }: ReturnType<typeof useChoice>) {
  return (
    <QueryView query={query} skeletonHeights={[28, 28, 28]} errorTitle={teamTexts.members.load}>
      {() => (
        <div className={style.checks}>
          {open.map(member => (
            <CheckField
              key={member.id}
              label={
                <span className={style.person}>
                  <Avatar name={member.fullName} url={member.avatarUrl} />
                  <span>
                    {member.fullName} · {member.role}
                  </span>
                </span>
              }
              checked={chosen.has(member.id)}
              onChange={() => toggle(member.id)}
            />
          ))}
        </div>
      )}
    </QueryView>
  )
}

/** Chooses who works on a project: the whole choice replaces the former one. */
export function AssignDialog({ project, onClose }: Props) {
  const choice = useChoice(project)
  const { assign } = useManage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    assign.mutate({ id: project.id, memberIds: choice.memberIds }, { onSuccess: onClose })
  }
  return (
    <LazyModal opened onClose={onClose} title={texts.title}>
      <form onSubmit={submit} className="stack gap-24">
        <p className="soft">{texts.text}</p>
        <Choices {...choice} />
        <FormActions
          busy={assign.isPending}
          disabled={!choice.query.data}
          submit={texts.submit}
          onCancel={onClose}
        />
      </form>
    </LazyModal>
  )
}
