import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer, useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { ErrorState } from './empty-state.tsx'
import { showToast } from './toast-store.ts'

class ChunkLoadError extends Error {}

type BoundaryProps = { onError: () => void; fallback: ReactNode; children: ReactNode }

/** Catches a chunk that failed to load, and passes every other error on. */
class ChunkBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) this.props.onError()
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkLoadError) return this.props.fallback
    throw error
  }
}

interface Modal {
  /** Passed by modals only: their code is loaded when they first open. */
  opened?: boolean
  onClose?: () => void
}

/**
 * Splits a component into a chunk of its own with React's `lazy`. If the chunk fails to load, its place offers a retry;
 * a modal shows a toast and counts as closed, and opening it again retries. `preload` is for a pointer or focus near
 * the trigger.
 */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const loadChunk = () =>
    load().catch((cause: unknown) => {
      throw new ChunkLoadError('chunk failed to load', { cause })
    })
  // React remembers a failed load, so that a retry needs a new component.
  let Loaded = lazy(loadChunk) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's `lazy`
  function LazyComponent(props: Props & Modal) {
    const { opened = true, onClose } = props
    const [attempt, retry] = useReducer((count: number) => count + 1, 0)
    const [isWanted, setWanted] = useState(opened)
    if (opened && !isWanted) setWanted(true)
    if (!isWanted) return null
    const onError = () => {
      Loaded = lazy(loadChunk) as ComponentType<Props>
      if (!onClose) return
      setWanted(false)
      showToast({ variant: 'error', title: uiTexts.error, text: unreachableText })
      onClose()
      retry()
    }
    const failed = onClose ? null : <ErrorState title={uiTexts.error} text={unreachableText} retry={retry} />
    return (
      <ChunkBoundary key={attempt} onError={onError} fallback={failed}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
  const preload = () => void load().catch(() => undefined)
  return Object.assign(LazyComponent, { preload })
}
