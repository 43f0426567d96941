import { z } from '../errors/zod.ts'

/** A sum of money in cents, above nothing. */
export const amountField = (max: number) =>
  z
    .int({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'INVALID_AMOUNT') })
    .min(1, 'INVALID_AMOUNT')
    .max(max, 'INVALID_AMOUNT')

/** A whole number within bounds, both included. */
export const integerField = (min: number, max: number) =>
  z
    .int({ error: issue => (issue.input === undefined ? 'REQUIRED' : 'OUT_OF_RANGE') })
    .min(min, 'OUT_OF_RANGE')
    .max(max, 'OUT_OF_RANGE')
