import { Avatar, Box, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { messageRuns } from 'shared/chat/message'
import { dayInRome, exactTimeIt, timeIt } from 'shared/formats/date-it'
import { chatTexts } from 'shared/messages/it/chat'
import { teamTexts } from 'shared/messages/it/team'
import { QuietButton } from '../../ui/action-buttons.tsx'
import type { Mentionable } from '../../ui/mentions/mentions.tsx'
import thread from '../../ui/message-thread/message-thread.module.css'
import { DayHeading } from '../../ui/message-thread/message-thread.tsx'
import style from './chat.module.css'
import type { Message } from './chat-cache.ts'
import type { Outgoing, Sender } from './use-sending.ts'

/** Renders a message as text with links to addresses and to mentioned members. */
function MessageText({ text, people, me }: { text: string; people: readonly Mentionable[]; me: string }) {
  const runs = useMemo(() => messageRuns(text, people), [text, people])
  return (
    <p className={thread.text}>
      {runs.map(run => {
        if (run.kind === 'words') return run.text
        if (run.kind === 'link')
          return (
            <a key={run.start} href={run.href} target="_blank" rel="noopener noreferrer">
              {run.text}
            </a>
          )
        const own = run.person.id === me ? ` ${style.mine}` : ''
        return (
          <Link
            key={run.start}
            to="/team/member/$memberId"
            params={{ memberId: run.person.id }}
            className={`${thread.mention}${own}`}
          >
            {run.text}
          </Link>
        )
      })}
    </p>
  )
}

/** A message with its heading: the day if it is a new one, and its author after somebody else's message. */
type Row = { message: Message; day?: string; withAuthor: boolean }

const TOGETHER_MS = 5 * 60_000

const isSameGroup = (before: Message, { userName, memberId, createdAt }: Message) =>
  before.memberId === memberId &&
  before.userName === userName &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < TOGETHER_MS

/** Groups messages by day and author, the oldest first. */
export function rowsOf(messages: readonly Message[]): Row[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = dayInRome(new Date(message.createdAt))
    const sameDay = before !== undefined && dayInRome(new Date(before.createdAt)) === day
    if (!sameDay) return { message, day, withAuthor: true }
    return { message, withAuthor: !isSameGroup(before, message) }
  })
}

type Readers = { people: readonly Mentionable[]; me: string }

function Author({ row, isOwn }: { row: Row; isOwn: boolean }) {
  const { userName, userRole, createdAt, isSuspended } = row.message
  return (
    <Group component="p" align="baseline" gap="0 10px" mb={2} fz="0.8125rem" c="dimmed">
      <Text span fz="0.9375rem" fw={650} c="var(--ink)">
        {isOwn ? chatTexts.you : userName}
      </Text>
      {!isOwn && <span>{userRole}</span>}
      {isSuspended && <span>{teamTexts.members.suspended}</span>}
      <time className="tabular" dateTime={createdAt} title={exactTimeIt(createdAt)}>
        {timeIt(createdAt)}
      </time>
    </Group>
  )
}

/** Renders a message. The reader's own are aligned to the other side. */
export function MessageRow({ row, people, me }: Readers & { row: Row }) {
  const { message, day, withAuthor } = row
  const isOwn = message.memberId === me
  return (
    <>
      {day && <DayHeading day={day} />}
      <article
        data-row={message.id}
        className={`${thread.row} ${isOwn ? thread.own : ''} ${withAuthor ? '' : style.joined}`}
      >
        {!isOwn && (
          <Box component="span" flex="none" w={34}>
            {withAuthor && <Avatar size={34} name={message.userName} src={message.avatarUrl} alt="" />}
          </Box>
        )}
        <div className={thread.bubble}>
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

export function OutgoingRow({ item, sender, people, me }: Readers & { item: Outgoing; sender: Sender }) {
  const failed = item.state === 'failed'
  return (
    <article data-row={item.requestId} className={`${thread.row} ${thread.own}`}>
      <div className={thread.bubble} data-failed={failed || undefined}>
        <MessageText text={item.message} people={people} me={me} />
        {failed ? (
          <Group gap="2px 4px" mt={4}>
            <Group component="p" gap={6} mr="auto" fz="sm" fw={600} c="var(--danger)">
              <IconAlertTriangle size={16} aria-hidden="true" />
              {chatTexts.notSent}
            </Group>
            <QuietButton onClick={() => sender.resend(item)}>{chatTexts.resend}</QuietButton>
            <QuietButton onClick={() => sender.discard(item)}>{chatTexts.discard}</QuietButton>
          </Group>
        ) : (
          <Text fz="0.8125rem" c="dimmed">
            {chatTexts.sending}
          </Text>
        )}
      </div>
    </article>
  )
}
