import { IconAlertTriangle } from '@tabler/icons-react'
import { timeIt } from 'shared/formats/date-it'
import { exactTimeIt } from 'shared/formats/relative-time-it'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import style from './chat.module.css'
import { dayWords, type Row } from './message-rows.ts'
import { MessageText } from './message-text.tsx'
import type { Outgoing } from './outbox.ts'
import type { Sender } from './use-sending.ts'

type Readers = { people: readonly Mentionable[]; me: string }

function Author({ row, isOwn }: { row: Row; isOwn: boolean }) {
  const { userName, userRole, createdAt, isSuspended } = row.message
  return (
    <p className={style.author}>
      <b>{isOwn ? chatTexts.you : userName}</b>
      {!isOwn && <span>{userRole}</span>}
      {isSuspended && <span>{teamTexts.members.suspended}</span>}
      <time dateTime={createdAt} title={exactTimeIt(createdAt)}>
        {timeIt(createdAt)}
      </time>
    </p>
  )
}

/** A message; one's own stand apart. */
export function MessageRow({ row, people, me }: Readers & { row: Row }) {
  const { message, day, withAuthor } = row
  const isOwn = message.memberId === me
  return (
    <>
      {day && <p className={style.day}>{dayWords(day, new Date())}</p>}
      <article
        data-row={message.id}
        className={`${style.row} ${isOwn ? style.own : ''} ${withAuthor ? style.first : ''}`}
      >
        {!isOwn && (
          <span className={style.face}>
            {withAuthor && <Avatar name={message.userName} url={message.avatarUrl} />}
          </span>
        )}
        <div className={style.bubble}>
          {withAuthor ? (
            <Author row={row} isOwn={isOwn} />
          ) : (
            <span className="visually-hidden">
              {isOwn ? chatTexts.you : message.userName}, {timeIt(message.createdAt)}
            </span>
          )}
          <MessageText text={message.message} people={people} me={me} />
        </div>
      </article>
    </>
  )
}

/** A message on its way, or one that did not get there. */
export function OutgoingRow({ item, sender, people, me }: Readers & { item: Outgoing; sender: Sender }) {
  const failed = item.state === 'failed'
  return (
    <article
      data-row={item.requestId}
      className={`${style.row} ${style.own} ${style.first} ${failed ? style.failed : ''}`}
    >
      <div className={style.bubble}>
        <MessageText text={item.message} people={people} me={me} />
        {failed ? (
          <div className={style.fault}>
            <p>
              <IconAlertTriangle size={16} aria-hidden="true" />
              {chatTexts.notSent}
            </p>
            <Button variant="subtle" size="small" onClick={() => sender.resend(item)}>
              {chatTexts.resend}
            </Button>
            <Button variant="subtle" size="small" onClick={() => sender.discard(item)}>
              {chatTexts.discard}
            </Button>
          </div>
        ) : (
          <p className={style.note}>{chatTexts.sending}</p>
        )}
      </div>
    </article>
  )
}
