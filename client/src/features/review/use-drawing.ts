import { useState } from 'react'
import { rangeBetween } from 'shared/deliverables/film-range'
import { useStore } from 'zustand'
import { DrawingBoard } from './drawing-board.ts'
import type { Playback } from './playback.ts'

/** The board of a room: opened, the film stands still on the frame that is drawn on. */
export function useDrawing(playback: Playback) {
  const [board] = useState(() => new DrawingBoard())
  const isDrawing = useStore(board.store, state => state.isOpen)
  const begin = () => {
    playback.pause()
    const { ms, points } = playback.read()
    playback.seek(board.begin(rangeBetween(points)?.atMs ?? ms))
  }
  const toggle = () => {
    if (board.read().isOpen) board.close()
    else begin()
  }
  return { board, isDrawing, beginDrawing: begin, toggleDrawing: toggle }
}
