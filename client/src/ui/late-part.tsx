import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { showToast } from './toast-store.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Preloads code for a pointer or focus near its trigger. Errors are ignored: the load itself reports them. */
const warmUp = (load: () => Promise<unknown>) => void load().catch(() => undefined)

/** Loads a component module on demand. On failure shows a toast; the next call retries. */
function useCode<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const bring = (onMissing?: () => void) => {
    const missing = () => {
      showToast({ tone: 'bad', title: uiTexts.error, text: unreachableText })
      onMissing?.()
    }
    void load().then(({ default: part }) => setPart(() => part), missing)
  }
  return { Part, bring }
}

/**
 * Loads a menu or a list when its button is pressed. The placeholder button takes `triggerProps`; `Component` replaces it
 * once it is loaded; `load` loads it without a press.
 */
export function useLatePart<Props>(importModule: Load<Props>) {
  const { Part: Component, bring } = useCode(importModule)
  const warm = () => warmUp(importModule)
  const load = () => bring()
  const triggerProps = { 'aria-expanded': false, onPointerEnter: warm, onFocus: warm, onClick: load } as const
  return { Component, triggerProps, load }
}

type Window = {
  /** Left out by what is only mounted when it is wanted. */
  opened?: boolean
  /** Hears that it was closed, or that its code did not come. */
  onClose?: () => void
  /** What stands in the place of a part of the page until its code has come. */
  until?: ReactNode
}

/**
 * A window over the page or a part of it, whose code travels when it is first opened, or before on `warm` (for pointers
 * and focus on the way to its button). If it does not come, a window counts as closed.
 */
export function onDemand<Props>(load: Load<Props>) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins, as by React's `lazy`
  function OnDemand(props: Props & Window) {
    const { opened = true, onClose, until } = props
    const { Part, bring } = useCode(load)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once at each opening
    useEffect(() => {
      if (opened && !Part) bring(onClose)
    }, [opened])
    if (Part) return <Part {...props} />
    return opened ? until : null
  }
  return Object.assign(OnDemand, { warm: () => warmUp(load) })
}
