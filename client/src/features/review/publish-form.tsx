import { Button, Group, Paper, Text } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isFormat } from 'shared/deliverables/asset'
import { sendingChecks } from 'shared/deliverables/sending-checks'
import { fieldErrorTexts } from 'shared/errors/codes'
import { assetLabel } from 'shared/messages/it/assets'
import { publishTexts } from 'shared/messages/it/publishing'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { useSession } from '../../lib/session.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import { AnswerFields, useCommentResolutions } from './answer-fields.tsx'
import { PosterField, usePoster } from './poster-field.tsx'
import {
  NOTES_MAX,
  PublishFile,
  SendingChecklist,
  UploadProgress,
  type VersionText,
  VersionTextFields,
} from './publish-fields.tsx'
import style from './release.module.css'
import type { ReviewVersion, TeamReviewData } from './review-model.ts'
import { type ReviewAsset, versionsIn } from './use-asset.ts'
import { fileRefusal, isFilmFile, readFigures, usePublish } from './use-publish.ts'

/** The form of an asset, inline as long as the asset has no version. */
interface PublishFormState {
  name: string
  isInline: boolean
}

/** Returns the key of a form. The main asset does not exist before its first version. */
const nameOf = (asset: ReviewAsset | undefined) => (asset && !asset.isMain ? asset.id : 'main')

/** Keeps the form of the displayed asset, and those of other assets that hold a file. */
export function usePublishing(review: TeamReviewData, asset: ReviewAsset | undefined) {
  const [shown, setShown] = useState<{ name: string; opened: boolean }>()
  const [holding, setHolding] = useState<PublishFormState[]>([])
  const name = nameOf(asset)
  const own = holding.find(one => one.name === name)
  const current = own ?? { name, isInline: versionsIn(review, asset).length === 0 }
  /** A form that ends behind another one leaves that one open. */
  const leave = (form: PublishFormState, opened?: boolean) =>
    setShown(before => {
      if (before && before.name !== form.name) return before
      return opened === undefined ? undefined : { name: form.name, opened }
    })
  return {
    forms: own ? holding : [...holding, current],
    current,
    opened: shown?.name === name ? shown.opened : current.isInline,
    open: () => setShown({ name, opened: true }),
    close: (form: PublishFormState) => leave(form, form.isInline ? false : undefined),
    end: (form: PublishFormState) => leave(form),
    hold: (form: PublishFormState, isHolding: boolean) =>
      setHolding(before => [...before.filter(one => one.name !== form.name), ...(isHolding ? [form] : [])]),
  }
}

export type Publishing = ReturnType<typeof usePublishing>

export function PublishButton({ publishing: { current, open } }: { publishing: Publishing }) {
  return (
    <Button aria-haspopup={current.isInline ? undefined : 'dialog'} onClick={open}>
      {reviewTexts.hub.upload}
    </Button>
  )
}

type FormsProps = { review: TeamReviewData; projectId: string; publishing: Publishing }

/** Renders the forms for new versions: inline if the asset has none, else in a modal. */
export function PublishForms({ review, projectId, publishing }: FormsProps) {
  const { assets } = review
  const { forms, current, opened } = publishing
  return (
    <>
      {current.isInline && !opened && <PublishButton publishing={publishing} />}
      {forms.map(form => {
        const asset = assets.find(one => nameOf(one) === form.name)
        const versions = versionsIn(review, asset)
        return (
          <PublishForm
            key={`${form.name} ${form.isInline}`}
            opened={form.name === current.name && opened}
            onClose={() => publishing.close(form)}
            onDone={() => publishing.end(form)}
            isInline={form.isInline}
            onHolding={isHolding => publishing.hold(form, isHolding)}
            projectId={projectId}
            nextName={`v${versions.length + 1}`}
            previousVersion={versions.find(({ state }) => state !== 'saved')}
            otherNames={versions.flatMap(({ state, versionName }) => (state === 'saved' ? [] : versionName))}
            asset={asset}
            isOneOfSeveral={assets.length > 1}
            makesPreviews={review.makesPreviews}
          />
        )
      })}
    </>
  )
}

const texts = teamTexts.deliverables

interface FormErrors {
  file?: string | undefined
  versionName?: string | undefined
}

async function findErrors(
  file: File | undefined,
  versionName: string,
  asset: ReviewAsset | undefined,
): Promise<FormErrors> {
  const { publishDeliverableInput } = await import('shared/deliverables/deliverables.inputs')
  return {
    file: file
      ? fileRefusal(file, asset)
      : asset && !isFormat(asset.kind)
        ? publishTexts.missing
        : publishTexts.fileMissing,
    versionName: publishDeliverableInput.shape.versionName.safeParse(versionName).success
      ? undefined
      : fieldErrorTexts.REQUIRED,
  }
}

/** Stores name and notes of a version as a draft until it is published. */
function useVersionText(place: string, nextName: string) {
  const name = `publish:${place}`
  const [typed, setTyped] = useState<Partial<VersionText>>(() => drafts.read(name))
  const change = (part: Partial<VersionText>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.save(name, next)
  }
  const clear = () => {
    setTyped({})
    drafts.drop(name)
  }
  return { details: { versionName: nextName, notes: '', ...typed }, change, clear }
}

type Props = {
  opened: boolean
  onClose: () => void
  /** Called once the version is published. */
  onDone: () => void
  /** True if it is part of the page instead of a modal. */
  isInline: boolean
  /** Called with true while a file is chosen: the form must stay mounted then. */
  onHolding: (isHolding: boolean) => void
  projectId: string
  nextName: string
  /** True if the server transcodes previews and makes the poster. */
  makesPreviews: boolean
  /** The previous version, whose open comments it answers. */
  previousVersion: ReviewVersion | undefined
  /** Names of the asset's released versions. */
  otherNames: string[]
  /** The asset; undefined before the main one exists. */
  asset: ReviewAsset | undefined
  isOneOfSeveral: boolean
}

/** Returns a film's resolution; undefined until it is read, null if it cannot be read. */
function useResolution(film: File | undefined): string | null | undefined {
  const [read, setRead] = useState<{ film: File; resolution: string | null }>()
  useEffect(() => {
    if (film) void readFigures(film).then(({ resolution = null }) => setRead({ film, resolution }))
  }, [film])
  return read?.film === film ? read?.resolution : undefined
}

function usePublishForm({ projectId, nextName, previousVersion, asset, onDone, onHolding }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const { details, change, clear } = useVersionText(asset && !asset.isMain ? asset.id : projectId, nextName)
  const [wrong, setWrong] = useState<FormErrors>({})
  const { publish, share, stop } = usePublish(projectId, asset?.id)
  const answers = useCommentResolutions(previousVersion)
  const isHolding = file !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => onHolding(isHolding), [isHolding])
  const isFilm = file !== undefined && !fileRefusal(file, asset) && isFilmFile(file)
  const poster = usePoster(isFilm ? file : undefined)
  const resolution = useResolution(isFilm ? file : undefined)
  const session = useSession()
  const isManager = session.state === 'signed-in' && session.member?.isManager === true
  const send = async (isSaved: boolean) => {
    const found = await findErrors(file, details.versionName, asset).catch(showErrorToast)
    if (!found) return
    setWrong(found)
    const answered = isSaved ? undefined : answers.collect()
    if (!file || found.file || found.versionName || !(isSaved || answered)) return
    if (details.notes.length > NOTES_MAX) return
    if (!(await publish({ file, ...details, answers: answered, picture: poster.picture }))) return
    if (!isSaved) answers.clear()
    setFile(undefined)
    clear()
    if (picker.current) picker.current.value = ''
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(!isManager)
  }
  const save = () => void send(true)
  const chooseFile = (chosen: File | undefined) => {
    setFile(chosen)
    setWrong({ ...wrong, file: undefined })
  }
  const changeWords = (part: Partial<VersionText>) => {
    change(part)
    if (part.versionName !== undefined) setWrong({ ...wrong, versionName: undefined })
  }
  const shown = { file, isFilm, resolution, poster, details, wrong, share, answers, isManager }
  return { ...shown, picker, setFile: chooseFile, change: changeWords, stop, submit, save }
}

/** Returns the checklist of a chosen file; its preview and findings are unknown until the server has read it. */
function checksOf({ makesPreviews, otherNames, asset }: Props, form: ReturnType<typeof usePublishForm>) {
  const { details, answers, isFilm, resolution = null } = form
  return sendingChecks({
    ...details,
    otherNames,
    isFilm,
    resolution,
    unanswered: answers.missing,
    internalNotes: 0,
    kind: asset?.kind ?? '16:9',
    media: makesPreviews ? { state: 'waiting', failure: null, findings: [] } : null,
  })
}

function Fields({ form, ...props }: Props & { form: ReturnType<typeof usePublishForm> }) {
  const { makesPreviews, previousVersion, asset, isInline, isOneOfSeveral } = props
  const { file, isFilm, isManager, share, stop, wrong, details, change, answers, resolution } = form
  return (
    <form className={style.form} onSubmit={form.submit} noValidate>
      <Text c="dimmed">
        {isManager ? publishTexts.publishText : publishTexts.saveText}{' '}
        {isInline && isOneOfSeveral && publishTexts.other}
      </Text>
      <PublishFile
        {...form}
        kind={asset?.kind ?? '16:9'}
        {...(asset && !asset.isMain && { id: `file-of-${asset.id}` })}
      />
      {form.poster.file && <PosterField poster={form.poster} comesLater={makesPreviews} />}
      <VersionTextFields details={details} onChange={change} error={wrong.versionName} />
      {isManager && previousVersion && answers.threads.length > 0 && (file || answers.isChecked) && (
        <AnswerFields previousVersion={previousVersion} answers={answers} />
      )}
      {isManager && file && (!isFilm || resolution !== undefined) && (
        <SendingChecklist checks={checksOf(props, form)} />
      )}
      {share !== undefined && <UploadProgress share={share} onStop={stop} />}
      <Group gap={12}>
        <Button type="submit" loading={share !== undefined}>
          {isManager ? texts.submit : texts.save}
        </Button>
        {isManager && (
          <Button variant="default" disabled={share !== undefined} onClick={form.save}>
            {texts.save}
          </Button>
        )}
      </Group>
      {isManager && <Text c="dimmed">{texts.saveHint}</Text>}
    </form>
  )
}

/** Publishes a version. Its input survives closing; an upload shows its progress while the form is closed. */
function PublishForm(props: Props) {
  const { opened, onClose, isInline, asset, isOneOfSeveral } = props
  const form = usePublishForm(props)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  const { share, stop } = form
  const warning = useUnsavedChangesPrompt(() => share !== undefined, publishTexts.leaving)
  const title = isOneOfSeveral && asset ? publishTexts.into(assetLabel(asset)) : publishTexts.publish
  const fields = <Fields {...props} form={form} />
  return (
    <>
      {isInline ? (
        <div hidden={!opened}>
          <SectionCard title={title}>{fields}</SectionCard>
        </div>
      ) : (
        <AppModal
          keepMounted={wasOpened}
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
          {isOneOfSeveral && asset && <b>{assetLabel(asset)}</b>}
          <UploadProgress share={share} onStop={stop} />
        </Paper>
      )}
      {warning}
    </>
  )
}
