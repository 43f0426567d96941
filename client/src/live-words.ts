import { useSyncExternalStore } from 'react'

const said = new Map<string, string>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Takes what is being said in a project; a piece that arrives late does not take words back. */
export function takeWords(projectId: string, words: string): void {
  if (said.get(projectId)?.startsWith(words)) return
  said.set(projectId, words)
  tell()
}

/** Forgets what was being said, before the next answer begins. */
export function forgetWords(projectId: string): void {
  if (said.delete(projectId)) tell()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The answer that is on its way in a project, as far as it has come. */
export const useLiveWords = (projectId: string | undefined): string =>
  useSyncExternalStore(listen, () => said.get(projectId ?? '') ?? '')
