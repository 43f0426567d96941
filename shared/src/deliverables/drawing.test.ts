import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { drawingField } from './deliverables.inputs.ts'
import {
  type Drawing,
  type DrawingShape,
  drawingLimits,
  hasRoom,
  isWholeShape,
  keptPoints,
} from './drawing.ts'

const shape = (tool: DrawingShape['tool'], points: number[]): DrawingShape => ({ tool, color: 'red', points })
const stroke = (points: number) =>
  shape(
    'pen',
    Array.from({ length: points * 2 }, () => 0.5),
  )

test.each([
  ['a stroke', shape('pen', [0, 0, 1, 1, 0.5, 0.5]), true],
  ['a dot', shape('pen', [0.5, 0.5]), true],
  ['a stroke of nothing', shape('pen', []), false],
  ['a stroke with half a point', shape('pen', [0, 0, 1]), false],
  ['a box', shape('box', [0, 0, 1, 1]), true],
  ['a box with three corners', shape('box', [0, 0, 1, 1, 0.5, 0.5]), false],
  ['a box without size', shape('box', [0.5, 0.5, 0.5, 0.5]), false],
  ['an arrow', shape('arrow', [0, 0, 0, 1]), true],
  ['an arrow without a head', shape('arrow', [0, 0]), false],
])('%s is whole: %s', (_name, one, expected) => {
  expect(isWholeShape(one)).toBe(expected)
})

const field = drawingField()

test.each<[string, unknown, boolean]>([
  ['one shape', [shape('box', [0, 0, 1, 1])], true],
  ['as many shapes as it may hold', Array.from({ length: drawingLimits.shapes }, () => stroke(1)), true],
  ['one shape more', Array.from({ length: drawingLimits.shapes + 1 }, () => stroke(1)), false],
  ['a stroke as long as it may be', [stroke(drawingLimits.pointsInShape)], true],
  ['a longer stroke', [stroke(drawingLimits.pointsInShape + 1)], false],
  ['more points than all may have', Array.from({ length: 20 }, () => stroke(101)), false],
  ['nothing', [], false],
  ['a point beside the picture', [shape('pen', [0, 1.1])], false],
  ['no number', [shape('pen', [0, Number.NaN])], false],
  ['another colour', [{ ...stroke(2), color: '#ff0000' }], false],
  ['another tool', [{ ...stroke(2), tool: 'text' }], false],
  ['a key that is not known', [{ ...stroke(2), href: 'x' }], false],
])('an annotation of %s is accepted: %s', (_name, drawing, expected) => {
  expect(field.safeParse(drawing).success).toBe(expected)
})

test('shapes are accepted until an annotation is full', () => {
  const full: Drawing = Array.from({ length: 20 }, () => stroke(100))
  expect(hasRoom(full, stroke(1))).toBe(false)
  expect(hasRoom(full.slice(1), stroke(100))).toBe(true)
  expect(hasRoom(full.slice(1), stroke(101))).toBe(false)
})

const moves = fc.array(fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true })), {
  minLength: 1,
  maxLength: 600,
})
test.prop([moves])('any pointer path becomes an accepted stroke with its ends', drawn => {
  const points = keptPoints(drawn)
  expect(field.safeParse([shape('pen', points)]).success).toBe(true)
  expect(points.slice(0, 2)).toEqual(keptPoints(drawn.slice(0, 1)))
  expect(points.slice(-2)).toEqual(keptPoints(drawn.slice(-1)))
})
