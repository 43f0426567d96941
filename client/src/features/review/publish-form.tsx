import { Button, Fieldset, Group, Paper, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { isFormat } from 'shared/deliverables/asset'
import { sendingChecks } from 'shared/deliverables/sending-checks'
import { fieldErrorTexts } from 'shared/errors/codes'
import { assetLabel } from 'shared/messages/it/assets'
import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { useIsManager } from '../../lib/hub-session.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormStack } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PosterField, usePoster } from './poster-field.tsx'
import {
  AnswerFields,
  NOTES_MAX,
  PublishFile,
  SendingChecklist,
  UploadProgress,
  useCommentResolutions,
  useVersionText,
  type VersionText,
  VersionTextFields,
} from './publish-fields.tsx'
import style from './release.module.css'
import { publishFormId, type ReviewAsset, type TeamReviewData, versionsIn } from './review-model.ts'
import { isFilmFile, useFigures, useFileRefusal, usePublish } from './use-publish.ts'

const texts = teamTexts.deliverables

type FormsProps = {
  review: TeamReviewData
  projectId: string
  asset: ReviewAsset | undefined
  /** Id of the form that is open in a modal. */
  openId: string | undefined
  onEnd: (id: string) => void
}

/** Renders a form for a new version of each asset; those of other assets go on uploading unseen. */
export default function PublishForms({ review, projectId, asset: displayed, openId, onEnd }: FormsProps) {
  const assets = review.assets.length > 0 ? review.assets : [undefined]
  return assets.map(asset => {
    const id = publishFormId(asset)
    return (
      <PublishForm
        key={id}
        review={review}
        projectId={projectId}
        asset={asset}
        isDisplayed={id === publishFormId(displayed)}
        isOpen={id === openId}
        onClose={() => onEnd(id)}
      />
    )
  })
}

type FormErrors = { file?: string | undefined; versionName?: string | undefined }

function findErrors(file: File | undefined, versionName: string, asset: ReviewAsset | undefined): FormErrors {
  const missing = asset && !isFormat(asset.kind) ? publishTexts.missing : publishTexts.fileMissing
  return {
    file: file ? undefined : missing,
    versionName: versionName.trim() ? undefined : fieldErrorTexts.REQUIRED,
  }
}

type Props = {
  review: TeamReviewData
  projectId: string
  /** The asset; undefined before the main one exists. */
  asset: ReviewAsset | undefined
  isDisplayed: boolean
  isOpen: boolean
  onClose: () => void
}

function usePublishForm({ review, projectId, asset, onClose }: Props) {
  const versions = versionsIn(review, asset)
  const released = versions.filter(({ state }) => state !== 'saved')
  const [file, setFile] = useState<File>()
  const draftId = asset && !asset.isMain ? asset.id : projectId
  const { details, change, clear } = useVersionText(`publish:${draftId}`, {
    versionName: `v${versions.length + 1}`,
    notes: '',
  })
  const [wrong, setWrong] = useState<FormErrors>({})
  const { publish, share, stop, warning } = usePublish(projectId, asset?.id)
  // The previous version, whose open comments it answers.
  const answers = useCommentResolutions(released[0])
  const refusal = useFileRefusal(file, asset)
  const isFilm = file !== undefined && !refusal && isFilmFile(file)
  const figures = useFigures(isFilm ? file : undefined)
  const poster = usePoster(isFilm ? file : undefined, figures?.frameRate)
  const isManager = useIsManager()
  const send = async (isSaved: boolean) => {
    const found = findErrors(file, details.versionName, asset)
    setWrong(found)
    const answered = isSaved ? undefined : answers.collect()
    if (!file || refusal || found.versionName || !(isSaved || answered)) return
    if (details.notes.length > NOTES_MAX) return
    if (!(await publish({ file, ...details, answers: answered, picture: poster.picture }))) return
    if (!isSaved) answers.clear()
    setFile(undefined)
    clear()
    onClose()
  }
  return {
    isFirst: versions.length === 0,
    previousVersion: released[0],
    /** The checklist of the chosen file; undefined until it is read. */
    checks:
      file && (!isFilm || figures)
        ? sendingChecks({
            ...details,
            otherNames: released.map(({ versionName }) => versionName),
            isFilm,
            resolution: figures?.resolution ?? null,
            unanswered: answers.missing,
            internalNotes: 0,
            kind: asset?.kind ?? '16:9',
            // Preview and findings are unknown until the server has read the file.
            media: review.makesPreviews ? { state: 'waiting', failure: null, findings: [] } : null,
          })
        : undefined,
    file,
    setFile: (chosen: File | undefined) => {
      setFile(chosen)
      setWrong({ ...wrong, file: undefined })
    },
    details,
    change: (part: Partial<VersionText>) => {
      change(part)
      if (part.versionName !== undefined) setWrong({ ...wrong, versionName: undefined })
    },
    poster,
    wrong: { ...wrong, file: refusal ?? wrong.file },
    share,
    stop,
    warning,
    answers,
    isManager,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void send(!isManager || event.nativeEvent.submitter?.getAttribute('name') === 'save')
    },
  }
}

type FieldsProps = Props & { form: ReturnType<typeof usePublishForm>; isInline: boolean }

function Fields({ form, review, asset, isInline }: FieldsProps) {
  const { file, poster, isManager, share, wrong, answers, previousVersion, checks } = form
  return (
    <FormStack onSubmit={form.submit} noValidate gap={18} maw={640}>
      <Text c="dimmed">
        {isManager ? publishTexts.publishText : publishTexts.saveText}{' '}
        {isInline && review.assets.length > 1 && publishTexts.other}
      </Text>
      <PublishFile
        file={file}
        setFile={form.setFile}
        error={wrong.file}
        share={share}
        kind={asset?.kind ?? '16:9'}
        {...(asset && !asset.isMain && { id: `file-of-${asset.id}` })}
      />
      {poster.file && <PosterField poster={poster} comesLater={review.makesPreviews} />}
      {/* The upload publishes what was written when it began. */}
      <Fieldset variant="unstyled" display="contents" disabled={share !== undefined}>
        <VersionTextFields details={form.details} onChange={form.change} error={wrong.versionName} />
        {isManager && previousVersion && answers.threads.length > 0 && (file || answers.isChecked) && (
          <AnswerFields previousVersion={previousVersion} answers={answers} />
        )}
      </Fieldset>
      {isManager && checks && <SendingChecklist checks={checks} />}
      {share !== undefined && <UploadProgress share={share} onStop={form.stop} />}
      <Group gap={12}>
        <Button type="submit" loading={share !== undefined}>
          {isManager ? texts.submit : texts.save}
        </Button>
        {isManager && (
          <Button type="submit" name="save" variant="default" disabled={share !== undefined}>
            {texts.save}
          </Button>
        )}
      </Group>
      {isManager && <Text c="dimmed">{texts.saveHint}</Text>}
    </FormStack>
  )
}

/**
 * Publishes a version: inline as long as the asset has none, else in a modal. Its input survives closing; an upload
 * shows its progress while the form is closed.
 */
function PublishForm(props: Props) {
  const { review, asset, isDisplayed, isOpen, onClose } = props
  const form = usePublishForm(props)
  const { isFirst, file, share, stop, warning } = form
  // A chosen file keeps its form in its place.
  const [isInline, setInline] = useState(isFirst)
  if (isInline !== isFirst && !file) setInline(isFirst)
  const opened = isDisplayed && (isInline || isOpen)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  const label = review.assets.length > 1 && asset && assetLabel(asset)
  const title = label ? publishTexts.into(label) : publishTexts.publish
  if (!wasOpened) return null
  const fields = <Fields {...props} form={form} isInline={isInline} />
  return (
    <>
      {isInline ? (
        <div hidden={!opened}>
          <SectionCard title={title}>{fields}</SectionCard>
        </div>
      ) : (
        <AppModal
          keepMounted
          keepMountedMode="display-none"
          size="lg"
          opened={opened}
          onClose={onClose}
          title={title}
        >
          {fields}
        </AppModal>
      )}
      {!opened && share !== undefined && (
        <Paper component="section" withBorder className={style.strip} aria-label={title}>
          {label && <b>{label}</b>}
          <UploadProgress share={share} onStop={stop} />
        </Paper>
      )}
      {warning}
    </>
  )
}
