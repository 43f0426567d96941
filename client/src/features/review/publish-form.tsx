import { Button, Group, Text } from '@mantine/core'
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
import { drafts } from '../../ui/draft.ts'
import { showFailure } from '../../ui/failure.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useLeaveWarning } from '../../ui/use-leave-warning.tsx'
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

/** A form of an asset, which stands on the page as long as nothing is published. */
interface PublishFormState {
  name: string
  isInline: boolean
}

/** The main asset is none yet while its first version is published. */
const nameOf = (asset: ReviewAsset | undefined) => (asset && !asset.isMain ? asset.id : 'main')

/** The form for a new version of what is on the screen, and those of others that hold a file. */
export function usePublishing(room: TeamReviewData, asset: ReviewAsset | undefined) {
  const [shown, setShown] = useState<{ name: string; opened: boolean }>()
  const [holding, setHolding] = useState<PublishFormState[]>([])
  const name = nameOf(asset)
  const own = holding.find(one => one.name === name)
  const current = own ?? { name, isInline: versionsIn(room, asset).length === 0 }
  /** What has ended behind another form leaves that one as it is. */
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

/** The way to the form. */
export function PublishButton({ publishing: { current, open } }: { publishing: Publishing }) {
  return (
    <Button aria-haspopup={current.isInline ? undefined : 'dialog'} onClick={open}>
      {reviewTexts.hub.upload}
    </Button>
  )
}

type FormsProps = { room: TeamReviewData; projectId: string; publishing: Publishing }

/** Where versions are published: at once in a room without any, in a window over the others. */
export function PublishForms({ room, projectId, publishing }: FormsProps) {
  const { assets } = room
  const { forms, current, opened } = publishing
  return (
    <>
      {current.isInline && !opened && <PublishButton publishing={publishing} />}
      {forms.map(form => {
        const asset = assets.find(one => nameOf(one) === form.name)
        const versions = versionsIn(room, asset)
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
            makesPreviews={room.makesPreviews}
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

/** The words about a version outlive closing and reloading, until it is published. */
function useVersionText(place: string, nextName: string) {
  const name = `publish:${place}`
  const [typed, setTyped] = useState<Partial<VersionText>>(() => drafts.read(name))
  const change = (part: Partial<VersionText>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.keep(name, next)
  }
  const clear = () => {
    setTyped({})
    drafts.drop(name)
  }
  return { words: { versionName: nextName, notes: '', ...typed }, change, clear }
}

type Props = {
  opened: boolean
  /** Hears that it was closed, or that its code did not come. */
  onClose: () => void
  /** Hears that the version is there. */
  onDone: () => void
  /** On the page itself, where there is nothing else to see; otherwise a window over it. */
  isInline: boolean
  /** Hears whether it holds a file: as long as it does it has to stay, shown or not. */
  onHolding: (isHolding: boolean) => void
  projectId: string
  nextName: string
  /** Whether the server makes what is watched, and a poster too. */
  makesPreviews: boolean
  /** The version before, whose open comments it answers. */
  previousVersion: ReviewVersion | undefined
  /** Names of the asset's versions that the client has. */
  otherNames: string[]
  /** What it is a version of; the main one, where there is none yet. */
  asset: ReviewAsset | undefined
  isOneOfSeveral: boolean
}

/** The picture's size as the browser reads it in a film; undefined until it is known, null where it cannot be read. */
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
  const { words, change, clear } = useVersionText(asset && !asset.isMain ? asset.id : projectId, nextName)
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
    const found = await findErrors(file, words.versionName, asset).catch(showFailure)
    if (!found) return
    setWrong(found)
    const taken = isSaved ? undefined : answers.take()
    if (!file || found.file || found.versionName || !(isSaved || taken)) return
    if (words.notes.length > NOTES_MAX) return
    if (!(await publish({ file, ...words, answers: taken, picture: poster.picture }))) return
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
  const shown = { file, isFilm, resolution, poster, words, wrong, share, answers, isManager }
  return { ...shown, picker, setFile: chooseFile, change: changeWords, stop, submit, save }
}

/** Returns the checklist of a chosen file; its preview and findings are unknown until the server has read it. */
function checksOf({ makesPreviews, otherNames, asset }: Props, form: ReturnType<typeof usePublishForm>) {
  const { words, answers, isFilm, resolution = null } = form
  return sendingChecks({
    ...words,
    otherNames,
    isFilm,
    resolution,
    unanswered: answers.missing,
    internalNotes: 0,
    kind: asset?.kind ?? '16:9',
    media: makesPreviews ? { state: 'waiting', failure: null, findings: [] } : null,
  })
}

/** The file, its name, what is new in it, and what became of the comments before. */
function Fields({ form, ...props }: Props & { form: ReturnType<typeof usePublishForm> }) {
  const { makesPreviews, previousVersion, asset, isInline, isOneOfSeveral } = props
  const { file, isFilm, isManager, share, stop, wrong, words, change, answers, resolution } = form
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
      <VersionTextFields words={words} onChange={change} error={wrong.versionName} />
      {isManager && previousVersion && (
        <AnswerFields
          opened={answers.threads.length > 0 && (form.file !== undefined || answers.isChecked)}
          previousVersion={previousVersion}
          answers={answers}
        />
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

/** A new version. What was begun stays while the form is closed, and a file on its way shows how far it is. */
function PublishForm(props: Props) {
  const { opened, onClose, isInline, asset, isOneOfSeveral } = props
  const form = usePublishForm(props)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  const { share, stop } = form
  const warning = useLeaveWarning(() => share !== undefined, publishTexts.leaving)
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
          // Over the window that it may have been opened from.
          zIndex={210}
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
        <section className={`panel ${style.strip}`} aria-label={title}>
          {isOneOfSeveral && asset && <b>{assetLabel(asset)}</b>}
          <UploadProgress share={share} onStop={stop} />
        </section>
      )}
      {warning}
    </>
  )
}
