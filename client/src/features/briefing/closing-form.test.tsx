import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { type Brief, emptyBrief } from 'shared/briefing/brief/brief'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { drafts } from '../../ui/browser-storage.ts'
import { ClosingForm, NotesForm } from './closing-form.tsx'

const DRAFT = 'brief:p:closing'

/** Shows a form alone, with a brief, and returns its fields by label. */
async function show(brief: Partial<Brief>, isSaved = true, Form = ClosingForm) {
  document.body.replaceChildren()
  const onSave = vi.fn(async () => isSaved)
  await mount(
    <MantineProvider>
      <Form projectId="p" brief={{ ...emptyBrief, ...brief }} isBusy={false} onSave={onSave} />
    </MantineProvider>,
  )
  const field = (label: string) =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
      ?.control as HTMLTextAreaElement
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
  return { field, submit, onSave }
}

test('keeps its draft until its answers are saved', async () => {
  drafts.drop(DRAFT)
  const failing = await show({}, false)
  await act(async () => typeInto(failing.field(panelTexts.labels.goal), 'vendere'))
  await failing.submit()
  expect(drafts.read(DRAFT)).toEqual({ goal: 'vendere' })
  const saving = await show({})
  await saving.submit()
  expect(saving.onSave).toHaveBeenCalledWith(
    { field: 'goal', value: 'vendere' },
    { field: 'notes', value: null },
  )
  expect(drafts.read(DRAFT)).toEqual({})
})

test('a draft does not undo an answer that was edited in the panel meanwhile', async () => {
  drafts.save(DRAFT, {})
  const before = await show({ goal: 'vendere' })
  await act(async () => typeInto(before.field(panelTexts.labels.place), 'Parma'))
  const after = await show({ goal: 'farci conoscere' })
  expect(after.field(panelTexts.labels.place).value).toBe('Parma')
  expect(after.field(panelTexts.labels.goal).value).toBe('farci conoscere')
})

test('edited notes survive leaving until they are saved', async () => {
  const brief = { notes: ['Niente musica.'] }
  const { anythingElse, note } = interviewScreenTexts
  const left = await show(brief, false, NotesForm)
  await act(async () => typeInto(left.field(anythingElse), 'Solo voci.'))
  await left.submit()
  const back = await show(brief, true, NotesForm)
  expect(back.field(note(1)).value).toBe('Niente musica.')
  await back.submit()
  expect(back.onSave).toHaveBeenCalledWith({ field: 'notes', value: ['Niente musica.', 'Solo voci.'] })
  const again = await show(brief, true, NotesForm)
  expect(again.field(anythingElse).value).toBe('')
})

test('notes that are being written replace none that was added or changed meanwhile', async () => {
  const { anythingElse, note } = interviewScreenTexts
  drafts.drop('brief:p:notes')
  const left = await show({ notes: ['Niente musica.', 'In interno.'] }, true, NotesForm)
  await act(async () => typeInto(left.field(note(2)), 'Solo in interno.'))
  await act(async () => typeInto(left.field(anythingElse), 'Solo voci.'))
  const back = await show({ notes: ['In interno.', 'Con il drone.'] }, false, NotesForm)
  await back.submit()
  const edited = ['Solo in interno.', 'Con il drone.', 'Solo voci.']
  expect(back.onSave).toHaveBeenCalledWith({ field: 'notes', value: edited })
  const again = await show({ notes: ['All’aperto.'] }, true, NotesForm)
  await again.submit()
  const kept = ['All’aperto.', 'Solo in interno.', 'Solo voci.']
  expect(again.onSave).toHaveBeenCalledWith({ field: 'notes', value: kept })
})
