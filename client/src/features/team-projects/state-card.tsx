import { useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { dateIt } from 'shared/formats/date-it'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { teamTexts } from 'shared/messages/it/team'
import { isProjectStatus, projectStatuses } from 'shared/projects/status'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TeamStatusBadge, UrgencyBadge } from './badges.tsx'
import style from './team-project.module.css'
import type { Part, TeamProject } from './team-project-screen.tsx'
import { useAskedStatus } from './use-asked-status.tsx'
import { useManage } from './use-manage.ts'
import { useSetStatus } from './use-set-status.ts'

const choices = projectStatuses.map(value => ({ value, label: teamTexts.status[value] }))

function StatusChoice({ project }: { project: TeamProject }) {
  const { setStatus, isPending } = useSetStatus()
  const { change, question } = useAskedStatus<TeamProject>(setStatus)
  return (
    <>
      <SelectField
        className="full-width"
        label={teamTexts.status.label}
        data={choices}
        value={project.status}
        disabled={isPending}
        onChange={status => {
          if (status && isProjectStatus(status)) change(project, status)
        }}
      />
      {question}
    </>
  )
}

/** Saves the deadline when the field is left, or shows an error there if the text is no day. */
function DeadlineChoice({ project }: { project: TeamProject }) {
  const { setDeadline } = useManage()
  const saved = project.deadline?.slice(0, 10) ?? ''
  const [day, setDay] = useState(saved)
  const [isWrong, setIsWrong] = useState(false)
  const type = (typed: string) => {
    setDay(typed)
    setIsWrong(false)
  }
  const save = () => {
    if (day !== '' && !isCalendarDate(day)) setIsWrong(true)
    else if (day !== saved) setDeadline.mutate({ id: project.id, deadline: day || null })
  }
  return (
    <DateField
      aria-required={false}
      className="full-width"
      label={teamTexts.project.deadline}
      defaultValue={saved}
      error={isWrong && fieldErrorTexts.INVALID_DATE}
      disabled={setDeadline.isPending}
      onChange={type}
      onBlur={save}
    />
  )
}

function Deadline({ deadline }: { deadline: string | null }) {
  return <p>{deadline ? dateIt(deadline) : teamTexts.projects.noDeadline}</p>
}

/** How far it is and how it presses; managers change both. */
export function StateCard({ project, isManager }: Part) {
  return (
    <Card>
      <div className={style.stack}>
        <div className="cluster gap-8">
          <TeamStatusBadge status={project.status} />
          <UrgencyBadge urgency={project.urgency} status={project.status} />
        </div>
        {isManager && <StatusChoice project={project} />}
        {isManager ? (
          <DeadlineChoice key={project.deadline} project={project} />
        ) : (
          <Deadline deadline={project.deadline} />
        )}
        {project.delivery.basis !== 'team' && (
          <p className="soft">{deliveryTexts.team.estimate(project.delivery)}</p>
        )}
        {project.delivery.wishedDay && <p className="soft">{deliveryTexts.team.wish(project.delivery)}</p>}
      </div>
    </Card>
  )
}
