import { type DrawingShape, drawingLimits } from 'shared/deliverables/drawing'
import { beforeEach, expect, test } from 'vitest'
import { DrawingBoard } from './drawing-board.ts'

const box: DrawingShape = { tool: 'box', color: 'red', points: [0.1, 0.1, 0.5, 0.5] }
const dot: DrawingShape = { tool: 'pen', color: 'blue', points: [0.5, 0.5] }

let board: DrawingBoard

beforeEach(() => {
  board = new DrawingBoard()
  board.load('v1')
  board.clear()
})

test('undoes an annotation shape by shape', () => {
  board.begin(1000)
  board.add(box)
  board.add(dot)
  board.undo()
  expect(board.read().shapes).toEqual([box])
  board.undo()
  board.undo()
  expect(board.read().shapes).toEqual([])
})

test('adds no shape for a press without a stroke', () => {
  board.add({ ...box, points: [0.1, 0.1, 0.1, 0.1] })
  expect(board.read().shapes).toEqual([])
})

test('stays on its frame when opened again', () => {
  expect(board.begin(1000)).toBe(1000)
  board.close()
  expect(board.begin(2000)).toBe(2000)
  board.add(box)
  board.close()
  expect(board.begin(3000)).toBe(2000)
})

test('refuses shapes when full, and says so until one is removed', () => {
  for (let at = 0; at <= drawingLimits.shapes; at++) board.add(dot)
  expect(board.read()).toMatchObject({ isFull: true })
  expect(board.read().shapes).toHaveLength(drawingLimits.shapes)
  board.undo()
  expect(board.read().isFull).toBe(false)
})
