import { Alert, Button, Fieldset, Group, Progress, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconPaperclip, IconSend2, IconWifiOff, IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CONVERSATION_MESSAGE_MAX } from 'shared/conversation/message-rules'
import { namedIn } from 'shared/deliverables/comments'
import { fileSizeIt } from 'shared/formats/units'
import { chatTexts } from 'shared/messages/it/chat'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { messageDraftName, type QuotedComment } from '../../lib/message-draft.ts'
import type { AttachedFile } from '../../lib/use-file-uploads.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { appCodeOf, getErrorMessage, getFieldErrors } from '../../ui/errors.ts'
import { MentionList, useMentions } from '../../ui/mentions/mentions.tsx'
import { MentionButton, MessageField } from '../../ui/message-thread/message-field.tsx'
import thread from '../../ui/message-thread/message-thread.module.css'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import style from './conversation.module.css'
import { messagesRouter, type Side, useMentionable, useMessagesCache } from './conversation-queries.ts'
import { QuotePicker } from './quote-picker.tsx'
import { useMessageFiles } from './use-message-files.ts'

interface Draft {
  text: string
  files: AttachedFile[]
  quote: QuotedComment | null
  /** Idempotency key of the content. Set once its sending was tried; any change of the content removes it. */
  requestId?: string | undefined
}

const emptyDraft: Draft = { text: '', files: [], quote: null }

/** Returns a message that is being written; it survives leaving and reloading until it is sent. */
function useMessageDraft(projectId: string) {
  const name = messageDraftName(projectId)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft,
    ...(drafts.read(name) as Partial<Draft>),
  }))
  const change = (part: (draft: Draft) => Partial<Draft>) =>
    setDraft(before => ({ ...before, requestId: undefined, ...part(before) }))
  useEffect(() => {
    if (draft === emptyDraft) drafts.drop(name)
    else drafts.save(name, { ...draft })
  }, [name, draft])
  return { draft, change, clear: () => setDraft(emptyDraft) }
}

/** `waiting`: sent when the connection returns. */
type Failure = 'waiting' | { message: string }

function useComposer(side: Side, projectId: string) {
  const node = useRef<HTMLTextAreaElement>(null)
  const { draft, change, clear } = useMessageDraft(projectId)
  const people = useMentionable(side, projectId)
  const cache = useMessagesCache(side)
  const [failure, setFailure] = useState<Failure>()
  const setText = (text: string) => change(() => ({ text }))
  const mentioning = useMentions({ node, text: draft.text, setText }, people)
  const files = useMessageFiles(projectId, {
    attached: draft.files.length,
    // By name, as they are listed once they are sent; uploads end in any order.
    onArrived: file =>
      change(({ files }) => ({
        files: [...files, file].sort((one, other) => one.fileName.localeCompare(other.fileName)),
      })),
  })
  const mutation = messagesRouter(side).send.useMutation({
    onSuccess: () => {
      setFailure(undefined)
      clear()
      files.clearErrors()
      void cache.list.invalidate()
    },
    onError: error => {
      const fields = getFieldErrors(error)
      const message = fields ? Object.values(fields).join('. ') : getErrorMessage(error)
      const code = appCodeOf(error)
      // Refused: the same request would be refused again.
      if (code && code !== 'INTERNAL' && code !== 'UNAVAILABLE') change(() => ({ requestId: undefined }))
      setFailure(code ? { message } : 'waiting')
    },
  })
  const text = draft.text.trim()
  const over = text.length - CONVERSATION_MESSAGE_MAX
  const isReady =
    (text !== '' || draft.files.length > 0) &&
    over <= 0 &&
    files.uploading.length === 0 &&
    !mutation.isPending
  const send = () => {
    if (!isReady) return
    const requestId = draft.requestId ?? crypto.randomUUID()
    change(() => ({ requestId }))
    mutation.mutate({
      projectId,
      requestId,
      text,
      uploadIds: draft.files.map(({ uploadId }) => uploadId),
      mentionIds: namedIn(text, people).map(({ id }) => id),
      ...(draft.quote && { commentId: draft.quote.commentId }),
    })
  }
  // Repeats a request that a reload or leaving the page interrupted. The server ignores it if the first one arrived.
  // A quote without a request was chosen for a message that is not written yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the stored draft
  useEffect(() => {
    if (draft.requestId) send()
    else if (draft.quote && draft.text === '') node.current?.focus()
  }, [])
  useWindowEvent('online', () => {
    if (failure === 'waiting') send()
  })
  return { node, draft, change, mentioning, files, mutation, failure, over, isReady, send }
}

/** Writes a message to the other side, with attachments and a quoted comment. */
export function MessageComposer({ side, projectId }: { side: Side; projectId: string }) {
  const composer = useComposer(side, projectId)
  const { node, draft, change, mentioning, files, mutation, failure, over, isReady, send } = composer
  const warning = useUnsavedChangesPrompt(() => files.uploading.length > 0, texts.leaving, true)
  const { picker, choose } = useFilePicker({ label: texts.attach, multiple: true, onFiles: files.add })
  // Sending clears the draft, with everything added to it meanwhile.
  const lockable = { variant: 'unstyled', display: 'contents', disabled: mutation.isPending } as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    node.current?.focus()
    send()
  }
  return (
    <form className={thread.composer} onSubmit={submit}>
      {warning}
      {mentioning.shown.length > 0 && <MentionList className={thread.people} mentioning={mentioning} />}
      <Fieldset {...lockable}>
        {draft.quote && (
          <Group gap="xs" wrap="nowrap" align="start" mb="xs">
            <blockquote className={`${style.quote} ${style.draftQuote}`}>
              <Text span size="xs" fw={600} c="dimmed">
                {texts.quoted.comment}
              </Text>
              <span className="two-lines breaks">{draft.quote.text}</span>
            </blockquote>
            <IconButton
              label={texts.removeQuote}
              icon={IconX}
              size={36}
              onClick={() => change(() => ({ quote: null }))}
            />
          </Group>
        )}
        {draft.files.length + files.uploading.length > 0 && (
          <ul className={style.tray} aria-label={texts.attachments}>
            {draft.files.map(file => (
              <TrayRow
                key={file.uploadId}
                name={file.fileName}
                facts={fileSizeIt(file.fileSize)}
                onRemove={() =>
                  change(before => ({ files: before.files.filter(one => one.uploadId !== file.uploadId) }))
                }
              />
            ))}
            {files.uploading.map(({ id, file, share }) => (
              <TrayRow
                key={id}
                name={file.name}
                facts={<Progress w={80} value={share * 100} aria-label={texts.uploading(file.name)} />}
                onRemove={() => files.drop(id)}
              />
            ))}
          </ul>
        )}
      </Fieldset>
      {files.errors.map(error => (
        <Text key={error} size="sm" c="red" role="alert">
          {error}
        </Text>
      ))}
      <div className={style.field}>
        <Fieldset {...lockable}>
          <IconButton label={texts.attach} icon={IconPaperclip} size={44} onClick={choose} />
          {picker}
          <QuotePicker
            side={side}
            projectId={projectId}
            onPick={quote => {
              change(() => ({ quote }))
              node.current?.focus()
            }}
          />
          <MentionButton mentioning={mentioning} />
        </Fieldset>
        <MessageField
          name="text"
          label={texts.label}
          placeholder={texts.placeholder}
          describedBy="message-state"
          invalid={over > 0}
          readOnly={mutation.isPending}
          mentioning={mentioning}
          onSend={send}
        />
        <Button
          type="submit"
          className={style.send}
          disabled={!isReady}
          loading={mutation.isPending}
          rightSection={<IconSend2 size={18} aria-hidden="true" />}
        >
          {texts.send}
        </Button>
      </div>
      <div id="message-state" aria-live="polite">
        {over > 0 && (
          <Text size="sm" c="red" mt="xs">
            {chatTexts.tooLong(over)}
          </Text>
        )}
        {failure === 'waiting' && (
          <Alert mt="xs" p="xs" color="yellow" icon={<IconWifiOff size={18} aria-hidden="true" />}>
            {navigator.onLine ? texts.notSent : texts.offline}
          </Alert>
        )}
        {failure && failure !== 'waiting' && (
          <Text size="sm" c="red" mt="xs">
            {failure.message}
          </Text>
        )}
      </div>
    </form>
  )
}

function TrayRow({ name, facts, onRemove }: { name: string; facts: ReactNode; onRemove: () => void }) {
  return (
    <Group component="li" gap={8} wrap="nowrap" miw={0}>
      <IconPaperclip size={16} aria-hidden="true" />
      <span className="ellipsis shrinkable">{name}</span>
      <Text span size="xs" c="dimmed">
        {facts}
      </Text>
      <IconButton label={texts.removeFile(name)} icon={IconX} size={32} onClick={onRemove} />
    </Group>
  )
}
