import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { shootTexts } from 'shared/messages/it/schedule'
import { addShootInput, changeShootInput } from 'shared/schedule/schedule.inputs'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Shoot } from './schedule-marks.tsx'

const texts = shootTexts

interface FormProps {
  projectId: string
  /** Null for a new one. */
  shoot: Shoot | null
  onClose: () => void
}

function ShootForm({ projectId, shoot, onClose }: FormProps) {
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
    onFailure: (error: unknown) => showErrorToast(error, { text: texts.failed }),
  }
  const done = () => {
    showToast({ title: texts.saved })
    onClose()
  }
  const adding = useZodForm({
    ...shared,
    schema: addShootInput,
    extra: { projectId },
    send: async input => {
      await add.mutateAsync(input)
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
    <form {...formProps}>
      <Stack gap={18}>
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
      </Stack>
    </form>
  )
}

interface RowProps {
  shoot: Shoot
  isPast: boolean
  onChange?: (() => void) | undefined
}

function ShootRow({ shoot, isPast, onChange }: RowProps) {
  const { team } = trpc.useUtils()
  const remove = trpc.team.shoots.remove.useMutation({
    onSuccess: () => showToast({ title: texts.removed }),
    onSettled: () => team.shoots.invalidate(),
  })
  const day = texts.day(shoot.day)
  const ask = () =>
    confirm(
      {
        title: texts.removeTitle,
        text: isPast ? day : texts.removeText(day),
        confirm: texts.removeConfirm,
        danger: true,
      },
      () => remove.mutateAsync({ id: shoot.id }),
      { text: texts.removeFailed },
    )
  return (
    <Group component="li" justify="space-between" align="start" gap="8px 16px" wrap="nowrap">
      <div className="breaks shrinkable">
        <DescriptionList inline facts={texts.facts(shoot).map(([name, value]) => ({ name, value }))} />
        {isPast && <Badge mt={4}>{texts.past}</Badge>}
      </div>
      {onChange && (
        <Group gap={4} wrap="nowrap">
          <Button variant="subtle" size="sm" aria-label={texts.changeOf(day)} onClick={onChange}>
            {texts.change}
          </Button>
          <RemoveButton label={texts.removeOf(day)} onRemove={ask} />
        </Group>
      )}
    </Group>
  )
}

type Opened = { shoot: Shoot | null }

/** The shooting days of a project; managers set, change and cancel them. */
export function ShootsCard({ projectId, isManager }: { projectId: string; isManager: boolean }) {
  const query = trpc.team.shoots.list.useQuery({ projectId })
  const today = useToday()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <SectionCard title={texts.title}>
      <QueryView query={query} skeletonHeights={[72]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.empty}</Text>
          ) : (
            <Stack component="ul" gap="lg">
              {items.map(shoot => (
                <ShootRow
                  key={shoot.id}
                  shoot={shoot}
                  isPast={shoot.day < today}
                  onChange={isManager ? () => setOpened({ shoot }) : undefined}
                />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {isManager && (
        <>
          <Button variant="default" size="sm" mt="md" onClick={() => setOpened({ shoot: null })}>
            {texts.add}
          </Button>
          <AppModal opened={opened !== null} onClose={close} title={opened?.shoot ? texts.change : texts.add}>
            {opened && (
              <ShootForm key={opened.shoot?.id} projectId={projectId} shoot={opened.shoot} onClose={close} />
            )}
          </AppModal>
        </>
      )}
    </SectionCard>
  )
}
