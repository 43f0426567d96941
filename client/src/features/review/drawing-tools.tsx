import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCheck,
  IconPencil,
  IconRectangle,
  IconTrash,
} from '@tabler/icons-react'
import { type DrawingTool, drawingColors, drawingTools } from 'shared/deliverables/drawing'
import { drawingInks } from 'shared/deliverables/drawing-inks'
import { drawingToolTexts } from 'shared/messages/it/drawing-tools'
import { useStore } from 'zustand'
import style from './drawing.module.css'
import type { DrawingBoard } from './drawing-board.ts'
import { PlayerButton } from './player-controls.tsx'

const texts = drawingToolTexts
const ICON = 20

const icons: Record<DrawingTool, typeof IconPencil> = {
  pen: IconPencil,
  arrow: IconArrowUpRight,
  box: IconRectangle,
}

function Tools({ board }: { board: DrawingBoard }) {
  const chosen = useStore(board.store, state => state.tool)
  return (
    <div className={style.group}>
      {drawingTools.map(tool => {
        const Icon = icons[tool]
        return (
          <PlayerButton
            key={tool}
            label={texts.tools[tool]}
            isOn={tool === chosen}
            onClick={() => board.choose({ tool })}
          >
            <Icon size={ICON} aria-hidden="true" />
          </PlayerButton>
        )
      })}
    </div>
  )
}

function Colors({ board }: { board: DrawingBoard }) {
  const chosen = useStore(board.store, state => state.color)
  return (
    <div className={style.group}>
      {drawingColors.map(color => (
        <button
          key={color}
          type="button"
          className={style.color}
          aria-label={texts.colors[color]}
          title={texts.colors[color]}
          aria-pressed={color === chosen}
          onClick={() => board.choose({ color })}
        >
          <span style={{ background: drawingInks[color] }} />
        </button>
      ))}
    </div>
  )
}

type Props = { opened: boolean; onClose: () => void; board: DrawingBoard }

/** Tools and colours below the picture while the board is open. */
export default function DrawingTools({ opened, onClose, board }: Props) {
  const { shapes, isFull } = useStore(board.store)
  if (!opened) return null
  return (
    <fieldset className={style.tools}>
      <legend className="visually-hidden">{texts.title}</legend>
      <Tools board={board} />
      <Colors board={board} />
      <div className={style.group}>
        {shapes.length > 0 && (
          <>
            <PlayerButton label={texts.undo} onClick={() => board.undo()}>
              <IconArrowBackUp size={ICON} aria-hidden="true" />
            </PlayerButton>
            <PlayerButton label={texts.clear} onClick={() => board.clear()}>
              <IconTrash size={ICON} aria-hidden="true" />
            </PlayerButton>
          </>
        )}
      </div>
      <button type="button" className={style.done} onClick={onClose}>
        <IconCheck size={16} aria-hidden="true" />
        {texts.done}
      </button>
      <p className={style.note} role="status">
        {isFull ? texts.full : ''}
      </p>
    </fieldset>
  )
}
