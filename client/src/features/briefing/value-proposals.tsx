import { Button, Paper, Stack, Switch, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Brief, BriefKind, Extra } from 'shared/briefing/brief/brief'
import type { Answer, Proposal } from 'shared/briefing/interview/interview'
import { dateIt } from 'shared/formats/date-it'
import { capitalized } from 'shared/formats/italian'
import { durationIt, signedEuro } from 'shared/formats/units'
import { summaryTexts } from 'shared/messages/it/briefing'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { kindLabels, interviewScreenTexts as texts } from 'shared/messages/it/interview'

function labelOf({ field, value, amountCents }: Proposal): string {
  if (field === 'kind') return `${panelTexts.labels.kind}: ${kindLabels[value as BriefKind]}`
  if (field === 'duration') return `${panelTexts.labels.duration}: ${durationIt(Number(value))}`
  if (field === 'deadline') return `${panelTexts.labels.deadline}: ${dateIt(String(value))}`
  return `${capitalized(summaryTexts.extras[value as Extra])} ${signedEuro(amountCents ?? 0)}`
}

const keyOf = ({ field, value }: Proposal) => `${field}:${value}`

/** Returns the answers that take over proposals; the extras join those that are ordered already. */
function answersOf(taken: readonly Proposal[], brief: Brief): Answer[] {
  const extras = taken.filter(({ field }) => field === 'extras').map(({ value }) => value as Extra)
  const others = taken
    .filter(({ field }) => field !== 'extras')
    .map(({ field, value }) => ({ field, value }) as Answer)
  return extras.length === 0
    ? others
    : [...others, { field: 'extras', value: [...new Set([...brief.extras, ...extras])], more: true }]
}

interface Props {
  proposals: readonly Proposal[]
  brief: Brief
  isBusy: boolean
  onTake: (...answers: Answer[]) => void
  onDismiss: () => void
}

/**
 * Shows values read in the client's text: kind, duration and day switched on, extras off. Submitting saves those that
 * are on.
 */
export function Proposals({ proposals, brief, isBusy, onTake, onDismiss }: Props) {
  const [on, setOn] = useState(() => proposals.filter(({ field }) => field !== 'extras').map(keyOf))
  const taken = proposals.filter(proposal => on.includes(keyOf(proposal)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (taken.length === 0) onDismiss()
    else onTake(...answersOf(taken, brief))
  }
  return (
    <Paper
      component="form"
      withBorder
      radius="md"
      bg="var(--surface-2)"
      px="md"
      py={14}
      onSubmit={submit}
      aria-label={texts.proposals.title}
    >
      <Stack gap={10} align="start">
        <Title order={3} size="1rem">
          {texts.proposals.title}
        </Title>
        {proposals.map(proposal => {
          const key = keyOf(proposal)
          return (
            <Switch
              key={key}
              label={labelOf(proposal)}
              checked={on.includes(key)}
              onChange={event =>
                setOn(event.currentTarget.checked ? [...on, key] : on.filter(other => other !== key))
              }
            />
          )
        })}
        <Button type="submit" size="sm" loading={isBusy}>
          {taken.length === 0 ? texts.proposals.none : texts.proposals.take}
        </Button>
      </Stack>
    </Paper>
  )
}
