import { type RefObject, useContext, useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { MENTION_LIST, MentionList, optionId } from '../../ui/naming/mention-list.tsx'
import { useMentioning } from '../../ui/naming/use-mentioning.ts'
import { RoomPlace } from './room-place.ts'

type Field = RefObject<HTMLTextAreaElement | null>

type Props = {
  node: Field
  text: string
  setText: (text: string) => void
  /** Those of the team alone see it. */
  isInternal: boolean
}

/** Who can see what is written, by account. */
function usePeople(isInternal: boolean) {
  const place = useContext(RoomPlace)
  const input = { projectId: place?.projectId ?? '' }
  const ofTeam = trpc.team.deliverables.nameable.useQuery(input, { enabled: place?.side === 'team' })
  const ofClient = trpc.dashboard.deliverables.nameable.useQuery(input, { enabled: place?.side === 'client' })
  const people = ofTeam.data?.items ?? ofClient.data?.items ?? []
  return isInternal ? people.filter(({ fromTeam }) => fromTeam) : people
}

type Mentioning = ReturnType<typeof useMentioning>

/** The field's caret and keys, which stay the field's own. */
function useField(node: Field, text: string, { follow, takeKey }: Mentioning): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret has moved with the text
  useEffect(follow, [text])
  useEffect(() => {
    const field = node.current
    const onMove = () => {
      if (document.activeElement === field) follow()
    }
    const onKey = (event: KeyboardEvent) => {
      // While letters are being composed, keys are theirs.
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

/** Tells whoever cannot see the list which one is chosen in it. */
function useAnnounced(node: Field, chosenId: string | undefined): void {
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

/** Offers names while one is typed after an `@`. */
export default function NamingOffer({ node, text, setText, isInternal }: Props) {
  const mentioning = useMentioning({ node, text, setText }, usePeople(isInternal))
  useField(node, text, mentioning)
  useAnnounced(node, mentioning.shown[mentioning.index]?.id)
  return mentioning.shown.length > 0 ? <MentionList mentioning={mentioning} /> : null
}
