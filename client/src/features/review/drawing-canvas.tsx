import { Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCheck,
  IconPencil,
  IconRectangle,
  IconTrash,
} from '@tabler/icons-react'
import { type PointerEvent, useRef, useState } from 'react'
import {
  type Drawing,
  type DrawingShape,
  type DrawingTool,
  drawingColors,
  drawingInks,
  drawingTools,
  keptPoints,
} from 'shared/deliverables/drawing'
import { DRAWN_LINE, drawnPath, drawnSize } from 'shared/deliverables/drawing-path'
import { type FrameRate, frameAt } from 'shared/deliverables/timecode'
import { drawingToolTexts as texts } from 'shared/messages/it/review-player'
import { useStore } from 'zustand'
import style from './drawing.module.css'
import type { DrawingBoard } from './drawing-board.ts'
import { type Picture, type Playback, usePlaybackPart } from './playback.ts'
import { PlayerButton } from './player-controls.tsx'
import type { ReviewThread } from './review-model.ts'

const icons: Record<DrawingTool, typeof IconPencil> = {
  pen: IconPencil,
  arrow: IconArrowUpRight,
  box: IconRectangle,
}

function Tools({ board }: { board: DrawingBoard }) {
  const chosen = useStore(board.store, state => state.tool)
  return (
    <Group gap={2} wrap="nowrap">
      {drawingTools.map(tool => (
        <PlayerButton
          key={tool}
          icon={icons[tool]}
          label={texts.tools[tool]}
          isOn={tool === chosen}
          onClick={() => board.choose({ tool })}
        />
      ))}
    </Group>
  )
}

function Colors({ board }: { board: DrawingBoard }) {
  const chosen = useStore(board.store, state => state.color)
  return (
    <Group gap={2} wrap="nowrap">
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
    </Group>
  )
}

type ToolsProps = { opened: boolean; onClose: () => void; board: DrawingBoard }

export function DrawingTools({ opened, onClose, board }: ToolsProps) {
  const { shapes, isFull } = useStore(board.store)
  if (!opened) return null
  return (
    <fieldset className={style.tools}>
      <legend className="visually-hidden">{texts.title}</legend>
      <Tools board={board} />
      <Colors board={board} />
      <Group gap={2} wrap="nowrap">
        {shapes.length > 0 && (
          <>
            <PlayerButton icon={IconArrowBackUp} label={texts.undo} onClick={() => board.undo()} />
            <PlayerButton icon={IconTrash} label={texts.clear} onClick={() => board.clear()} />
          </>
        )}
      </Group>
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

function Shapes({ drawing, size }: { drawing: Drawing; size: Picture }) {
  return drawing.map((shape, at) => {
    const { path, isArea } = drawnPath(shape, size)
    const ink = drawingInks[shape.color]
    const look = isArea
      ? { fill: ink }
      : ({
          fill: 'none',
          stroke: ink,
          strokeWidth: DRAWN_LINE,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        } as const)
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name, and only the last one comes and goes
    return <path key={at} d={path} {...look} />
  })
}

type Stroke = [number, number][]

/** Returns the position of a pointer on the picture, from 0 to 1. */
function pointOn(svg: SVGSVGElement, { width, height }: Picture, { clientX, clientY }: PointerEvent) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return [x / width, y / height] as [number, number]
}

function useStroke(board: DrawingBoard, size: Picture) {
  const svg = useRef<SVGSVGElement>(null)
  const [hand, setHand] = useState<Stroke>()
  const { tool, color } = useStore(board.store)
  const shapeOf = (points: Stroke): DrawingShape => {
    const ends = [...points.slice(0, 1), ...points.slice(-1)]
    return { tool, color, points: keptPoints(tool === 'pen' ? points : ends) }
  }
  const place = (event: PointerEvent): Stroke => (svg.current ? [pointOn(svg.current, size, event)] : [])
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || hand) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHand(place(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (hand) setHand([...hand, ...place(event)])
  }
  const onPointerUp = () => {
    if (hand) board.add(shapeOf(hand))
    setHand(undefined)
  }
  const onPointerCancel = () => setHand(undefined)
  const begun = hand && hand.length > 0 ? [shapeOf(hand)] : []
  return { svg, begun, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

function Surface({ board, size }: { board: DrawingBoard; size: Picture }) {
  const shapes = useStore(board.store, state => state.shapes)
  const { svg, begun, on } = useStroke(board, size)
  return (
    <svg
      ref={svg}
      className={`${style.layer} ${style.surface}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={texts.surface}
      {...on}
    >
      <Shapes drawing={[...shapes, ...begun]} size={size} />
    </svg>
  )
}

type Props = {
  playback: Playback
  frameRate: FrameRate
  board: DrawingBoard
  thread: ReviewThread | undefined
}

/** Overlays the picture with the drawing in progress, or with that of the chosen comment on its frame. */
export default function DrawingCanvas({ playback, frameRate, board, thread }: Props) {
  const picture = usePlaybackPart(playback, state => state.picture)
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const frame = usePlaybackPart(playback, state => frameAt(state.ms, frameRate))
  const { isOpen, atMs } = useStore(board.store)
  const isOn = (ms: number | null) => ms !== null && frameAt(ms, frameRate) === frame
  if (!picture || isPlaying) return null
  const size = drawnSize(picture)
  if (isOpen && isOn(atMs)) return <Surface board={board} size={size} />
  if (!thread?.drawing || !isOn(thread.atMs)) return null
  return (
    <svg
      className={style.layer}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={texts.of(thread.authorName)}
    >
      <Shapes drawing={thread.drawing} size={size} />
    </svg>
  )
}
