import { useContext, useState } from 'react'
import { AttachButton } from './attach-button.tsx'
import type { AttachedFile, CommentDraft } from './comment-draft.ts'
import { AttachTray } from './late-comment-parts.ts'
import type { SaidFile } from './review-types.ts'
import { RoomPlace } from './room-place.ts'

type Files = Pick<CommentDraft, 'files'>
type Change = (part: (draft: Files) => Files) => void

/** What goes with words that are changed, and who hears which of it shall go. */
interface Former {
  staying: readonly SaidFile[]
  onDropped: (file: SaidFile) => void
}

const noneBefore: Former = { staying: [], onDropped: () => undefined }

/** Files of a form of words: the button that chooses them, what was chosen, and whether they keep the words back. */
export function useAttaching({ files }: Files, change: Change, former = noneBefore) {
  const place = useContext(RoomPlace)
  const [picked, setPicked] = useState<File[]>([])
  const [isHeld, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  const add = (file: AttachedFile) => change(draft => ({ files: [...draft.files, file] }))
  const remove = ({ uploadId }: AttachedFile) =>
    change(draft => ({ files: draft.files.filter(file => file.uploadId !== uploadId) }))
  const letGo = () => setPicked([])
  // In one step: between the two the words could be sent without their file.
  const take = (isSending: boolean) => {
    setPicked([])
    if (isSending) setHeld(true)
  }
  const tray = place && (
    <AttachTray
      key={round}
      opened={picked.length + files.length + former.staying.length > 0}
      onClose={letGo}
      projectId={place.projectId}
      {...former}
      picked={picked}
      onTaken={take}
      files={files}
      onArrived={add}
      onRemoved={remove}
      onHeld={setHeld}
    />
  )
  /** What was refused is no longer told once the words are sent. */
  const reset = () => setRound(round + 1)
  // What was chosen keeps the words back from the first moment: the code that sends files may still be on its way.
  return {
    button: place && <AttachButton onFiles={setPicked} />,
    tray,
    isHeld: isHeld || picked.length > 0,
    reset,
  }
}
