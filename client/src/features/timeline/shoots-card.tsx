import { Badge, Box, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { shootTexts as texts } from 'shared/messages/it/schedule'
import { useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { QuietButton, RemoveButton, SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import type { Shoot } from './schedule-marks.tsx'

const ShootDialog = lazyComponent(() => import('./shoot-dialog.tsx'))

type RowProps = { shoot: Shoot; isPast: boolean; onChange?: (() => void) | undefined }

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
      () => remove.mutateAsync({ id: shoot.id, seenAt: shoot.updatedAt }),
      { text: texts.removeFailed },
    )
  return (
    <Group component="li" justify="space-between" align="start" gap="8px 16px">
      <Box flex="1 1 220px" className="breaks shrinkable">
        <DescriptionList inline facts={texts.facts(shoot).map(([name, value]) => ({ name, value }))} />
        {isPast && <Badge mt={4}>{texts.past}</Badge>}
      </Box>
      {onChange && (
        <Group gap={4} wrap="nowrap">
          <QuietButton aria-label={texts.changeOf(day)} onClick={onChange}>
            {texts.change}
          </QuietButton>
          <RemoveButton label={texts.removeOf(day)} onRemove={ask} />
        </Group>
      )}
    </Group>
  )
}

type Opened = { shoot: Shoot | null }

/** Renders the shooting days of a project; managers set, change and cancel them. */
export function ShootsCard({ projectId }: { projectId: string }) {
  const isManager = useIsManager()
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
          <SmallButton mt="md" onClick={() => setOpened({ shoot: null })}>
            {texts.add}
          </SmallButton>
          <ShootDialog
            opened={opened !== null}
            projectId={projectId}
            shoot={opened?.shoot ?? null}
            onClose={close}
          />
        </>
      )}
    </SectionCard>
  )
}
