import { Box, Button, Group, List, Progress, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { type DragEvent, type RefObject, useState } from 'react'
import type { AssetKind } from 'shared/deliverables/asset'
import type { SendingCheck } from 'shared/deliverables/sending-checks'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts } from 'shared/messages/it/stage-room'
import { teamTexts } from 'shared/messages/it/team'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import style from './release.module.css'

export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <Group align="end" gap="8px 16px">
      <Box flex="1 1 240px">
        <Text className="tabular">{publishTexts.progress(percent)}</Text>
        <Progress size={10} value={percent} aria-label={publishTexts.progress(percent)} />
      </Box>
      <Button variant="subtle" size="sm" onClick={onStop}>
        {publishTexts.cancelUpload}
      </Button>
    </Group>
  )
}

export interface VersionText {
  versionName: string
  notes: string
}

type VersionTextProps = {
  details: VersionText
  onChange: (part: Partial<VersionText>) => void
  /** Error of the name. */
  error: string | false | undefined
  /** Gives the first field the focus in a dialog. */
  first?: boolean
}

export const NOTES_MAX = 2000

/** Name and notes of a version. */
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
  return (
    <List.Item
      icon={<Icon size={20} color={color} aria-hidden="true" />}
      c={verdict === 'warns' ? 'var(--ink)' : color}
    >
      <span className="visually-hidden">{texts.verdicts[verdict]}: </span>
      {texts[code][verdict](count)}
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
      <List spacing={8} center={false}>
        {checks.map(check => (
          <Check key={check.code} {...check} />
        ))}
      </List>
    </section>
  )
}

/** Accepts a dropped file in place of the chosen one. */
function useDrop(takes: boolean, onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!takes || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (takes && file) onFile(file)
    },
  }
  return { isOver, handlers }
}

type Props = {
  picker: RefObject<HTMLInputElement | null>
  file: File | undefined
  setFile: (file: File | undefined) => void
  wrong: { file?: string | undefined }
  share: number | undefined
  /** Kind of the asset. */
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
export function PublishFile({ picker, file, setFile, wrong, share, kind, id = 'deliverable-file' }: Props) {
  const { label, hint, accept } = describeFile(kind)
  const { isOver, handlers } = useDrop(share === undefined, setFile)
  return (
    <div className={`${style.file} ${isOver ? style.over : ''}`} {...handlers}>
      <input
        ref={picker}
        id={id}
        className="visually-hidden"
        type="file"
        {...(accept && { accept })}
        disabled={share !== undefined}
        aria-invalid={wrong.file !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={event => setFile(event.currentTarget.files?.[0])}
      />
      <label htmlFor={id}>{label}</label>
      <span className="breaks shrinkable">
        {file ? `${file.name} · ${fileSizeIt(file.size)}` : publishTexts.drop}
      </span>
      <p id={`${id}-hint`} className={wrong.file ? 'failure' : 'soft'}>
        {wrong.file ?? hint}
      </p>
    </div>
  )
}
