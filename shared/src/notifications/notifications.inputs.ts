import { idInput, pageInput } from '../lists/page.inputs.ts'

export const listNotificationsInput = pageInput

export const markReadInput = idInput

export const removeNotificationInput = idInput

export const restoreNotificationInput = idInput
