import { Text } from '@mantine/core'
import type { z } from 'shared/errors/zod'
import { shootTexts as texts } from 'shared/messages/it/schedule'
import { addShootInput, changeShootInput } from 'shared/schedule/schedule.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EditConflictNotice } from '../../ui/edit-conflict-notice.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import { type Schema, useZodForm } from '../../ui/use-zod-form.ts'
import type { Shoot } from './schedule-marks.tsx'

type Input = z.output<typeof addShootInput> | z.output<typeof changeShootInput>

interface Props {
  projectId: string
  /** Null for a new one. */
  shoot: Shoot | null
  onClose: () => void
}

function ShootForm({ projectId, shoot, onClose }: Props) {
  const { team } = trpc.useUtils()
  const today = useToday()
  const onSettled = () => team.shoots.invalidate()
  const add = trpc.team.shoots.add.useMutation({ onSettled })
  const change = trpc.team.shoots.change.useMutation({ onSettled })
  const schema: Schema<Input> = shoot ? changeShootInput : addShootInput
  // `seenAt` stays with the draft, and tells which saved day it changes.
  const initial: Record<string, string> = {
    day: shoot?.day ?? '',
    address: shoot?.address ?? '',
    contact: shoot?.contact ?? '',
    callTime: shoot?.callTime ?? '',
    ...(shoot && { seenAt: shoot.updatedAt }),
  }
  const { busy, field, form, formProps, clear } = useZodForm({
    schema,
    initial,
    extra: shoot ? { id: shoot.id } : { projectId },
    draft: `shoot:${shoot?.id ?? projectId}`,
    failed: { text: texts.failed },
    send: async (input, requestId) => {
      await ('id' in input ? change.mutateAsync(input) : add.mutateAsync({ ...input, requestId }))
      showToast({ title: texts.saved })
      onClose()
    },
  })
  const cancel = () => {
    clear()
    onClose()
  }
  return (
    <FormStack {...formProps} gap={18}>
      <TextField
        data-autofocus
        label={texts.form.address}
        description={texts.form.addressHint}
        maxLength={300}
        {...field('address')}
      />
      <div className="pair gap-18">
        <DateField min={today} label={texts.form.day} {...field('day')} />
        <TextField
          optional
          label={texts.form.callTime}
          placeholder="08:30"
          inputMode="numeric"
          {...field('callTime')}
        />
      </div>
      <TextField
        optional
        label={texts.form.contact}
        description={texts.form.contactHint}
        maxLength={200}
        {...field('contact')}
      />
      {shoot && shoot.updatedAt > (form.getValues().seenAt ?? '') && (
        <EditConflictNotice
          newer={texts
            .facts(shoot)
            .map(fact => fact.join(': '))
            .join('\n')}
          onTake={clear}
          onOverwrite={() => form.setFieldValue('seenAt', shoot.updatedAt)}
        />
      )}
      <Text c="dimmed">{texts.form.told}</Text>
      <FormActions busy={busy} submit={texts.form.submit} onCancel={cancel} />
    </FormStack>
  )
}

/** Adds a shooting day to a project, or changes one; the client is told. */
export default function ShootDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <AppModal opened={opened} onClose={props.onClose} title={props.shoot ? texts.change : texts.add}>
      <ShootForm key={props.shoot?.id} {...props} />
    </AppModal>
  )
}
