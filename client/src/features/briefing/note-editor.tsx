import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { WordPlace } from 'shared/briefing/brief/word-places'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { Button } from '../../ui/button.tsx'
import { MoveChoices } from './move-choices.tsx'
import { useRefile } from './use-correct.ts'

type Props = {
  note: string
  projectId: string
  /** Where the words are now. */
  onDone: (to: WordPlace) => void
  onClose: () => void
}

/** A note that says more than a note: what it is in truth, or that it goes. */
export default function NoteEditor({ note, projectId, onDone, onClose }: Props) {
  const { refile, isPending } = useRefile(projectId, () => onDone('notes'))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on the buttons inside
    <div ref={box} className="stack gap-10" onKeyDown={onKeyDown}>
      <MoveChoices
        legend={panelTexts.noteIs}
        projectId={projectId}
        from="notes"
        words={note}
        onDone={onDone}
      />
      <div className="cluster gap-8">
        <Button variant="outline" size="small" onClick={onClose}>
          {panelTexts.cancel}
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-disabled={isPending}
          onClick={() => !isPending && refile({ from: 'notes', words: note, to: null })}
        >
          {panelTexts.takeOut}
        </Button>
      </div>
    </div>
  )
}
