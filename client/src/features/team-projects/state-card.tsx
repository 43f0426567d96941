import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { dateIt } from 'shared/formats/date-it'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { projectListTexts } from 'shared/messages/it/project-list'
import { dayOffNote } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { isProjectStatus, projectStatuses } from 'shared/projects/status'
import { useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { DateField } from '../../ui/date-field.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DeadlineBadge, TeamStatusBadge } from '../../ui/team-badges.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { ProjectProps, TeamProject } from './team-project-screen.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import { confirmStatusChange, useSetStatus } from './use-set-status.ts'

const choices = projectStatuses.map(value => ({ value, label: teamTexts.status[value] }))

function StatusChoice({ project }: { project: TeamProject }) {
  const { setStatus, isPending } = useSetStatus()
  return (
    <SelectField
      label={teamTexts.status.label}
      data={choices}
      value={project.status}
      disabled={isPending}
      onChange={status => {
        if (status && isProjectStatus(status) && status !== project.status)
          confirmStatusChange(project, status, () => setStatus(project, status))
      }}
    />
  )
}

/** Saves the deadline when the field is left. The client's wish becomes the team's deadline once it is typed or chosen. */
function DeadlineChoice({ project }: { project: TeamProject }) {
  const { team } = trpc.useUtils()
  const setDeadline = trpc.team.projects.setDeadline.useMutation({
    onSuccess: ({ deadline }) => {
      setDay(undefined)
      // A removed deadline may be followed by the promised day, which the field showed before.
      if (deadline?.slice(0, 10) === saved) setResets(resets + 1)
      showToast({ title: teamTexts.project.deadlineChanged })
      void team.projects.invalidate()
    },
    onError: error => showErrorToast(error, { text: teamTexts.project.deadlineFailed }),
  })
  const saved = project.deadline?.slice(0, 10) ?? ''
  const [day, setDay] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  // A deadline that a colleague saves does not replace a day that is being typed.
  const [shown, setShown] = useState(saved)
  const [resets, setResets] = useState(0)
  if (day === undefined && shown !== saved) setShown(saved)
  const save = () => {
    if (day && !isCalendarDate(day)) setWrong(day)
    else if (day !== undefined && (day !== saved || (day && project.delivery.basis !== 'team')))
      setDeadline.mutate({ id: project.id, deadline: day || null })
    else setDay(undefined)
  }
  return (
    <DateField
      aria-required={false}
      label={teamTexts.project.deadline}
      description={dayOffNote(day ?? saved)}
      fieldKey={`${shown} ${resets}`}
      defaultValue={shown}
      error={wrong !== undefined && wrong === day && fieldErrorTexts.INVALID_DATE}
      disabled={setDeadline.isPending}
      onChange={setDay}
      onBlur={save}
    />
  )
}

/** Notice on an archived project; a manager can restore it. */
function ArchivedNotice({ project }: ProjectProps) {
  const isManager = useIsManager()
  const { restore, isPending } = useBulkActions()
  if (!project.archivedAt) return null
  return (
    <Group gap={8} justify="space-between">
      <Text c="dimmed">
        <RelativeTime moment={project.archivedAt} words={projectListTexts.archivedOn} />
      </Text>
      {isManager && (
        <Button size="xs" variant="default" loading={isPending} onClick={() => restore([project])}>
          {projectListTexts.selection.restore}
        </Button>
      )}
    </Group>
  )
}

export function StateCard({ project }: ProjectProps) {
  const { brief, deadline, delivery, status } = project
  return (
    <SectionCard>
      <Stack>
        <Group gap={8}>
          <TeamStatusBadge status={status} />
          <DeadlineBadge project={project} />
        </Group>
        {status === 'briefing' && !brief && <Text c="dimmed">{deliveryTexts.team.briefMissing}</Text>}
        <ArchivedNotice project={project} />
        {useIsManager() ? (
          <>
            <StatusChoice project={project} />
            <DeadlineChoice project={project} />
          </>
        ) : (
          <p>{deadline ? dateIt(deadline) : teamTexts.projects.noDeadline}</p>
        )}
        {delivery.basis !== 'team' && <Text c="dimmed">{deliveryTexts.team.estimate(delivery)}</Text>}
        {delivery.wishedDay && <Text c="dimmed">{deliveryTexts.team.wish(delivery)}</Text>}
      </Stack>
    </SectionCard>
  )
}
