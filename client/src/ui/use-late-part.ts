import { type ComponentType, useState } from 'react'
import { showFailure } from './failure.ts'

/**
 * For what opens when it is pressed and whose code travels when somebody comes near: `face` are the properties of what
 * stands there until then, `Part` takes its place once it was pressed. If the code does not come, that is said, and
 * pressing again tries again.
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const warm = () => void load().catch(() => undefined)
  const press = () => void load().then(({ default: part }) => setPart(() => part), showFailure)
  const face = { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: press } as const
  return { Part, face, press }
}
