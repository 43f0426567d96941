import { Button, Chip, Fieldset, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  ANSWER_MAX,
  type Brief,
  formats,
  languages,
  MAX_NOTES,
  type TextField,
} from 'shared/briefing/brief/brief'
import type { Answer } from 'shared/briefing/interview/interview'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { interviewScreenTexts as texts } from 'shared/messages/it/interview'
import { drafts } from '../../ui/browser-storage.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { listOptions } from './answer-options.ts'

const closingFields = ['goal', 'place', 'people', 'company'] as const satisfies readonly TextField[]
type ClosingField = (typeof closingFields)[number]

interface Values {
  goal: string
  place: string
  people: string
  company: string
  formats: string[]
  languages: string[]
  note: string
}

const valuesOf = (brief: Brief): Values => ({
  goal: brief.goal ?? '',
  place: brief.place ?? '',
  people: brief.people ?? '',
  company: brief.company ?? '',
  formats: [...brief.formats],
  languages: [...brief.languages],
  note: '',
})

/** Returns the answers that differ from the brief; the last one settles the question. */
function answersOf(values: Values, brief: Brief): Answer[] {
  const known = valuesOf(brief)
  const changed = closingFields
    .filter(field => values[field].trim() !== known[field])
    .map((field): Answer => ({ field, value: values[field].trim() || null }))
  const isNew = (field: 'formats' | 'languages') => values[field].join() !== known[field].join()
  const note = values.note.trim()
  return [
    ...changed,
    ...(isNew('formats')
      ? [{ field: 'formats', value: formats.filter(one => values.formats.includes(one)) } as const]
      : []),
    ...(isNew('languages')
      ? [{ field: 'languages', value: languages.filter(one => values.languages.includes(one)) } as const]
      : []),
    { field: 'notes', value: note === '' ? null : [...brief.notes, note].slice(-MAX_NOTES) },
  ]
}

interface Props {
  projectId: string | undefined
  brief: Brief
  isBusy: boolean
  /** Resolves to true once the answers are saved. */
  onSave: (...answers: Answer[]) => Promise<boolean>
}

/** Asks the last question: everything optional. */
export function ClosingForm({ projectId, brief, isBusy, onSave }: Props) {
  const name = `brief:${projectId ?? 'new'}:closing`
  // Only what was changed here: panel, studio or another tab may change the other fields meanwhile.
  const [changes, setChanges] = useState<Partial<Values>>(() => drafts.read(name))
  const values: Values = { ...valuesOf(brief), ...changes }
  const change = (change: Partial<Values>) => {
    setChanges({ ...changes, ...change })
    drafts.save(name, { ...changes, ...change })
  }
  const isTooLong = [...closingFields.map(field => values[field]), values.note].some(
    text => text.trim().length > ANSWER_MAX,
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isTooLong) return
    if (await onSave(...answersOf(values, brief))) drafts.drop(name)
  }
  const textField = (field: ClosingField | 'note', label: string) => (
    <TextAreaField
      key={field}
      label={label}
      optional
      minRows={1}
      maxRows={6}
      maxLength={ANSWER_MAX}
      value={values[field]}
      onChange={event => change({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <Stack component="form" gap={14} maw={620} onSubmit={(event: FormEvent) => void submit(event)}>
      {closingFields.map(field => textField(field, panelTexts.labels[field]))}
      {(['formats', 'languages'] as const).map(field => (
        <Fieldset key={field} variant="unstyled" legend={panelTexts.labels[field]}>
          <Text size="sm" c="dimmed" mb={8}>
            {texts.help[field]}
          </Text>
          <Chip.Group multiple value={values[field]} onChange={value => change({ [field]: value })}>
            <Group gap={8}>
              {listOptions[field].map(({ value, label }) => (
                <Chip key={value} value={value}>
                  {label}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Fieldset>
      ))}
      {textField('note', texts.anythingElse)}
      <Button type="submit" style={{ alignSelf: 'start' }} loading={isBusy} disabled={isTooLong}>
        {texts.send.title}
      </Button>
    </Stack>
  )
}

/** Edits the notes, each in its own field; an empty one is removed. An edited note that is gone is added again. */
export function NotesForm({ projectId, brief, isBusy, onSave }: Props) {
  const name = `brief:${projectId ?? 'new'}:notes`
  const [changes, setChanges] = useState(() => drafts.read(name) as Record<string, string>)
  // By the former text: others may add or remove notes meanwhile. The new note has the empty text.
  const change = (before: string, note: string) => {
    setChanges({ ...changes, [before]: note })
    drafts.save(name, { ...changes, [before]: note })
  }
  const edited = Object.keys(changes).filter(before => before !== '' && changes[before])
  const fields = [...new Set([...brief.notes, ...edited, ''])]
  const notes = fields.map(before => changes[before] ?? before)
  const isTooLong = notes.some(note => note.trim().length > ANSWER_MAX)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isTooLong) return
    const value = notes.map(note => note.trim()).filter(note => note !== '')
    if (await onSave({ field: 'notes', value })) drafts.drop(name)
  }
  return (
    <Stack component="form" gap={14} maw={620} onSubmit={(event: FormEvent) => void submit(event)}>
      {notes.map((note, at) => (
        <TextAreaField
          key={fields[at]}
          label={at < brief.notes.length ? texts.note(at + 1) : texts.anythingElse}
          optional
          minRows={1}
          maxRows={6}
          maxLength={ANSWER_MAX}
          value={note}
          onChange={event => change(fields[at] ?? '', event.currentTarget.value)}
        />
      ))}
      <Button type="submit" style={{ alignSelf: 'start' }} loading={isBusy} disabled={isTooLong}>
        {texts.save}
      </Button>
    </Stack>
  )
}
