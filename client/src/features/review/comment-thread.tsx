import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import {
  type Icon,
  IconArrowForwardUp,
  IconCheck,
  IconDotsVertical,
  IconLock,
  IconPencil,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findMentions } from 'shared/chat/message'
import { isBeyondEnd, rangeCode, type VideoTimeline } from 'shared/deliverables/timeline'
import { fileSizeIt } from 'shared/formats/units'
import {
  commentFileTexts as fileTexts,
  commentOwnerTexts as ownerTexts,
  reviewTexts,
} from 'shared/messages/it/review'
import { drawingTexts } from 'shared/messages/it/review-player'
import { quoteInDraft } from '../../lib/message-draft.ts'
import { trpc } from '../../lib/trpc.ts'
import type { AttachedFile } from '../../lib/use-file-uploads.ts'
import { IconButton, QuietButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { confirm } from '../../ui/confirm.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AttachmentRow, forgetUpload, useAttachments } from './attachments.tsx'
import { hasReplyDraft, useSubmitComment } from './comment-draft.ts'
import { CommentTextForm } from './comment-text-form.tsx'
import style from './comments.module.css'
import { type ReviewReply, type ReviewThread, type ReviewVersion, useReview } from './review-model.ts'

const { comments: texts, answers: answerTexts } = reviewTexts

export const ThreadBadge = ({ color, icon: Icon, text }: { color: string; icon: Icon; text: string }) => (
  <Group component="span" gap={6} fz="sm" fw={600} c={color}>
    <Icon size={16} aria-hidden="true" />
    {text}
  </Group>
)

/** Marks a comment that only the team reads, sent or still waiting. */
export const InternalBadge = () => (
  <ThreadBadge color="var(--warn)" icon={IconLock} text={texts.internalHint} />
)

const states = {
  done: { icon: IconCheck, color: 'var(--ok)' },
  declined: { icon: IconX, color: 'var(--warn)' },
  carried: { icon: IconArrowForwardUp, color: 'dimmed' },
} as const

/** Shows how a comment was answered; nothing while it is open. */
export const AnswerBadge = ({ state }: Pick<ReviewThread, 'state'>) =>
  state === 'open' ? null : <ThreadBadge {...states[state]} text={answerTexts.states[state]} />

export const DrawingBadge = () => (
  <ThreadBadge color="var(--accent-text)" icon={IconPencil} text={drawingTexts.attached} />
)

/** Shows everything about a thread that is not text: drawing, origin, audience, state and owner. */
function ThreadBadges({ thread }: { thread: ReviewThread }) {
  const { owner, isOwnWork } = thread
  const ownerText = owner && (isOwnWork ? answerTexts.ownWork : answerTexts.ownedBy(owner))
  return (
    <>
      {thread.drawing && <DrawingBadge />}
      {thread.isCarriedOver && (
        <ThreadBadge color="dimmed" icon={IconArrowForwardUp} text={answerTexts.carriedOver} />
      )}
      {thread.internal && <InternalBadge />}
      <AnswerBadge state={thread.state} />
      {ownerText && <ThreadBadge color="dimmed" icon={IconUser} text={ownerText} />}
    </>
  )
}

export const DeclineReason = ({ thread: { declineReason } }: { thread: ReviewThread }) =>
  declineReason && (
    <Text p="8px 12px" bg="var(--surface-2)" bdrs="var(--radius-s)" className="typed">
      {answerTexts.because(declineReason)}
    </Text>
  )

function MentionText({ text, named }: Pick<ReviewReply, 'text' | 'named'>) {
  const found = findMentions(text, named)
  return (
    <p className={style.text}>
      {found.map(({ person, start, end }, index) => (
        <span key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <Text
            component="b"
            fw={600}
            c="var(--accent-text)"
            {...(person.isOwn && { bg: 'var(--accent-wash)', px: 3, bdrs: 4 })}
          >
            {text.slice(start, end)}
          </Text>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </p>
  )
}

function CommentAuthor({ comment }: { comment: ReviewReply }) {
  return (
    <p className={style.who}>
      <b>{comment.authorName}</b>
      {comment.isOwn && <span>{texts.you}</span>}
      {comment.fromTeam && !comment.isOwn && <span>{texts.team}</span>}
      {comment.fromGuest && <span>{texts.guest}</span>}
      <RelativeTime moment={comment.createdAt} />
      {comment.editedAt && (
        <Text component="i" c="dimmed" fz="sm">
          {texts.edited}
        </Text>
      )}
    </p>
  )
}

const editDraftName = ({ id }: ReviewReply) => `edit:${id}`
const declineDraftName = ({ id }: ReviewReply) => `decline:${id}`

const hasEditDraft = (comment: ReviewReply): boolean => {
  const { before, text } = drafts.read(editDraftName(comment))
  return comment.canEdit && before === comment.text && text !== before
}

/** Returns the form of a thread in which text was typed before a reload. */
function begunForm(thread: ReviewThread): ThreadForm | undefined {
  if (hasEditDraft(thread)) return 'edit'
  return thread.canDecline && drafts.read(declineDraftName(thread)).text ? 'decline' : undefined
}

/** Holds an edited text as a draft. The draft is dropped if the original text has changed meanwhile. */
function useEditedText(name: string, before: string) {
  const [text, setText] = useState(() => {
    const kept = drafts.read(name)
    return kept.before === before ? String(kept.text ?? before) : before
  })
  const change = (next: string) => {
    setText(next)
    drafts.save(name, { before, text: next })
  }
  return { text, setText: change, drop: () => drafts.drop(name) }
}

type FormProps = { thread: ReviewThread; autoFocus: boolean; onClose: () => void }
type EditProps = { comment: ReviewReply; isInternal: boolean; autoFocus: boolean; onClose: () => void }

function EditForm({ comment, isInternal, autoFocus, onClose }: EditProps) {
  const { mutations } = useReview()
  const { text, setText, drop } = useEditedText(editDraftName(comment), comment.text)
  const [{ files }, setFiles] = useState<{ files: AttachedFile[] }>({ files: [] })
  const [removed, setRemoved] = useState<string[]>([])
  const attachments = useAttachments(files, setFiles, {
    files: comment.files.filter(({ id }) => !removed.includes(id)),
    onRemove: id => setRemoved([...removed, id]),
  })
  const close = () => {
    drop()
    onClose()
  }
  const submit = async () => {
    const isSaved = await mutations.edit({
      id: comment.id,
      text: text.trim(),
      uploadIds: files.length > 0 ? files.map(({ uploadId }) => uploadId) : undefined,
      removedFileIds: removed.length > 0 ? removed : undefined,
    })
    if (isSaved) close()
  }
  const cancel = () => {
    for (const file of files) forgetUpload(file)
    close()
  }
  return (
    <CommentTextForm
      autoFocus={autoFocus}
      label={texts.editField}
      submit={texts.editSave}
      text={text}
      setText={setText}
      isInternal={isInternal}
      attachments={attachments}
      onSubmit={submit}
      onCancel={cancel}
      onLeave={files.length + removed.length > 0 ? undefined : onClose}
    />
  )
}

function DeclineForm({ thread, autoFocus, onClose }: FormProps) {
  const { mutations } = useReview()
  const { text, setText, drop } = useEditedText(declineDraftName(thread), '')
  const close = () => {
    drop()
    onClose()
  }
  const submit = async () => {
    if (await mutations.decline?.({ id: thread.id, reason: text.trim() })) close()
  }
  return (
    <CommentTextForm
      autoFocus={autoFocus}
      label={answerTexts.reason}
      submit={answerTexts.declineConfirm}
      text={text}
      setText={setText}
      onSubmit={submit}
      onCancel={close}
      onLeave={onClose}
    />
  )
}

function ReplyForm({ thread, deliverableId, autoFocus, onClose }: FormProps & { deliverableId: string }) {
  const { draft, change, submit } = useSubmitComment({ deliverableId, parentId: thread.id })
  const attachments = useAttachments(draft.files, change)
  return (
    <CommentTextForm
      autoFocus={autoFocus}
      aria-label={texts.replyLabel(thread.authorName)}
      submit={texts.replySend}
      text={draft.text}
      setText={text => change({ text })}
      isInternal={thread.internal === true}
      attachments={attachments}
      onSubmit={async () => (await submit({ atMs: thread.atMs })) && onClose()}
      onCancel={onClose}
      onLeave={onClose}
    />
  )
}

/** Option value for no owner. */
const NOBODY = 'nobody'

function AssignForm({ thread, autoFocus, onClose }: FormProps) {
  const { projectId = '', mutations } = useReview()
  const query = trpc.team.deliverables.nameable.useQuery({ projectId })
  const [memberId, choose] = useState(thread.ownerId ?? NOBODY)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const owner = memberId === NOBODY ? null : memberId
    const isKept = await mutations.assign?.({ id: thread.id, memberId: owner })
    setBusy(false)
    if (isKept) onClose()
  }
  return (
    <QueryView query={query} skeletonHeights={[96]} errorTitle={ownerTexts.load}>
      {({ items, own }) => (
        <Stack component="form" gap={8} onSubmit={(event: FormEvent) => void send(event)}>
          <SelectField
            autoFocus={autoFocus}
            label={ownerTexts.label}
            data={[
              { value: NOBODY, label: ownerTexts.nobody },
              ...(own ? [{ value: own, label: ownerTexts.oneself }] : []),
              ...items.flatMap(({ memberId: value, fullName: label }) => (value ? [{ value, label }] : [])),
            ]}
            value={memberId}
            onChange={value => choose(value ?? NOBODY)}
          />
          <Group gap={6}>
            <Button type="submit" size="sm" loading={busy}>
              {reviewTexts.answers.assign}
            </Button>
            <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
          </Group>
        </Stack>
      )}
    </QueryView>
  )
}

/** Text and attachments of a comment, or the form that edits them. */
function CommentBody({ isEditing, ...props }: EditProps & { isEditing: boolean }) {
  const { text, named, files } = props.comment
  if (isEditing) return <EditForm {...props} />
  return (
    <>
      <MentionText text={text} named={named} />
      {files.length > 0 && (
        <Stack component="ul" gap={2} aria-label={fileTexts.list}>
          {files.map(({ id, fileName, fileSize, url }) => (
            <AttachmentRow key={id} name={fileName} url={url}>
              {url === null ? fileTexts.downloadOnly : fileSizeIt(fileSize)}
            </AttachmentRow>
          ))}
        </Stack>
      )}
    </>
  )
}

/** Returns a function that opens the project's conversation with the comment as the quote of a new message. */
function useQuote({ id, text }: ReviewReply) {
  const { viewer, projectId } = useReview()
  const navigate = useNavigate()
  if (projectId === undefined) return undefined
  return () => {
    quoteInDraft(projectId, { commentId: id, text })
    void (viewer === 'team'
      ? navigate({ to: '/team/project/$projectId/messages', params: { projectId } })
      : navigate({ to: '/dashboard/messages', search: { project: projectId } }))
  }
}

interface MenuAction {
  text: string
  isShown: boolean | undefined
  onClick: () => void
  color?: string
}

interface MenuProps {
  comment: ReviewReply
  /** True if the client sees the comment. */
  canQuote: boolean
  onEdit: () => void
  /** Actions of the thread, listed before those of the comment. */
  more?: MenuAction[]
}

/** Menu of a comment's less frequent actions; nothing if there are none. */
function CommentMenu({ comment, canQuote, onEdit, more = [] }: MenuProps) {
  const { mutations } = useReview()
  const quote = useQuote(comment)
  const askRemoval = () =>
    confirm({ title: texts.removeTitle, text: texts.removeText, confirm: texts.remove, danger: true }, () =>
      mutations.remove({ id: comment.id }),
    )
  const actions = [
    ...more,
    { text: texts.quote, isShown: canQuote && quote !== undefined, onClick: () => quote?.() },
    { text: texts.edit, isShown: comment.canEdit, onClick: onEdit },
    { text: texts.remove, isShown: comment.canRemove, onClick: askRemoval, color: 'red' },
  ].filter(({ isShown }) => isShown)
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          icon={IconDotsVertical}
          size={30}
          title={texts.more}
          label={texts.moreLabel(comment.text)}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ text, isShown, ...item }) => (
          <Menu.Item key={text} {...item}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Holds the form that is open in a comment. One that is restored after a reload does not take the focus. */
function useOpenForm<Form>(restored: () => Form | undefined) {
  const [{ form, autoFocus }, setOpen] = useState(() => ({ form: restored(), autoFocus: false }))
  const open = (next: Form) => setOpen({ form: next, autoFocus: true })
  const onClose = () => setOpen({ form: undefined, autoFocus: false })
  return { form, open, formProps: { autoFocus, onClose } }
}

function Reply({
  comment,
  isInternal,
  canQuote,
}: Pick<EditProps, 'comment' | 'isInternal'> & { canQuote: boolean }) {
  const { form, open, formProps } = useOpenForm(() => (hasEditDraft(comment) ? 'edit' : undefined))
  return (
    <Stack component="li" gap={2}>
      <Group gap={6} wrap="nowrap" justify="space-between">
        <CommentAuthor comment={comment} />
        {!form && <CommentMenu comment={comment} canQuote={canQuote} onEdit={() => open('edit')} />}
      </Group>
      <CommentBody {...formProps} comment={comment} isInternal={isInternal} isEditing={form === 'edit'} />
    </Stack>
  )
}

/** The form that is open in a thread, apart from the reply, whose uploads go on beside it. */
type ThreadForm = 'decline' | 'edit' | 'assign'

interface ActionsProps {
  thread: ReviewThread
  canQuote: boolean
  onReply: (() => void) | undefined
  onOpen: (form: ThreadForm) => void
}

function ThreadActions({ thread, canQuote, onReply, onOpen }: ActionsProps) {
  const { resolve, take } = useReview().mutations
  const { id, isOwnWork, canDecline, canAssign } = thread
  const isOpen = thread.state === 'open'
  const isResolved = thread.resolvedAt !== null
  const more = [
    { text: answerTexts.decline, isShown: isOpen && canDecline, onClick: () => onOpen('decline') },
    {
      text: isOwnWork ? answerTexts.handBack : answerTexts.take,
      isShown: isOpen && take !== undefined,
      onClick: () => void take?.({ id, taken: !isOwnWork }),
    },
    { text: answerTexts.assign, isShown: isOpen && canAssign, onClick: () => onOpen('assign') },
  ]
  return (
    <div className={style.actions}>
      {onReply && (
        <TextAction label={texts.replyLabel(thread.authorName)} onClick={onReply}>
          {texts.reply}
        </TextAction>
      )}
      {thread.canResolve && (
        <TextAction onClick={() => void resolve?.({ id, resolved: !isResolved })}>
          {isResolved ? texts.reopen : texts.resolve}
        </TextAction>
      )}
      <CommentMenu comment={thread} canQuote={canQuote} onEdit={() => onOpen('edit')} more={more} />
    </div>
  )
}

type TextActionProps = { label?: string; onClick: () => void; children: string }

/** Renders a button of text alone below a comment. */
export const TextAction = ({ label, onClick, children }: TextActionProps) => (
  <QuietButton px={8} aria-label={label} onClick={onClick}>
    {children}
  </QuietButton>
)

type MomentProps = {
  time: string
  /** True if its time is beyond the end of the film, so that it is no link. */
  isBeyond: boolean
  isChosen?: boolean
  onGo: () => void
}

export function Moment({ time, isBeyond, isChosen, onGo }: MomentProps) {
  if (isBeyond)
    return (
      <Note span fw={600}>
        {time} {texts.beyondEnd}
      </Note>
    )
  return (
    <button
      type="button"
      className={style.moment}
      aria-label={texts.goTo(time)}
      aria-pressed={isChosen}
      onClick={onGo}
    >
      {time}
    </button>
  )
}

type Props = {
  thread: ReviewThread
  version: ReviewVersion
  /** Null if the version is no film. */
  timeline: VideoTimeline | null
  isChosen: boolean
  onChoose: (thread: ReviewThread) => void
}

/** Renders a comment with its replies and actions. Scrolls into view when it is chosen on the seek bar. */
export function CommentThread({ thread, version, timeline, isChosen, onChoose }: Props) {
  const node = useRef<HTMLLIElement>(null)
  const isInternal = thread.internal === true
  const canQuote = !isInternal && version.state !== 'saved'
  const canReply = version.mayComment || isInternal
  const reply = useOpenForm(() => canReply && hasReplyDraft(thread.id))
  const { form, open, formProps } = useOpenForm(() => begunForm(thread))
  useEffect(() => {
    if (isChosen) node.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const classes = [
    style.thread,
    isInternal && style.isInternal,
    thread.state !== 'open' && style.isResolved,
    isChosen && style.isChosen,
  ]
  return (
    <li ref={node} className={classes.filter(Boolean).join(' ')}>
      <Group gap="2px 10px">
        {timeline && (
          <Moment
            time={rangeCode(thread, timeline)}
            isBeyond={isBeyondEnd(thread, version, timeline)}
            isChosen={isChosen}
            onGo={() => onChoose(thread)}
          />
        )}
        <CommentAuthor comment={thread} />
        <ThreadBadges thread={thread} />
      </Group>
      <CommentBody {...formProps} comment={thread} isInternal={isInternal} isEditing={form === 'edit'} />
      <DeclineReason thread={thread} />
      {thread.replies.length > 0 && (
        <ul className={style.replies}>
          {thread.replies.map(reply => (
            <Reply key={reply.id} comment={reply} isInternal={isInternal} canQuote={canQuote} />
          ))}
        </ul>
      )}
      {form !== 'edit' && (
        <ThreadActions
          thread={thread}
          canQuote={canQuote}
          onReply={canReply && !reply.form ? () => reply.open(true) : undefined}
          onOpen={open}
        />
      )}
      {reply.form && <ReplyForm {...reply.formProps} thread={thread} deliverableId={version.id} />}
      {form === 'decline' && <DeclineForm {...formProps} thread={thread} />}
      {form === 'assign' && <AssignForm {...formProps} thread={thread} />}
    </li>
  )
}
