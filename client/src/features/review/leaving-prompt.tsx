import { conversationTexts } from 'shared/messages/it/conversation'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'

/** Asks before the page is left while it is rendered. Loaded on demand, to keep the page of guests small. */
export default function LeavingPrompt() {
  return useUnsavedChangesPrompt(() => true, conversationTexts.leaving, true)
}
