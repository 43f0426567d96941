import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSessionEnd } from './session.ts'

/** Partial replies by project id. */
const said = createStore<Record<string, string>>(() => ({}))

/** Stores the partial answer of a project; a shorter, late one is ignored. */
export function showStreamedText(projectId: string, words: string): void {
  if (!said.getState()[projectId]?.startsWith(words)) said.setState({ [projectId]: words })
}

/** Drops the partial answer before the next one begins. */
export const clearStreamedText = (projectId: string) => said.setState({ [projectId]: '' })

onSessionEnd(() => said.setState({}, true))

export const useStreamedText = (projectId: string | undefined): string =>
  useStore(said, all => all[projectId ?? ''] ?? '')
