import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/scalars.ts'
import { drawingColors, drawingLimits, drawingTools, isWholeShape, pointsOf, rounded } from './drawing.ts'

const coordinate = () =>
  z.number({ error: 'OUT_OF_RANGE' }).min(0, 'OUT_OF_RANGE').max(1, 'OUT_OF_RANGE').overwrite(rounded)

const shapeField = () =>
  z
    .strictObject(
      {
        tool: choiceField(drawingTools),
        color: choiceField(drawingColors),
        points: z
          .array(coordinate(), { error: 'OUT_OF_RANGE' })
          .max(drawingLimits.pointsInShape * 2, 'TOO_LONG')
          .readonly(),
      },
      { error: 'OUT_OF_RANGE' },
    )
    .refine(isWholeShape, 'OUT_OF_RANGE')

/** Drawing on a frame, as sent and as stored. */
export const drawingField = () =>
  z
    .array(shapeField(), { error: 'OUT_OF_RANGE' })
    .min(1, 'REQUIRED')
    .max(drawingLimits.shapes, 'TOO_LONG')
    .refine(shapes => pointsOf(shapes) <= drawingLimits.points, 'TOO_LONG')
    .readonly()
