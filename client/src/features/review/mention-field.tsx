import { ActionIcon } from '@mantine/core'
import { IconAt } from '@tabler/icons-react'
import { type RefObject, useContext, useEffect } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { MENTION_LIST, MentionList, optionId, useMentions } from '../../ui/mentions/mentions.tsx'
import { ReviewContext } from './review-model.ts'

type FieldRef = RefObject<HTMLTextAreaElement | null>

type Props = {
  node: FieldRef
  text: string
  setText: (text: string) => void
  /** True if only the team reads the text. */
  isInternal: boolean
}

/** Returns the people who can read the text. */
function usePeople(isInternal: boolean) {
  const place = useContext(ReviewContext)
  const input = { projectId: place?.projectId ?? '' }
  const ofTeam = trpc.team.deliverables.nameable.useQuery(input, { enabled: place?.viewer === 'team' })
  const ofClient = trpc.dashboard.deliverables.nameable.useQuery(input, {
    enabled: place?.viewer === 'client',
  })
  const people = ofTeam.data?.items ?? ofClient.data?.items ?? []
  return isInternal ? people.filter(({ fromTeam }) => fromTeam) : people
}

type Mentioning = ReturnType<typeof useMentions>

/** Listens to the caret and keys of the field. */
function useField(node: FieldRef, text: string, { follow, takeKey }: Mentioning): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret has moved with the text
  useEffect(follow, [text])
  useEffect(() => {
    const field = node.current
    const onMove = () => {
      if (document.activeElement === field) follow()
    }
    const onKey = (event: KeyboardEvent) => {
      // During IME composition keys belong to the input method.
      if (!event.isComposing && takeKey(event)) event.stopPropagation()
    }
    document.addEventListener('selectionchange', onMove)
    field?.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('selectionchange', onMove)
      field?.removeEventListener('keydown', onKey)
    }
  })
}

/** Exposes the active option to assistive technology. */
function useActiveDescendant(node: FieldRef, chosenId: string | undefined): void {
  useEffect(() => {
    const field = node.current
    if (!field || chosenId === undefined) return
    field.setAttribute('aria-controls', MENTION_LIST)
    field.setAttribute('aria-activedescendant', optionId(chosenId))
    return () => {
      field.removeAttribute('aria-controls')
      field.removeAttribute('aria-activedescendant')
    }
  }, [node, chosenId])
}

/** Suggests people while a name is typed after an `@`. */
function MentionSuggestions({ node, text, setText, isInternal }: Props) {
  const mentioning = useMentions({ node, text, setText }, usePeople(isInternal))
  useField(node, text, mentioning)
  useActiveDescendant(node, mentioning.shown[mentioning.index]?.id)
  return mentioning.shown.length > 0 ? <MentionList mentioning={mentioning} /> : null
}

type Field = {
  node: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  isInternal: boolean
}

/** Mentions in a text field: the button that types an `@`, and the suggestions. */
export function useMentionField({ node, text, setText, isInternal }: Field) {
  const place = useContext(ReviewContext)
  const begin = () => {
    const at = node.current?.selectionStart ?? text.length
    const sign = /(^|\s)$/.test(text.slice(0, at)) ? '@' : ' @'
    setText(`${text.slice(0, at)}${sign}${text.slice(at)}`)
    // The new text renders first, then the caret can move behind it.
    requestAnimationFrame(() => {
      node.current?.focus()
      node.current?.setSelectionRange(at + sign.length, at + sign.length)
    })
  }
  const button = place && (
    <ActionIcon
      size={36}
      px={0}
      title={reviewTexts.comments.name}
      aria-label={reviewTexts.comments.name}
      // Keeps the caret in the field.
      onPointerDown={event => event.preventDefault()}
      onClick={begin}
    >
      <IconAt size={18} aria-hidden="true" />
    </ActionIcon>
  )
  const offer = place && text.includes('@') && (
    <MentionSuggestions node={node} text={text} setText={setText} isInternal={isInternal} />
  )
  return { button, offer }
}
