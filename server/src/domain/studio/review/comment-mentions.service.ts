import { namedIn, withPresentNames } from 'shared/deliverables/comment-mentions'
import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMentions, upsertMentions } from './comment-mentions.repository.ts'
import type { Comment } from './comments.repository.ts'
import { peopleOf } from './review-people.service.ts'

interface Written {
  commentId: string
  projectId: string
  isInternal: boolean
  text: string
  /** Who writes; nobody is told of what they wrote themselves. */
  userId: string
}

/**
 * Writes down whom the words of a comment name, among those who can see it.
 * @returns who is to be told: each person once for a comment, however often it is changed.
 */
export async function noteMentions(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { db }: Pick<Work, 'db'>,
  { commentId, text, userId, ...where }: Written,
): Promise<string[]> {
  if (!text.includes('@')) return []
  const former = await listMentions(db, [commentId])
  const people = await peopleOf({ config }, db, where)
  // Who was named and has left since stays named.
  const left = former.flatMap(one =>
    one.userId && !people.some(person => person.userId === one.userId)
      ? [{ userId: one.userId, fullName: one.present }]
      : [],
  )
  const named = namedIn(text, [...people, ...left])
  const toldAt = clock.now()
  await upsertMentions(
    db,
    named.map(person => ({ commentId, userId: person.userId, name: person.fullName, toldAt })),
  )
  const isNew = (id: string) => id !== userId && !former.some(one => one.userId === id)
  return named.map(person => person.userId).filter(isNew)
}

type Worded = Pick<Comment, 'id' | 'text'>

/** Returns a function that gives the text of a comment with the present names of the mentioned people, and these people. */
export async function createCommentTextResolver(
  { db }: { db: Database },
  comments: readonly Worded[],
): Promise<(comment: Worded) => { text: string; named: { fullName: string; userId: string | null }[] }> {
  const mentions = await listMentions(
    db,
    comments.filter(({ text }) => text.includes('@')).map(({ id }) => id),
  )
  return ({ id, text }) => {
    const own = mentions.filter(({ commentId }) => commentId === id)
    const shown = withPresentNames(text, own)
    const people = own.map(({ present, userId }) => ({ fullName: present, userId }))
    return { text: shown, named: namedIn(shown, people) }
  }
}
