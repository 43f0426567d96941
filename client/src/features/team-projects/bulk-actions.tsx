import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, type ReactNode, useState } from 'react'
import { projectListTexts } from 'shared/messages/it/project-list'
import { teamTexts } from 'shared/messages/it/team'
import { isOwing } from 'shared/projects/project-list'
import { useAssignableMembers } from '../../lib/assignable-members.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { MemberChoice } from './member-choice.tsx'
import { type Selection, toggled } from './selection.ts'
import style from './team-projects.module.css'
import { type Chosen, useBulkActions } from './use-bulk-actions.ts'

type Project = Outputs['team']['projects']['list']['items'][number]

/** Maximum number of projects of one bulk action, as in the input schema. */
const MAX_CHOSEN = 100

const { selection: texts, bulk } = projectListTexts

type AssignProps = { projects: Chosen[]; onClose: () => void; onDone: () => void }

function AssignForm({ projects, onClose, onDone }: AssignProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { query, members } = useAssignableMembers()
  const { assign, isPending } = useBulkActions()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    assign(projects, [...chosen], () => {
      onClose()
      onDone()
    })
  }
  return (
    <Stack component="form" gap="lg" onSubmit={submit}>
      <Text c="dimmed">{bulk.assignText}</Text>
      <MemberChoice
        query={query}
        members={members}
        chosen={chosen}
        onToggle={id => setChosen(before => toggled(before, id))}
      />
      <FormActions
        busy={isPending}
        disabled={chosen.size === 0}
        submit={teamTexts.assign.submit}
        onCancel={onClose}
      />
    </Stack>
  )
}

interface BarProps {
  selection: Selection<Project>
  /** True in the archive, whose projects can be restored. */
  isArchive: boolean
  /** Shown while no project is chosen. */
  otherwise: ReactNode
}

/** Toolbar of the selected projects; stays in view while the list scrolls. */
export function BulkBar({ selection, isArchive, otherwise }: BarProps) {
  const [opened, { open, close }] = useDisclosure()
  const { archive, restore, isPending } = useBulkActions()
  const projects = selection.items
  const isTooMany = projects.length > MAX_CHOSEN
  /** Archives the projects. An archived one is no longer on the page "Oggi", so that its money would be forgotten. */
  const askAndArchive = () => {
    const owing = projects.filter(({ status, payment }) => status === 'completed' && isOwing(payment)).length
    const run = () => archive(projects, selection.clear)
    if (owing > 0) confirm({ ...bulk.owing, text: bulk.owing.text(owing) }, run)
    else run()
  }
  return (
    <>
      {projects.length === 0 ? (
        otherwise
      ) : (
        <Paper component="section" aria-label={texts.label} className={style.bulk}>
          <Group gap="xs" px="md" py={3}>
            <Text size="sm" fw={600} role="status" mr="auto">
              {isTooMany ? texts.tooMany(MAX_CHOSEN) : texts.count(projects.length)}
            </Text>
            <Button size="xs" variant="default" disabled={isTooMany} onClick={open}>
              {texts.assign}
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={isTooMany}
              loading={isPending}
              onClick={isArchive ? () => restore(projects, selection.clear) : askAndArchive}
            >
              {isArchive ? texts.restore : texts.archive}
            </Button>
            <Button size="xs" variant="default" onClick={selection.clear}>
              {texts.clear}
            </Button>
          </Group>
        </Paper>
      )}
      <AppModal opened={opened} onClose={close} title={bulk.assignTitle(projects.length)}>
        <AssignForm projects={projects} onClose={close} onDone={selection.clear} />
      </AppModal>
    </>
  )
}
