import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSessionEnd } from './session.ts'

/** Partial replies by project id. */
const said = createStore<Record<string, string>>(() => ({}))

/** Takes what is being said in a project; a piece that arrives late does not take words back. */
export function showStreamedText(projectId: string, words: string): void {
  if (!said.getState()[projectId]?.startsWith(words)) said.setState({ [projectId]: words })
}

/** Forgets what was being said, before the next answer begins. */
export const clearStreamedText = (projectId: string) => said.setState({ [projectId]: '' })

onSessionEnd(() => said.setState({}, true))

/** Returns the answer that is on its way in a project, as far as it has come. */
export const useStreamedText = (projectId: string | undefined): string =>
  useStore(said, all => all[projectId ?? ''] ?? '')
