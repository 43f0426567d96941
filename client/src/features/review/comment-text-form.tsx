import { Button, Group, Stack } from '@mantine/core'
import { IconAt } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comments'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, QuietButton } from '../../ui/action-buttons.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { MentionList, useMentions } from '../../ui/mentions/mentions.tsx'
import type { Attachments } from './attachments.tsx'
import { useReview } from './review-model.ts'

const texts = reviewTexts.comments

/** Returns the people who can read a text; only those of the team for an internal one. */
function usePeople(isInternal: boolean, isWanted: boolean) {
  const { viewer, projectId = '' } = useReview()
  const ofTeam = trpc.team.deliverables.nameable.useQuery(
    { projectId },
    { enabled: isWanted && viewer === 'team' },
  )
  const ofClient = trpc.dashboard.deliverables.nameable.useQuery(
    { projectId },
    { enabled: isWanted && viewer === 'client' },
  )
  const people = ofTeam.data?.items ?? ofClient.data?.items ?? []
  return isInternal ? people.filter(({ fromTeam }) => fromTeam) : people
}

type Field = {
  node: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  isInternal: boolean
  /** Called on Ctrl+Enter. */
  onSend: (event: KeyboardEvent) => void
}

/** Mentions in a text field: props of the field, the button that types an `@`, and the suggestions. */
export function useMentionField({ node, text, setText, isInternal, onSend }: Field) {
  const { projectId } = useReview()
  const mentioning = useMentions({ node, text, setText }, usePeople(isInternal, text.includes('@')))
  return {
    fieldProps: {
      ...mentioning.fieldProps,
      maxLength: COMMENT_MAX,
      onKeyDown: (event: KeyboardEvent) => {
        // During IME composition keys belong to the input method.
        if (event.nativeEvent.isComposing) return
        if (mentioning.handleKeyDown(event)) event.stopPropagation()
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend(event)
      },
    },
    button: projectId && (
      <IconButton
        size={36}
        icon={IconAt}
        label={texts.name}
        // Keeps the caret in the field.
        onPointerDown={event => event.preventDefault()}
        onClick={mentioning.open}
      />
    ),
    suggestions: projectId && mentioning.shown.length > 0 && <MentionList mentioning={mentioning} />,
  }
}

/** Returns a key handler that closes a form on Escape; theater mode stays on. */
export const leaveOnEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
  event.preventDefault()
  leave()
}

type Props = {
  label?: string
  'aria-label'?: string
  text: string
  setText: (text: string) => void
  /** Undefined turns mentions and attachments off. */
  attachments?: Attachments
  isInternal?: boolean
  autoFocus: boolean
  submit: string
  onSubmit: () => Promise<unknown>
  onCancel: () => void
  /** Closes the form on Escape and keeps its text as a draft. Undefined while that would lose files. */
  onLeave?: (() => void) | undefined
}

/** Renders a small form at a comment: a reply, a new text, or the reason for declining it. */
export function CommentTextForm(props: Props) {
  const {
    text,
    setText,
    attachments,
    isInternal = false,
    submit,
    onSubmit,
    onCancel,
    onLeave,
    ...names
  } = props
  const node = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const isReady = text.trim() !== '' && text.length <= COMMENT_MAX && !attachments?.isUploading
  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    setBusy(true)
    await onSubmit()
    setBusy(false)
  }
  const mention = useMentionField({ node, text, setText, isInternal, onSend: event => void send(event) })
  return (
    <Stack
      component="form"
      gap={8}
      w="100%"
      onSubmit={(event: FormEvent) => void send(event)}
      onKeyDown={onLeave && !attachments?.isUploading ? leaveOnEscape(onLeave) : undefined}
    >
      <TextAreaField name="text" minRows={2} maxRows={6} {...names} {...mention.fieldProps} />
      {attachments && mention.suggestions}
      {attachments?.tray}
      <Group gap={6}>
        <Button type="submit" size="sm" loading={busy} disabled={!isReady}>
          {submit}
        </Button>
        {attachments?.button}
        {attachments && mention.button}
        <QuietButton onClick={onCancel}>{texts.cancel}</QuietButton>
      </Group>
    </Stack>
  )
}
