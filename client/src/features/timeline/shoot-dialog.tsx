import { Text } from '@mantine/core'
import { shootTexts as texts } from 'shared/messages/it/schedule'
import { addShootInput, changeShootInput } from 'shared/schedule/schedule.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FormStack, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Shoot } from './schedule-marks.tsx'

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
  const shared = {
    initial: {
      day: shoot?.day ?? '',
      address: shoot?.address ?? '',
      contact: shoot?.contact ?? '',
      callTime: shoot?.callTime ?? '',
    },
    draft: `shoot:${shoot?.id ?? projectId}`,
    failed: { text: texts.failed },
  }
  const done = () => {
    showToast({ title: texts.saved })
    onClose()
  }
  const adding = useZodForm({
    ...shared,
    schema: addShootInput,
    extra: { projectId },
    send: async (input, requestId) => {
      await add.mutateAsync({ ...input, requestId })
      done()
    },
  })
  const changing = useZodForm({
    ...shared,
    schema: changeShootInput,
    extra: { id: shoot?.id, seenAt: shoot?.updatedAt },
    send: async input => {
      await change.mutateAsync(input)
      done()
    },
  })
  const { busy, field, formProps, clear } = shoot ? changing : adding
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
