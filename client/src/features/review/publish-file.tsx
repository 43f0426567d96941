import { type DragEvent, type RefObject, useState } from 'react'
import type { AssetKind } from 'shared/deliverables/asset'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { publishTexts } from 'shared/messages/it/publishing'
import style from './publish-form.module.css'

/** A file that is dropped takes the place of the one that was chosen. */
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
  /** What it is a file of. */
  kind: AssetKind
  /** Where there are two on a page. */
  id?: string
}

const acceptOf: Partial<Record<AssetKind, string>> = { subtitles: '.srt,.vtt', stills: 'image/*,.zip' }

function wordsOf(kind: AssetKind): { label: string; hint: string; accept: string | undefined } {
  if (kind === 'subtitles' || kind === 'stills' || kind === 'additional')
    return { label: publishTexts.pick, hint: publishTexts.hints[kind], accept: acceptOf[kind] }
  return { label: publishTexts.file, hint: publishTexts.fileHint, accept: 'video/*,.mxf' }
}

/** The file of a version: chosen, or dropped on the box. */
export function PublishFile({ picker, file, setFile, wrong, share, kind, id = 'deliverable-file' }: Props) {
  const { label, hint, accept } = wordsOf(kind)
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
