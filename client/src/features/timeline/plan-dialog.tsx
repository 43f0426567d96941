import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { daySpanIt } from 'shared/formats/date-it'
import { memberTexts } from 'shared/messages/it/members'
import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { type PhaseKind, phaseKinds } from 'shared/schedule/phase'
import { setPhaseInput } from 'shared/schedule/schedule.inputs'
import { useAssignableMembers } from '../../lib/assignable-members.ts'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { isConfirmed } from '../../ui/confirm.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { phaseQuestion } from './phase-question.ts'
import type { Phase, PlannedProject } from './schedule-rows.ts'

const texts = scheduleTexts.form
const failed = { text: scheduleTexts.failed }

const nowText = (phase: Phase | undefined, today: string) =>
  phase
    ? texts.now(daySpanIt(phase.startsOn, phase.endsOn, today), phase.member?.fullName ?? '')
    : texts.notPlanned

type PhaseProps = { project: PlannedProject; kind: PhaseKind; phases: readonly Phase[] }

/** Fields of a phase. If it was changed elsewhere, the typed days stay below the stored ones. */
function PhaseForm({ project, kind, phases: planned }: PhaseProps) {
  const projectId = project.id
  const phase = planned.find(one => one.kind === kind)
  const today = useToday()
  const { phases } = trpc.useUtils().team
  const set = trpc.team.phases.set.useMutation({ onSettled: () => phases.invalidate() })
  const name = phaseNames[kind]
  const key = { projectId, kind, version: phase?.version ?? null }
  const { members = [] } = useAssignableMembers([phase?.member?.id])
  const { busy, field, form, formProps, clear } = useZodForm({
    schema: setPhaseInput,
    initial: {
      startsOn: phase?.startsOn ?? '',
      endsOn: phase?.endsOn ?? '',
      memberId: phase?.member?.id ?? null,
    },
    extra: key,
    confirm: async ({ startsOn, endsOn }) => {
      if (!startsOn || !endsOn) return true
      const days = { startsOn, endsOn }
      const question = phaseQuestion({ kind, project, days, before: phase, phases: planned, today })
      return !question.isDoubtful || isConfirmed(question)
    },
    draft: `phase:${projectId}:${kind}`,
    failed,
    send: async input => {
      await set.mutateAsync(input)
      showToast({ title: texts.planned(name) })
    },
  })
  const remove = () =>
    set.mutate(
      { ...key, startsOn: null, endsOn: null },
      {
        onSuccess: () => {
          form.setInitialValues({ startsOn: '', endsOn: '', memberId: null })
          clear()
          showToast({ title: texts.removed(name) })
        },
        onError: error => showErrorToast(error, failed),
      },
    )
  return (
    <Fieldset legend={name} radius="md" py="sm">
      <form {...formProps}>
        <Note mb="xs">{nowText(phase, today)}</Note>
        <div className="tiles">
          <DateField label={texts.from} {...field('startsOn')} />
          <DateField label={texts.to} {...field('endsOn')} />
          <SelectField
            optional
            clearable
            label={texts.member}
            placeholder={texts.nobody}
            data={members.map(({ id, fullName, suspendedAt }) => ({
              value: id,
              label: memberTexts.named(fullName, suspendedAt !== null),
            }))}
            {...field('memberId')}
          />
        </div>
        <Group gap="sm" mt="sm" justify="flex-end">
          {phase && (
            <Button
              variant="outline"
              color="red"
              size="sm"
              aria-label={texts.removeOf(name)}
              loading={set.isPending}
              onClick={remove}
            >
              {texts.remove}
            </Button>
          )}
          <Button type="submit" size="sm" aria-label={texts.saveOf(name)} loading={busy}>
            {texts.save}
          </Button>
        </Group>
      </form>
    </Fieldset>
  )
}

type Props = { opened: boolean; project: PlannedProject | null; onClose: () => void }

export default function PlanDialog({ opened, project, onClose }: Props) {
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={project ? scheduleTexts.planOf(project.title) : ''}
    >
      {project && <PhaseForms key={project.id} project={project} />}
    </AppModal>
  )
}

function PhaseForms({ project }: { project: PlannedProject }) {
  const query = trpc.team.phases.list.useQuery({ projectId: project.id })
  return (
    <QueryView query={query} skeletonHeights={[150, 150, 150, 150]} errorTitle={scheduleTexts.load}>
      {({ items }) => (
        <Stack gap="md">
          {phaseKinds.map(kind => (
            <PhaseForm key={kind} project={project} kind={kind} phases={items} />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}
