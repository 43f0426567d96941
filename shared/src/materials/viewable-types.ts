import { findAttachmentType } from './attachment-types.ts'

/** What a browser may show by itself; an SVG is a document that can act, and is only ever saved. */
const shown = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/

/** Whether a browser opens it by itself; anything else is saved. */
export const isShown = (type: string): boolean => shown.test(type) && !findAttachmentType(type)

/** Whether a screen can show it without handing it over: what browsers show, and text. */
export const isViewable = (type: string): boolean => isShown(type) || type.startsWith('text/')
