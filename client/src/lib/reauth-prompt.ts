import { createBlockingPrompt } from './blocking-prompt.ts'
import { onSessionEnd } from './session.ts'

/** An act that weighs asks for the own password again; the answer is whether it was given. */
export const reauthPrompt = createBlockingPrompt()

onSessionEnd(() => reauthPrompt.answer(false))
