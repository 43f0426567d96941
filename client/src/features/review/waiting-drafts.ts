import { onSessionEnd } from '../../lib/session.ts'
import { drafts } from '../../ui/draft.ts'
import type { Said } from './review-types.ts'

/** Under which the words of a form are kept: one form for each version, and one for each answer. */
export const draftName = ({ deliverableId, parentId }: Pick<Said, 'deliverableId' | 'parentId'>) =>
  parentId ? `reply:${parentId}` : `comment:${deliverableId}`

const storeName = (name: string) => `waiting:${name}`
const read = (name: string) => (drafts.read(storeName(name)).said ?? []) as Said[]

function keep(name: string, said: Said[]): void {
  if (said.length === 0) drafts.drop(storeName(name))
  else drafts.keep(storeName(name), { said })
}

/** Whose words wait in this page; after a reload nothing sends them any more, and they go back into their form. */
const inThisPage = new Set<string>()
onSessionEnd(() => inThisPage.clear())

/** Words that wait for the connection, kept until they are sent, discarded or back in their form. */
export const waitingDrafts = {
  add(said: Said): void {
    const name = draftName(said)
    inThisPage.add(name)
    keep(name, [...read(name), said])
  },
  drop(said: Said): void {
    const name = draftName(said)
    const at = read(name).findIndex(({ text, atMs }) => text === said.text && atMs === said.atMs)
    keep(
      name,
      read(name).filter((_, index) => index !== at),
    )
  },
  /** The words that a reload has stopped. */
  takeStopped(name: string): Said[] {
    if (inThisPage.has(name)) return []
    const stopped = read(name)
    keep(name, [])
    return stopped
  },
}
