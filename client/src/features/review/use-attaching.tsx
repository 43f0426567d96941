import { useContext, useState } from 'react'
import { AttachButton } from './attach-button.tsx'
import type { AttachedFile, CommentDraft } from './comment-draft.ts'
import { AttachTray } from './late-comment-parts.ts'
import { RoomPlace } from './room-place.ts'

type Change = (part: (draft: CommentDraft) => Partial<CommentDraft>) => void

/** Files of a form of words: the button that chooses them, what was chosen, and whether they keep the words back. */
export function useAttaching({ files }: Pick<CommentDraft, 'files'>, change: Change) {
  const place = useContext(RoomPlace)
  const [picked, setPicked] = useState<File[]>([])
  const [isHeld, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  const add = (file: AttachedFile) => change(draft => ({ files: [...draft.files, file] }))
  const remove = ({ uploadId }: AttachedFile) =>
    change(draft => ({ files: draft.files.filter(file => file.uploadId !== uploadId) }))
  const letGo = () => setPicked([])
  const tray = place && (
    <AttachTray
      key={round}
      opened={picked.length > 0 || files.length > 0}
      onClose={letGo}
      projectId={place.projectId}
      picked={picked}
      onTaken={letGo}
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
