import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { clockOf } from 'shared/formats/duration-it'
import { stageTexts } from 'shared/messages/it/stage-room'
import { confirm } from '../../ui/confirm.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './release.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { TeamReviewData, TeamVersion } from './review-model.ts'
import { SendDialog } from './send-dialog.tsx'
import { useReleaseMutations } from './use-release-mutations.ts'

const texts = stageTexts

/** Counts the client's comments on a version that was released for a while. */
const countClientComments = ({ comments }: TeamVersion) =>
  comments.filter(({ internal, fromTeam }) => !internal && !fromTeam).length

/** Explains that only the team sees the version. */
function ReleaseText({ version }: { version: TeamVersion }) {
  const clientComments = countClientComments(version)
  const { stopSending, isRecalling } = useReleaseMutations()
  const { title, text } = version.isSendWaiting ? texts.sending : texts
  return (
    <>
      <Title order={2} size="h3">
        {title}
      </Title>
      <p role={version.isSendWaiting ? 'status' : undefined}>{text}</p>
      {version.isSendWaiting && version.maySend && (
        <Button
          variant="default"
          size="sm"
          loading={isRecalling}
          onClick={() => void stopSending(version.id)}
        >
          {texts.sending.stop}
        </Button>
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

/** Offers to recall a version while there is time. The server refuses a late confirmation. */
function Recall({ version, endsAt }: { version: TeamVersion; endsAt: number }) {
  const { recall } = useReleaseMutations()
  const left = useTimeLeft(endsAt)
  const { act, title, text, confirm: label } = texts.recall
  const ask = () =>
    confirm({ title: title(version.versionName), text, confirm: label }, () => recall(version.id))
  if (left === 0) return null
  return (
    <Group justify="space-between" gap="10px 16px">
      <p role="timer" className="tabular">
        {texts.recall.left(clockOf(Math.ceil(left / 1000)))}
      </p>
      <Button variant="default" size="sm" onClick={ask}>
        {act}
      </Button>
    </Group>
  )
}

type NoticeProps = {
  version: TeamVersion
  /** End of the time to recall, by this browser's clock; null once it is over. */
  recallEndsAt: number | null
}

/** Shown for a version that only the team sees, or that can still be recalled. */
function UnreleasedNotice({ version, recallEndsAt }: NoticeProps) {
  return (
    <>
      {version.state === 'saved' && <ReleaseText version={version} />}
      {recallEndsAt !== null && <Recall version={version} endsAt={recallEndsAt} />}
    </>
  )
}

const SECOND = 1000

/** Returns the milliseconds until a time of this browser's clock, updated every second; 0 once it has passed. */
function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, endsAt - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

/** Discards a version that was never released. */
function DiscardButton({ version }: { version: TeamVersion }) {
  const { discard } = useReleaseMutations()
  const { act, title, text, confirm: label } = texts.discard
  const ask = () =>
    confirm({ title: title(version.versionName), text, confirm: label }, () => discard(version.id))
  return (
    <Button variant="subtle" onClick={ask}>
      {act}
    </Button>
  )
}

type Props = {
  version: TeamVersion
  review: TeamReviewData
  projectId: string
  /** Time of the fetch, by this browser's clock. */
  fetchedAt: number
}

/** Release actions of a version: send, replace, recall, discard. */
export function ReleaseCard({ version, review, projectId, fetchedAt }: Props) {
  const [modal, setModal] = useState<'send' | 'replace'>()
  const close = () => setModal(undefined)
  return (
    <Paper
      component="section"
      withBorder
      p="clamp(18px, 2.4vw, 28px)"
      bg={version.state === 'saved' ? 'var(--surface-2)' : 'var(--surface)'}
      className={style.card}
    >
      <UnreleasedNotice
        version={version}
        recallEndsAt={version.recallMsLeft === null ? null : fetchedAt + version.recallMsLeft}
      />
      <Group gap={10}>
        {version.maySend && !version.isSendWaiting && (
          <Button onClick={() => setModal('send')}>{texts.send}</Button>
        )}
        {version.mayReplace && (
          <Button
            variant="default"
            {...(!version.maySend && { size: 'sm' })}
            onClick={() => setModal('replace')}
          >
            {texts.replace.act}
          </Button>
        )}
        {version.mayDiscard && <DiscardButton version={version} />}
      </Group>
      <SendDialog opened={modal === 'send'} onClose={close} version={version} review={review} />
      <ReplaceDialog
        opened={modal === 'replace'}
        onClose={close}
        version={version}
        review={review}
        projectId={projectId}
      />
    </Paper>
  )
}
