import { type RefObject, useContext } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { NamingOffer } from './late-comment-parts.ts'
import { RoomPlace } from './room-place.ts'

type Field = {
  node: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  isInternal: boolean
}

/** Naming people in a field of words: the button that begins it, and the names that are offered. */
export function useNaming({ node, text, setText, isInternal }: Field) {
  const place = useContext(RoomPlace)
  const begin = () => {
    const at = node.current?.selectionStart ?? text.length
    const sign = /(^|\s)$/.test(text.slice(0, at)) ? '@' : ' @'
    setText(`${text.slice(0, at)}${sign}${text.slice(at)}`)
    // The text arrives with the next drawing; the caret has to come after it.
    requestAnimationFrame(() => {
      node.current?.focus()
      node.current?.setSelectionRange(at + sign.length, at + sign.length)
    })
  }
  const button = place && (
    <Button
      variant="subtle"
      size="small"
      onPointerEnter={NamingOffer.warm}
      onFocus={NamingOffer.warm}
      // The field keeps its caret.
      onPointerDown={event => event.preventDefault()}
      onClick={begin}
    >
      <b aria-hidden="true">@</b>
      {reviewTexts.comments.name}
    </Button>
  )
  const offer = place && (
    <NamingOffer
      opened={text.includes('@')}
      node={node}
      text={text}
      setText={setText}
      isInternal={isInternal}
    />
  )
  return { button, offer }
}
