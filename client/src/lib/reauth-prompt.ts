import { createBlockingPrompt } from './blocking-prompt.ts'
import { onSessionEnd } from './session.ts'

/** Prompt for the password before a sensitive act; resolves to true if it was given. */
export const reauthPrompt = createBlockingPrompt()

onSessionEnd(() => reauthPrompt.answer(false))
