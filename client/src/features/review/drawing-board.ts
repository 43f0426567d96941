import { useState } from 'react'
import {
  type Drawing,
  type DrawingColor,
  type DrawingShape,
  type DrawingTool,
  hasRoom,
  isWholeShape,
} from 'shared/deliverables/drawing'
import { rangeBetween } from 'shared/deliverables/timeline'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { drafts } from '../../ui/browser-storage.ts'
import type { Playback } from './playback.ts'

/** Holds the drawing board of a review. Opening it pauses the film on the frame to draw on. */
export function useDrawing(playback: Playback) {
  const [board] = useState(() => new DrawingBoard())
  const isDrawing = useStore(board.store, state => state.isOpen)
  const beginDrawing = () => {
    playback.pause()
    const { ms, points } = playback.read()
    playback.seek(board.begin(rangeBetween(points)?.atMs ?? ms))
  }
  const toggleDrawing = () => (isDrawing ? board.close() : beginDrawing())
  return { board, isDrawing, beginDrawing, toggleDrawing }
}

export interface BoardState {
  isOpen: boolean
  /** The frame that is drawn on; null while the drawing is empty. */
  atMs: number | null
  shapes: Drawing
  tool: DrawingTool
  color: DrawingColor
  /** True if the last shape exceeded the limit. */
  isFull: boolean
}

const START: BoardState = {
  isOpen: false,
  atMs: null,
  shapes: [],
  tool: 'pen',
  color: 'red',
  isFull: false,
}

/** Storage key of the drawing for a version's next comment. */
export const drawingName = (deliverableId: string): string => `drawing:${deliverableId}`

/** The drawing of the comment that is being written, stored like its draft. */
export class DrawingBoard {
  readonly store = createStore(() => START)
  #name = ''

  readonly read = (): BoardState => this.store.getState()

  #set(change: Partial<BoardState>): void {
    this.store.setState({ isFull: false, ...change })
    const { shapes, atMs } = this.read()
    if (shapes.length === 0) drafts.drop(this.#name)
    else drafts.save(this.#name, { shapes, atMs })
  }

  load(deliverableId: string): void {
    this.#name = drawingName(deliverableId)
    const { shapes = [], atMs = null } = drafts.read(this.#name) as Partial<BoardState>
    this.#set({ isOpen: false, shapes, atMs })
  }

  /** Opens the board on a frame, or on the one of the existing drawing. Returns that frame. */
  begin(ms: number): number {
    const { shapes, atMs } = this.read()
    const at = shapes.length > 0 && atMs !== null ? atMs : ms
    this.#set({ isOpen: true, atMs: at })
    return at
  }

  close(): void {
    this.#set({ isOpen: false })
  }

  choose(choice: { tool: DrawingTool } | { color: DrawingColor }): void {
    this.#set(choice)
  }

  add(shape: DrawingShape): void {
    const { shapes } = this.read()
    if (!isWholeShape(shape)) return
    if (hasRoom(shapes, shape)) this.#set({ shapes: [...shapes, shape] })
    else this.#set({ isFull: true })
  }

  undo(): void {
    this.#set({ shapes: this.read().shapes.slice(0, -1) })
  }

  clear(): void {
    this.#set({ shapes: [] })
  }
}
