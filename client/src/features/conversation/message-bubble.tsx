import { Alert, Avatar, Badge, Button, Group, Input, Menu, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDotsVertical, IconPaperclip } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { messageRuns } from 'shared/chat/message'
import { CONVERSATION_MESSAGE_MAX, canChangeMessage } from 'shared/conversation/message-rules'
import { dateTimeIt, timeIt } from 'shared/formats/date-it'
import { clockOf, fileSizeIt } from 'shared/formats/units'
import { chatTexts } from 'shared/messages/it/chat'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { IconButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import thread from '../../ui/message-thread/message-thread.module.css'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { useNow } from '../../ui/use-now.ts'
import style from './conversation.module.css'
import { type Message, messagesRouter, type Side, useMessagesCache } from './conversation-queries.ts'

/** Text with links to addresses and with mentions set off. */
function MessageText({ message: { text, named } }: { message: Message }) {
  return (
    <p className={thread.text}>
      {messageRuns(text, named).map(run => {
        if (run.kind === 'words') return run.text
        if (run.kind === 'mention')
          return (
            <b key={run.start} className={thread.mention}>
              {run.text}
            </b>
          )
        return (
          <a key={run.start} href={run.href} target="_blank" rel="noopener noreferrer">
            {run.text}
          </a>
        )
      })}
    </p>
  )
}

function Files({ files }: Pick<Message, 'files'>) {
  if (files.length === 0) return null
  return (
    <Stack component="ul" gap={6} mt={8} aria-label={texts.attachments}>
      {files.map(({ id, url, fileName, fileType, fileSize }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener" className={style.file}>
            {/^image\/(?!svg)/.test(fileType) ? (
              <img src={`${url}?size=small`} alt="" loading="lazy" className={style.picture} />
            ) : (
              <IconPaperclip size={18} aria-hidden="true" />
            )}
            <span className="ellipsis shrinkable">{fileName}</span>
            <Text span size="xs" c="dimmed">
              {fileSizeIt(fileSize)}
            </Text>
          </a>
        </li>
      ))}
    </Stack>
  )
}

interface Place {
  side: Side
  projectId: string
}

interface EditProps extends Place {
  message: Message
  /** False once the message was withdrawn, or can no longer be changed, while it is edited. */
  canChange: boolean
  onDone: () => void
}

function EditForm({ side, projectId, message, canChange, onDone }: EditProps) {
  const cache = useMessagesCache(side)
  const [text, setText] = useDraftText(`message-edit:${message.id}`, message.text)
  const leave = () => {
    // Drops the draft, which Escape keeps.
    setText(message.text)
    onDone()
  }
  const over = text.trim().length - CONVERSATION_MESSAGE_MAX
  const edit = messagesRouter(side).edit.useMutation({
    onSuccess: () => {
      void cache.list.invalidate()
      leave()
    },
    onError: error => showErrorToast(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate({ projectId, id: message.id, text })
  }
  return (
    <form onSubmit={submit}>
      <textarea
        className={thread.input}
        rows={4}
        data-autofocus
        aria-label={texts.label}
        aria-invalid={over > 0}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {over > 0 && <Input.Error>{chatTexts.tooLong(over)}</Input.Error>}
      {!canChange && (
        <Alert mt="xs" p="xs" color="yellow" role="alert">
          {message.isWithdrawn ? texts.withdrawnMeanwhile : texts.editOver}
        </Alert>
      )}
      <Group justify="end" mt="md">
        <Button variant="default" onClick={leave}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          loading={edit.isPending}
          disabled={!canChange || text.trim() === '' || over > 0}
        >
          {texts.save}
        </Button>
      </Group>
    </form>
  )
}

function Actions({ side, projectId, message, onEdit }: Place & { message: Message; onEdit: () => void }) {
  const cache = useMessagesCache(side)
  const withdraw = messagesRouter(side).remove.useMutation({ onSuccess: () => cache.list.invalidate() })
  const question = {
    title: texts.withdrawTitle,
    text: texts.withdrawText,
    confirm: texts.withdraw,
    danger: true,
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={texts.actions} icon={IconDotsVertical} size={32} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onEdit}>{texts.edit}</Menu.Item>
        <Menu.Item
          color="red"
          onClick={() => confirm(question, () => withdraw.mutateAsync({ projectId, id: message.id }))}
        >
          {texts.withdraw}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface Props extends Place {
  message: Message
  /** Names of those who have read up to here, and no further. */
  seenBy: readonly string[]
}

/** Renders a message of the conversation; the reader's own are aligned to the other side. */
export function MessageBubble({ side, projectId, message, seenBy }: Props) {
  const { isOwn, fromTeam, authorName, avatarUrl, kind, quote, createdAt, editedAt } = message
  const now = useNow()
  const [isEditing, { open: edit, close: endEdit }] = useDisclosure()
  const author = isOwn ? texts.you : (authorName ?? texts.erased)
  const otherReadAt = message.otherReadAt === null ? null : new Date(message.otherReadAt)
  const canChange = isOwn && canChangeMessage({ ...message, otherReadAt }, now)
  return (
    <article data-row={message.id} className={`${thread.row} ${isOwn ? thread.own : ''}`}>
      {!isOwn && <Avatar size={34} name={authorName ?? ''} src={avatarUrl} alt="" />}
      <Stack gap={4} miw={0} align={isOwn ? 'end' : 'start'}>
        <div className={thread.bubble}>
          <Group gap="xs" wrap="nowrap" justify="space-between">
            <p className={style.author}>
              <b>{author}</b>
              {fromTeam && !isOwn && side === 'client' && <Badge size="sm">{texts.team}</Badge>}
              {kind !== 'message' && <span>{texts[kind]}</span>}
              <time dateTime={createdAt} title={dateTimeIt(new Date(createdAt))}>
                {timeIt(createdAt)}
              </time>
              {editedAt && !message.isWithdrawn && <span>{texts.edited}</span>}
            </p>
            {canChange && <Actions side={side} projectId={projectId} message={message} onEdit={edit} />}
            {isOwn && (
              <AppModal opened={isEditing} onClose={endEdit} title={texts.editTitle}>
                <EditForm
                  side={side}
                  projectId={projectId}
                  message={message}
                  canChange={canChange}
                  onDone={endEdit}
                />
              </AppModal>
            )}
          </Group>
          {quote && (
            <blockquote className={style.quote}>
              <Text span size="xs" fw={600} c="dimmed" display="block">
                {quote.source
                  ? texts.quotedFrom(
                      quote.source.authorName,
                      quote.source.versionName,
                      clockOf(quote.source.atMs / 1000),
                    )
                  : texts.quoted[quote.kind]}
              </Text>
              {quote.text}
            </blockquote>
          )}
          {message.isWithdrawn ? (
            <Text c="dimmed" fs="italic">
              {texts.withdrawn}
            </Text>
          ) : (
            message.text !== '' && <MessageText message={message} />
          )}
          <Files files={message.files} />
        </div>
        {seenBy.length > 0 && (
          <Text size="xs" c="dimmed">
            {texts.seenBy(seenBy)}
          </Text>
        )}
      </Stack>
    </article>
  )
}
