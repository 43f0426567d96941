import { type FormEvent, useContext, useState } from 'react'
import { commentOwnerTexts as texts } from 'shared/messages/it/comment-owner'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import style from './comments.module.css'
import type { ReviewActs, ReviewThread } from './review-types.ts'
import { RoomPlace } from './room-place.ts'

/** What a choice has for nobody. */
const NOBODY = 'nobody'

type Props = {
  onClose: () => void
  thread: ReviewThread
  assign: NonNullable<ReviewActs['assign']>
}

type Choice = { value: string; label: string }

function Form({ thread, assign, onClose, choices }: Props & { choices: Choice[] }) {
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
        label={texts.label}
        data={[{ value: NOBODY, label: texts.nobody }, ...choices]}
        value={memberId}
        onChange={value => choose(value ?? NOBODY)}
      />
      <div className={style.acts}>
        <Button type="submit" size="small" busy={busy}>
          {texts.submit}
        </Button>
        <Button variant="subtle" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** A manager gives a comment to somebody who works on the project. */
export default function AssignForm(props: Props) {
  const projectId = useContext(RoomPlace)?.projectId ?? ''
  const query = trpc.team.deliverables.nameable.useQuery({ projectId })
  return (
    <QueryView query={query} skeletonHeights={[96]} errorTitle={texts.load}>
      {({ items, own }) => (
        <Form
          {...props}
          choices={[
            ...(own ? [{ value: own, label: texts.oneself }] : []),
            ...items.flatMap(({ memberId, fullName }) =>
              memberId ? [{ value: memberId, label: fullName }] : [],
            ),
          ]}
        />
      )}
    </QueryView>
  )
}
