import { useState } from 'react'
import type { Correction } from 'shared/briefing/turn/correction'
import { formTexts } from 'shared/messages/it/briefing-form'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { trpc } from '../../lib/trpc.ts'
import { sentenceOf } from '../../ui/failure.ts'
import { inputOf, useShowCorrected } from './use-correct.ts'

/** How the last change of a field went. */
export interface Saved {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  reason?: string
}

/** Where a form saves: the project, which the first answer makes. */
export interface Target {
  projectFor: () => Promise<string | undefined>
  onSaved: (id: string) => void
}

/** Saves the answers of one field, and says how it went. */
export function useFill({ projectFor, onSaved }: Target) {
  const show = useShowCorrected()
  const mutation = trpc.dashboard.briefing.correct.useMutation()
  const [saved, setSaved] = useState<Saved>({ state: 'idle' })
  const save = async (correction: Correction): Promise<boolean> => {
    setSaved({ state: 'saving' })
    const id = await projectFor()
    if (!id) {
      setSaved({ state: 'failed', reason: formTexts.failed(panelTexts.failed) })
      return false
    }
    try {
      show(id, await mutation.mutateAsync(inputOf(id, correction)))
      setSaved({ state: 'saved' })
      return true
    } catch (error) {
      setSaved({ state: 'failed', reason: formTexts.failed(sentenceOf(error)) })
      return false
    } finally {
      onSaved(id)
    }
  }
  return { saved, save }
}
