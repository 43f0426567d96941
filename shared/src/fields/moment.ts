import { z } from '../errors/zod.ts'

/** An instant as the server wrote it, `2026-11-22T09:30:00.000Z`. */
export const momentField = () => z.iso.datetime({ error: 'INVALID_DATE' }).max(40, 'INVALID_DATE')
