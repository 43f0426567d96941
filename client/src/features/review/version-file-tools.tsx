import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { type ExportFormat, exportFormats } from 'shared/deliverables/comments-export'
import { filmTimeline, timecodeOfFilmFrame } from 'shared/deliverables/film-timeline'
import type { Finding } from 'shared/deliverables/media-results'
import { hasDropFrame, isStartTimecode } from 'shared/deliverables/start-timecode'
import { fieldErrorTexts } from 'shared/errors/codes'
import { clockOf } from 'shared/formats/duration-it'
import { exportTexts } from 'shared/messages/it/comments-export'
import { reviewTexts } from 'shared/messages/it/review'
import { mediaTexts } from 'shared/messages/it/review-media'
import { timecodeTexts } from 'shared/messages/it/review-player'
import { trpc } from '../../lib/trpc.ts'
import { downloadText } from '../../ui/download.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import style from './review.module.css'
import type { ReviewVersion, TeamVersion } from './review-model.ts'

const timecodes = timecodeTexts

/** Shows the start timecode of a version, which the team can correct. */
export function TimecodeForm({ version }: { version: ReviewVersion }) {
  const [isOpen, setOpen] = useState(false)
  const label = useId()
  const first = timecodeOfFilmFrame(0, filmTimeline(version))
  return (
    <div className={style.timecode}>
      <p id={label}>
        {timecodes.first} <b>{first}</b>
        {version.correction && (
          <Text span c="dimmed">
            {' '}
            {timecodes.corrected}
          </Text>
        )}
      </p>
      {isOpen ? (
        <CorrectionForm version={version} onClose={() => setOpen(false)} />
      ) : (
        <Button
          variant="subtle"
          size="sm"
          className={style.quiet}
          aria-describedby={label}
          onClick={() => setOpen(true)}
        >
          {timecodes.correct}
        </Button>
      )}
    </div>
  )
}

function useCorrection(deliverableId: string, onDone: () => void) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.correctTimecode.useMutation()
  const correct = async (startTimecode: string | null, isDropFrame: boolean) => {
    try {
      await call.mutateAsync({ deliverableId, startTimecode, isDropFrame })
      await team.deliverables.invalidate()
      onDone()
    } catch (error) {
      showErrorToast(error, { text: timecodes.failed })
    }
  }
  return { correct, busy: call.isPending }
}

type FormProps = { version: ReviewVersion; onClose: () => void }

/** Corrects the start timecode of a version. */
function CorrectionForm({ version, onClose }: FormProps) {
  const timeline = filmTimeline(version)
  const [start, setStart] = useState(timecodeOfFilmFrame(0, timeline))
  const [isDropFrame, setDropFrame] = useState(timeline.isDropFrame)
  const [isWrong, setWrong] = useState(false)
  const { correct, busy } = useCorrection(version.id, onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isOne = isStartTimecode(start.trim(), timeline.frameRate, isDropFrame)
    setWrong(!isOne)
    if (isOne) void correct(start.trim(), isDropFrame)
  }
  return (
    <form className={style.timecodeForm} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={timecodes.label}
        name="startTimecode"
        autoComplete="off"
        value={start}
        error={isWrong && fieldErrorTexts.TIMECODE}
        onChange={event => setStart(event.currentTarget.value)}
      />
      {hasDropFrame(timeline.frameRate) && (
        <CheckField
          label={timecodes.dropFrame}
          checked={isDropFrame}
          onChange={event => setDropFrame(event.currentTarget.checked)}
        />
      )}
      <Group gap={8}>
        <Button type="submit" size="sm" loading={busy}>
          {timecodes.save}
        </Button>
        {version.correction && (
          <Button variant="default" size="sm" onClick={() => void correct(null, false)}>
            {timecodes.takeBack}
          </Button>
        )}
        <Button variant="subtle" size="sm" onClick={onClose}>
          {timecodes.cancel}
        </Button>
      </Group>
    </form>
  )
}

/** Offers the export formats once its button is pressed. */
export function ExportComments({ deliverableId }: { deliverableId: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <ExportOptions deliverableId={deliverableId} />
  ) : (
    <Button variant="subtle" size="sm" className={style.quiet} onClick={() => setOpen(true)}>
      {reviewTexts.comments.export}
    </Button>
  )
}

const exportLabels = exportTexts

const sheetAddress = (deliverableId: string, withInternal: boolean): string =>
  `/documents/commenti.pdf?version=${deliverableId}${withInternal ? '&internal=1' : ''}`

/** Exports comments for spreadsheets, editing programs or print. */
function ExportOptions({ deliverableId }: { deliverableId: string }) {
  const { team } = trpc.useUtils()
  const [withInternal, setInternal] = useState(false)
  const run = async (format: ExportFormat) => {
    try {
      const { fileName, content } = await team.deliverables.exportComments.fetch({
        deliverableId,
        format,
        withInternal,
      })
      downloadText(fileName, content)
    } catch (error) {
      showErrorToast(error, { text: exportLabels.failed })
    }
  }
  return (
    <Group component="fieldset" gap={8}>
      <legend className={style.small}>{reviewTexts.comments.export}</legend>
      {exportFormats.map(format => (
        <Button key={format} variant="default" size="sm" onClick={() => void run(format)}>
          {exportLabels.formats[format]}
        </Button>
      ))}
      <Button
        component="a"
        variant="default"
        size="sm"
        href={sheetAddress(deliverableId, withInternal)}
        download
      >
        {exportLabels.sheet}
      </Button>
      <CheckField
        label={exportLabels.internal}
        checked={withInternal}
        onChange={event => setInternal(event.currentTarget.checked)}
      />
    </Group>
  )
}

const texts = mediaTexts

type Media = NonNullable<TeamVersion['media']>

const keyOf = ({ kind, fromSeconds = 0 }: Finding): string => `${kind} ${fromSeconds}`

const findingIt = ({ kind, fromSeconds, toSeconds }: Finding): string =>
  fromSeconds === undefined || toSeconds === undefined
    ? texts.findings[kind]
    : texts.stretch(texts.findings[kind], clockOf(fromSeconds), clockOf(toSeconds))

function Failed({ id, failure }: { id: string; failure: Media['failure'] }) {
  const { team } = trpc.useUtils()
  const retry = trpc.team.deliverables.retryMedia.useMutation({
    onSuccess: () => team.deliverables.invalidate(),
    onError: error => showErrorToast(error, { text: texts.retryFailed }),
  })
  return (
    <Stack align="flex-start" gap={8} role="status">
      <p>{texts.failures[failure ?? 'OTHER']}</p>
      <Button
        variant="default"
        size="sm"
        loading={retry.isPending}
        onClick={() => retry.mutate({ deliverableId: id })}
      >
        {texts.retry}
      </Button>
    </Stack>
  )
}

function Done({ loudness, findings }: Media) {
  return (
    <>
      {findings.length === 0 && <Text c="dimmed">{texts.nothingFound}</Text>}
      {findings.length > 0 && (
        <ul>
          {findings.map(found => (
            <li key={keyOf(found)}>{findingIt(found)}</li>
          ))}
        </ul>
      )}
      {loudness && <Text c="dimmed">{texts.loudness(loudness.integratedLufs, loudness.truePeakDb)}</Text>}
    </>
  )
}

type Props = { id: string; media: NonNullable<TeamVersion['media']> }

/** State of a version's preview and the findings in its film, for the team. */
export function MediaReport({ id, media }: Props) {
  const isWorking = media.state === 'waiting' || media.state === 'running'
  const progress = media.state === 'waiting' ? texts.waiting : texts.progress(media.percent)
  return (
    <Stack component="section" gap={8} aria-label={texts.title}>
      <Title order={3} size="h5">
        {texts.title}
      </Title>
      {isWorking && (
        <div>
          <Text className="tabular">{progress}</Text>
          <Progress value={media.percent} aria-label={progress} />
        </div>
      )}
      {media.state === 'failed' && <Failed id={id} failure={media.failure} />}
      {media.state === 'done' && <Done {...media} />}
    </Stack>
  )
}
