import { Box, Button, Group, Input, List, Progress, Stack, Text, Title } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { AssetKind } from 'shared/deliverables/asset'
import { type AnswerOutcome, answerOutcomes, COMMENT_MAX, needsAnswer } from 'shared/deliverables/comments'
import type { SendingCheck } from 'shared/deliverables/sending-checks'
import { filmTimeline, rangeCode, type VideoTimeline } from 'shared/deliverables/timeline'
import { fileSizeIt } from 'shared/formats/units'
import { answerFieldTexts as answerLabels, publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { stageTexts } from 'shared/messages/it/stage-room'
import { teamTexts } from 'shared/messages/it/team'
import { QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import comments from './comments.module.css'
import style from './release.module.css'
import type { ReviewThread, ReviewVersion } from './review-model.ts'

type AnswerDraft = { outcome?: AnswerOutcome; reason?: string }

type StoredAnswers = Record<string, AnswerDraft>

const isComplete = ({ outcome, reason = '' }: AnswerDraft = {}): boolean =>
  outcome !== undefined && (outcome !== 'declined' || (reason.trim() !== '' && reason.length <= COMMENT_MAX))

/** Returns the comments on a version that the next version has to answer. */
const openThreadsOf = (version: ReviewVersion | undefined): ReviewThread[] =>
  version?.comments.filter(thread =>
    needsAnswer({ ...thread, parentId: null, internal: thread.internal === true }, version.state),
  ) ?? []

/** An answer that the server has stored before. */
interface Given extends AnswerDraft {
  id: string
}

const storedOf = (given: readonly Given[]): StoredAnswers =>
  Object.fromEntries(given.map(({ id, ...answer }) => [id, answer]))

/** Holds the answers of the next version to the open comments, stored as a draft until it is published. */
export function useCommentResolutions(version: ReviewVersion | undefined, given: readonly Given[] = []) {
  const name = `answers:${version?.id ?? ''}`
  const threads = openThreadsOf(version)
  const [kept, setKept] = useState<StoredAnswers>(() => ({
    ...storedOf(given),
    ...(drafts.read(name) as StoredAnswers),
  }))
  const [isChecked, setChecked] = useState(false)
  const keep = (next: StoredAnswers) => {
    setKept(next)
    drafts.save(name, next)
  }
  const missing = threads.filter(({ id }) => !isComplete(kept[id]))
  return {
    threads,
    missing: missing.length,
    isChecked,
    of: (id: string): AnswerDraft => kept[id] ?? {},
    change: (id: string, part: AnswerDraft) => keep({ ...kept, [id]: { ...kept[id], ...part } }),
    allDone: () => keep(Object.fromEntries(threads.map(({ id }) => [id, { outcome: 'done' as const }]))),
    isMissing: (id: string): boolean => isChecked && missing.some(thread => thread.id === id),
    /** Returns the answers to send; undefined if one is missing, which its field then shows. */
    collect() {
      setChecked(true)
      if (missing.length > 0) return undefined
      return threads.flatMap(({ id }) => {
        const { outcome, reason } = kept[id] ?? {}
        return outcome ? [{ id, outcome, ...(outcome === 'declined' && reason && { reason }) }] : []
      })
    },
    clear() {
      drafts.drop(name)
      setKept({})
      setChecked(false)
    },
  }
}

type Answers = ReturnType<typeof useCommentResolutions>

const answerTexts = reviewTexts.answers

type FieldProps = { thread: ReviewThread; timeline: VideoTimeline | null; answers: Answers }

function AnswerField({ thread, timeline, answers }: FieldProps) {
  const { outcome, reason = '' } = answers.of(thread.id)
  const isMissing = answers.isMissing(thread.id)
  return (
    <div className={comments.answer}>
      <p className={comments.who}>
        {timeline && <b>{rangeCode(thread, timeline)} </b>}
        {thread.authorName}
      </p>
      <p className={comments.text}>{thread.text}</p>
      <Group gap={6} role="group" aria-label={answerLabels.outcomeOf(thread.text)}>
        {answerOutcomes.map(choice => (
          <Button
            key={choice}
            data-wrong={isMissing && outcome !== 'declined'}
            size="sm"
            variant={choice === outcome ? 'light' : 'default'}
            aria-pressed={choice === outcome}
            onClick={() => answers.change(thread.id, { outcome: choice })}
          >
            {answerLabels.outcomes[choice]}
          </Button>
        ))}
      </Group>
      {outcome === 'declined' && (
        <TextAreaField
          name="reason"
          label={answerTexts.reason}
          minRows={2}
          maxRows={6}
          maxLength={COMMENT_MAX}
          value={reason}
          error={isMissing && answerTexts.reasonMissing}
          onChange={event => answers.change(thread.id, { reason: event.currentTarget.value })}
        />
      )}
      {isMissing && outcome !== 'declined' && <Input.Error role="alert">{answerLabels.missing}</Input.Error>}
    </div>
  )
}

type AnswerProps = { previousVersion: ReviewVersion; answers: Answers }

export function AnswerFields({ previousVersion, answers }: AnswerProps) {
  return (
    <section>
      <Group justify="space-between" gap="8px 16px" mb={14}>
        <Title order={3} size="h4">
          {answerLabels.ask(previousVersion.versionName)}
        </Title>
        <SmallButton onClick={() => answers.allDone()}>{answerLabels.allDone}</SmallButton>
      </Group>
      <Stack gap={0}>
        {answers.threads.map(thread => (
          <AnswerField
            key={thread.id}
            thread={thread}
            timeline={previousVersion.isFilm ? filmTimeline(previousVersion) : null}
            answers={answers}
          />
        ))}
      </Stack>
    </section>
  )
}

export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <Group align="end" gap="8px 16px">
      <Box flex="1 1 240px">
        <Text className="tabular">{publishTexts.progress(percent)}</Text>
        <Progress size={10} value={percent} aria-label={publishTexts.progress(percent)} />
      </Box>
      <QuietButton onClick={onStop}>{publishTexts.cancelUpload}</QuietButton>
    </Group>
  )
}

export type VersionText = { versionName: string; notes: string }

/** Stores name and notes of a version as a draft until it is published. */
export function useVersionText(draft: string, initial: VersionText) {
  const [typed, setTyped] = useState<Partial<VersionText>>(() => drafts.read(draft))
  const change = (part: Partial<VersionText>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.save(draft, next)
  }
  const clear = () => {
    setTyped({})
    drafts.drop(draft)
  }
  return { details: { ...initial, ...typed }, change, clear }
}

type VersionTextProps = {
  details: VersionText
  onChange: (part: Partial<VersionText>) => void
  error: string | false | undefined
  /** Gives the first field the focus in a dialog. */
  first?: boolean
}

export const NOTES_MAX = 2000

export function VersionTextFields({ details, onChange, error, first }: VersionTextProps) {
  return (
    <>
      <TextField
        {...(first && { 'data-autofocus': true })}
        name="versionName"
        label={teamTexts.deliverables.versionName}
        maxLength={100}
        value={details.versionName}
        error={error}
        onChange={event => onChange({ versionName: event.currentTarget.value })}
      />
      <TextAreaField
        optional
        name="notes"
        label={publishTexts.notesLabel}
        maxLength={NOTES_MAX}
        value={details.notes}
        onChange={event => onChange({ notes: event.currentTarget.value })}
      />
    </>
  )
}

const texts = stageTexts.checks

const verdicts = {
  fine: { icon: IconCheck, color: 'var(--ink-soft)' },
  warns: { icon: IconAlertTriangle, color: 'var(--warn)' },
  blocks: { icon: IconX, color: 'var(--danger)' },
} as const

function Check({ code, verdict, count }: SendingCheck) {
  const { icon: Icon, color } = verdicts[verdict]
  const words: Partial<Record<typeof verdict, (count: number) => string>> = texts[code]
  return (
    <List.Item
      icon={<Icon size={20} color={color} aria-hidden="true" />}
      c={verdict === 'warns' ? 'var(--ink)' : color}
    >
      <span className="visually-hidden">{texts.verdicts[verdict]}: </span>
      {words[verdict]?.(count)}
    </List.Item>
  )
}

/** Lists the checks before a version goes to the client, each with its verdict. */
export function SendingChecklist({ checks }: { checks: readonly SendingCheck[] }) {
  return (
    <section aria-label={texts.title}>
      <Title order={3} size="h4" mb={8}>
        {texts.title}
      </Title>
      <List spacing={8} ps={0} styles={{ itemIcon: { flex: 'none' }, itemWrapper: { alignItems: 'start' } }}>
        {checks.map(check => (
          <Check key={check.code} {...check} />
        ))}
      </List>
    </section>
  )
}

type Props = {
  file: File | undefined
  setFile: (file: File | undefined) => void
  error: string | undefined
  share: number | undefined
  kind: AssetKind
  /** Needed if two are on a page. */
  id?: string
}

const acceptOf: Partial<Record<AssetKind, string>> = { subtitles: '.srt,.vtt', stills: 'image/*,.zip' }

function describeFile(kind: AssetKind): { label: string; hint: string; accept: string | undefined } {
  if (kind === 'subtitles' || kind === 'stills' || kind === 'additional')
    return { label: publishTexts.pick, hint: publishTexts.hints[kind], accept: acceptOf[kind] }
  return { label: publishTexts.file, hint: publishTexts.fileHint, accept: 'video/*,.mxf' }
}

/** Chooses the file of a version by a picker or by dropping it. */
export function PublishFile({ file, setFile, error, share, kind, id = 'deliverable-file' }: Props) {
  const choose = useRef<() => void>(null)
  const { label, hint, accept } = describeFile(kind)
  return (
    <Dropzone
      unstyled
      className={style.file ?? ''}
      openRef={choose}
      disabled={share !== undefined}
      onDrop={([chosen]) => setFile(chosen)}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ id, accept, multiple: false, 'aria-label': label }}
    >
      <Group gap="8px 16px">
        <Button
          variant="default"
          disabled={share !== undefined}
          data-wrong={error !== undefined}
          aria-describedby={`${id}-hint`}
          onClick={() => choose.current?.()}
        >
          {label}
        </Button>
        <span className="breaks shrinkable">
          {file ? `${file.name} · ${fileSizeIt(file.size)}` : publishTexts.drop}
        </span>
        <Text id={`${id}-hint`} size="sm" w="100%" c={error ? 'red' : 'dimmed'}>
          {error ?? hint}
        </Text>
      </Group>
    </Dropzone>
  )
}
