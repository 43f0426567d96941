import { Group, Stack, Text, Title } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { clockOf } from 'shared/formats/units'
import { stageTexts as texts } from 'shared/messages/it/stage-room'
import { DialogButton, QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { type TeamReviewData, type TeamVersion, useRelease } from './review-model.ts'

const ReleaseDialog = lazyComponent(() => import('./release-dialogs.tsx'))

type Props = { version: TeamVersion; review: TeamReviewData; projectId: string }

/** Opens the form that replaces a version's file. */
export const ReplaceButton = (props: Props) => (
  <DialogButton dialog={modal => <ReleaseDialog act="replace" {...props} {...modal} />}>
    {texts.replace.act}
  </DialogButton>
)

function ReleaseText({ version }: { version: TeamVersion }) {
  const { calls, run } = useRelease()
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    const { failed, stopped } = texts.sending
    await run(calls.recall.mutate({ deliverableId: version.id }), failed, stopped)
    setBusy(false)
  }
  // The version was released for a while.
  const clientComments = version.comments.filter(({ internal, fromTeam }) => !internal && !fromTeam).length
  const { title, text } = version.isSendWaiting ? texts.sending : texts
  return (
    <>
      <Title order={2} size="h3">
        {title}
      </Title>
      <p role={version.isSendWaiting ? 'status' : undefined}>{text}</p>
      {version.isSendWaiting && version.maySend && (
        <SmallButton loading={busy} onClick={() => void stop()}>
          {texts.sending.stop}
        </SmallButton>
      )}
      {version.recalledAt && (
        <Text c="dimmed">
          <RelativeTime moment={version.recalledAt} words={texts.recalledAt} />
        </Text>
      )}
      {clientComments > 0 && <p>{texts.clientWords(clientComments)}</p>}
      {!version.maySend && <Text c="dimmed">{texts.waitsForManager}</Text>}
    </>
  )
}

/** Returns a function that recalls or discards a version once the member has confirmed it. */
function useConfirmed({ id: deliverableId, versionName }: TeamVersion) {
  const { calls, run } = useRelease()
  return (act: 'recall' | 'discard') => {
    const { title, text, confirm: label, failed, done } = texts[act]
    confirm({ title: title(versionName), text, confirm: label }, () =>
      run(calls[act].mutate({ deliverableId }), failed, done),
    )
  }
}

const SECOND = 1000

/** Offers to recall a version while there is time. The server refuses a late confirmation. */
export function Recall({ version, endsAt }: { version: TeamVersion; endsAt: number }) {
  const confirmed = useConfirmed(version)
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), SECOND, { autoInvoke: true })
  if (now >= endsAt) return null
  return (
    <Group justify="space-between" gap="10px 16px">
      <p role="timer" className="tabular">
        {texts.recall.left(clockOf(Math.ceil((endsAt - now) / SECOND)))}
      </p>
      <SmallButton onClick={() => confirmed('recall')}>{texts.recall.act}</SmallButton>
    </Group>
  )
}

/** Release actions of a version that only the team sees. */
export function ReleaseCard(props: Props) {
  const { version } = props
  const confirmed = useConfirmed(version)
  return (
    <SectionCard bg="var(--surface-2)">
      <Stack gap={14}>
        <ReleaseText version={version} />
        <Group gap={10}>
          {version.maySend && !version.isSendWaiting && (
            <DialogButton
              variant="filled"
              dialog={modal => <ReleaseDialog act="send" {...props} {...modal} />}
            >
              {texts.send}
            </DialogButton>
          )}
          {version.mayReplace && <ReplaceButton {...props} />}
          {version.mayDiscard && (
            <QuietButton onClick={() => confirmed('discard')}>{texts.discard.act}</QuietButton>
          )}
        </Group>
      </Stack>
    </SectionCard>
  )
}
