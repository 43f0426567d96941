import { IconPencil } from '@tabler/icons-react'
import { drawingTexts } from 'shared/messages/it/review-player'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import style from './comments.module.css'
import type { DrawingBoard } from './drawing-board.ts'
import { DrawingStage } from './lazy-drawing-components.ts'
import { DrawnSign } from './thread-signs.tsx'

const texts = drawingTexts

type Props = {
  board: DrawingBoard
  hasWords: boolean
  onBegin: () => void
}

/** Whether a drawing goes with the comment; it needs words too, so that it says the same to whoever cannot see it. */
export function DrawingChip({ board, hasWords, onBegin }: Props) {
  const { shapes, isOpen } = useStore(board.store)
  const hasDrawing = shapes.length > 0
  return (
    <div className={style.drawing}>
      {hasDrawing && <DrawnSign />}
      {!isOpen && (
        <Button variant="subtle" size="small" onPointerEnter={DrawingStage.warm} onClick={onBegin}>
          {!hasDrawing && <IconPencil size={16} aria-hidden="true" />}
          {hasDrawing ? texts.edit : texts.begin}
        </Button>
      )}
      {hasDrawing && (
        <Button variant="subtle" size="small" onClick={() => board.clear()}>
          {texts.drop}
        </Button>
      )}
      {hasDrawing && !hasWords && <p className={style.needsWords}>{texts.needsWords}</p>}
    </div>
  )
}
