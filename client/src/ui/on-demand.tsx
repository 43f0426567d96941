import { type ComponentType, useEffect, useState } from 'react'
import { showFailure } from './failure.ts'

type Window = { opened: boolean; onClose: () => void }

/**
 * A window over the page whose code travels when it is first opened. If the code does not come, that is said and the
 * window counts as closed, so that the next try asks for it again.
 */
export function onDemand<Props extends Window>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins, as by React's `lazy`
  return function OnDemand(props: Props) {
    const { opened, onClose } = props
    const [Part, setPart] = useState<ComponentType<Props>>()
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once at each opening
    useEffect(() => {
      if (!opened || Part) return
      const failed = (error: unknown) => {
        showFailure(error)
        onClose()
      }
      load().then(({ default: part }) => setPart(() => part), failed)
    }, [opened])
    return Part ? <Part {...props} /> : null
  }
}
