import { Button } from '@mantine/core'
import { type FormEvent, useContext, useState } from 'react'
import { commentOwnerTexts as ownerTexts } from 'shared/messages/it/comment-owner'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AuthorActions } from './comment-body.tsx'
import style from './comments.module.css'
import { type CommentMutations, ReviewContext, type ReviewReply, type ReviewThread } from './review-model.ts'

/** Option value for no owner. */
const NOBODY = 'nobody'

type AssignProps = {
  onClose: () => void
  thread: ReviewThread
  assign: NonNullable<CommentMutations['assign']>
}

type Choice = { value: string; label: string }

function AssignFields({ thread, assign, onClose, choices }: AssignProps & { choices: Choice[] }) {
  const [memberId, choose] = useState(thread.ownerId ?? NOBODY)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const isKept = await assign(thread.id, memberId === NOBODY ? null : memberId)
    setBusy(false)
    if (isKept) onClose()
  }
  return (
    <form className={style.replyForm} onSubmit={event => void send(event)}>
      <SelectField
        label={ownerTexts.label}
        data={[{ value: NOBODY, label: ownerTexts.nobody }, ...choices]}
        value={memberId}
        onChange={value => choose(value ?? NOBODY)}
      />
      <div className={style.actions}>
        <Button type="submit" size="sm" loading={busy}>
          {ownerTexts.submit}
        </Button>
        <Button variant="subtle" size="sm" onClick={onClose}>
          {ownerTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Assigns a comment to a member of the project. */
export function AssignForm(props: AssignProps) {
  const projectId = useContext(ReviewContext)?.projectId ?? ''
  const query = trpc.team.deliverables.nameable.useQuery({ projectId })
  return (
    <QueryView query={query} skeletonHeights={[96]} errorTitle={ownerTexts.load}>
      {({ items, own }) => (
        <AssignFields
          {...props}
          choices={[
            ...(own ? [{ value: own, label: ownerTexts.oneself }] : []),
            ...items.flatMap(({ memberId, fullName }) =>
              memberId ? [{ value: memberId, label: fullName }] : [],
            ),
          ]}
        />
      )}
    </QueryView>
  )
}

const texts = reviewTexts.comments
const answers = reviewTexts.answers

/** The form that replaces a thread's buttons. */
export type ThreadForm = 'reply' | 'decline' | 'edit' | 'assign'

type Props = {
  thread: ReviewThread
  mutations: CommentMutations
  canReply: boolean
  onOpen: (form: ThreadForm) => void
  onRemove: (comment: ReviewReply) => void
}

/** Actions of the team on an open thread. */
function WorkActions({ thread, mutations, onOpen }: Pick<Props, 'thread' | 'mutations' | 'onOpen'>) {
  const { take } = mutations
  return (
    <>
      {thread.canDecline && (
        <Button variant="subtle" size="sm" onClick={() => onOpen('decline')}>
          {answers.decline}
        </Button>
      )}
      {take && (
        <Button variant="subtle" size="sm" onClick={() => void take(thread.id, !thread.isOwnWork)}>
          {thread.isOwnWork ? answers.handBack : answers.take}
        </Button>
      )}
      {thread.canAssign && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={answers.assignLabel(thread.text)}
          onClick={() => onOpen('assign')}
        >
          {answers.assign}
        </Button>
      )}
    </>
  )
}

export function ThreadActions({ thread, mutations, canReply, onOpen, onRemove }: Props) {
  const isResolved = thread.resolvedAt !== null
  return (
    <div className={style.actions}>
      {canReply && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={texts.replyLabel(thread.authorName)}
          onClick={() => onOpen('reply')}
        >
          {texts.reply}
        </Button>
      )}
      {thread.canResolve && (
        <Button variant="subtle" size="sm" onClick={() => void mutations.resolve?.(thread.id, !isResolved)}>
          {isResolved ? texts.reopen : texts.resolve}
        </Button>
      )}
      {thread.state === 'open' && <WorkActions thread={thread} mutations={mutations} onOpen={onOpen} />}
      <AuthorActions comment={thread} onEdit={() => onOpen('edit')} onRemove={onRemove} />
    </div>
  )
}
