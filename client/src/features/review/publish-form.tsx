import { type FormEvent, useRef, useState } from 'react'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { fieldErrorTexts } from 'shared/messages/it/errors'
import { reviewTexts } from 'shared/messages/it/review'
import { teamTexts } from 'shared/messages/it/team'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { PosterField } from './poster-field.tsx'
import style from './publish-form.module.css'
import { refusedFile } from './upload-video.ts'
import { usePoster } from './use-poster.ts'
import { usePublish } from './use-publish.ts'

const texts = teamTexts.deliverables
const hub = reviewTexts.hub

interface Wrong {
  file?: string | undefined
  versionName?: string | undefined
}

async function wrongOf(file: File | undefined, versionName: string): Promise<Wrong> {
  const { publishDeliverableInput } = await import('shared/deliverables/deliverables.inputs')
  return {
    file: file ? refusedFile(file) : hub.fileMissing,
    versionName: publishDeliverableInput.shape.versionName.safeParse(versionName).success
      ? undefined
      : fieldErrorTexts.REQUIRED,
  }
}

function Progress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className={style.progress}>
      <label className={style.bar}>
        <span>{hub.progress(percent)}</span>
        <progress max={100} value={percent} />
      </label>
      <Button look="quiet" size="small" onClick={onStop}>
        {hub.cancelUpload}
      </Button>
    </div>
  )
}

function usePublishForm(projectId: string, nextName: string) {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [versionName, setVersionName] = useState(nextName)
  const [notes, setNotes] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const { publish, share, stop } = usePublish(projectId)
  const poster = usePoster(file && !refusedFile(file) ? file : undefined)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await wrongOf(file, versionName).catch(showFailure)
    if (!found) return
    setWrong(found)
    if (!file || found.file || found.versionName) return
    if (!(await publish({ file, versionName, notes, picture: poster.picture }))) return
    setFile(undefined)
    setNotes('')
    if (picker.current) picker.current.value = ''
  }
  const words = { versionName, setVersionName, notes, setNotes }
  return { picker, file, setFile, poster, ...words, wrong, share, stop, submit }
}

type Form = ReturnType<typeof usePublishForm>

function FileField({ form: { picker, file, setFile, wrong, share } }: { form: Form }) {
  return (
    <div className={style.file}>
      <input
        ref={picker}
        id="deliverable-file"
        className="visually-hidden"
        type="file"
        accept="video/*"
        disabled={share !== undefined}
        aria-invalid={wrong.file !== undefined}
        aria-describedby="deliverable-file-hint"
        onChange={event => setFile(event.currentTarget.files?.[0])}
      />
      <label htmlFor="deliverable-file">{hub.file}</label>
      <span className={style.chosen}>{file ? `${file.name} · ${fileSizeIt(file.size)}` : hub.noFile}</span>
      <p id="deliverable-file-hint" className={wrong.file ? style.wrong : style.hint}>
        {wrong.file ?? hub.fileHint}
      </p>
    </div>
  )
}

/** A new version: the file, its name, and what is new in it. */
export function PublishForm({ projectId, nextName }: { projectId: string; nextName: string }) {
  const form = usePublishForm(projectId, nextName)
  const { share, stop, wrong } = form
  return (
    <Card title={hub.publish}>
      <form className={style.form} onSubmit={event => void form.submit(event)} noValidate>
        <p className={style.hint}>{hub.publishText}</p>
        <FileField form={form} />
        <PosterField poster={form.poster} />
        <TextField
          name="versionName"
          label={texts.versionName}
          maxLength={100}
          value={form.versionName}
          error={wrong.versionName}
          onChange={event => form.setVersionName(event.currentTarget.value)}
        />
        <TextAreaField
          optional
          name="notes"
          label={hub.notesLabel}
          maxLength={2000}
          value={form.notes}
          onChange={event => form.setNotes(event.currentTarget.value)}
        />
        {share !== undefined && <Progress share={share} onStop={stop} />}
        <Button type="submit" busy={share !== undefined}>
          {texts.submit}
        </Button>
      </form>
    </Card>
  )
}
