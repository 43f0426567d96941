import { Button, Popover } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import style from './tour.module.css'

type Target = { isInMenu: boolean; box: { top: number; left: number; width: number; height: number } }

const GAP = 4

/** Finds the link of a step; on small screens, where the links are in the menu, the menu's button. */
function find(path: string): Target | undefined {
  const link = document.querySelector<HTMLElement>(`[data-link="${path}"]`)
  const isInMenu = !link?.offsetParent
  const element = isInMenu ? document.querySelector<HTMLElement>('[data-menu-button]') : link
  if (!element) return undefined
  element.scrollIntoView({ block: 'nearest' })
  const { top, left, width, height } = element.getBoundingClientRect()
  return {
    isInMenu,
    box: { top: top - GAP, left: left - GAP, width: width + 2 * GAP, height: height + 2 * GAP },
  }
}

/** Follows the position of a step's target when the window or the sidebar is resized. */
function useTarget(path: string): Target | undefined {
  const [target, setTarget] = useState<Target>()
  useLayoutEffect(() => {
    const update = () => setTarget(find(path))
    update()
    const sizes = new ResizeObserver(update)
    sizes.observe(document.body)
    for (const link of document.querySelectorAll('[data-link]')) sizes.observe(link)
    window.addEventListener('resize', update)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [path])
  return target
}

const texts = dashboardTexts.tour
const { steps } = texts

type Navigation = { at: number; go: (at: number) => void; onEnd: () => void }

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function keysOf({ at, go, onEnd }: Navigation) {
  return (event: KeyboardEvent) => {
    const next = at + (arrows[event.key] ?? 0)
    if (event.key === 'Escape') onEnd()
    else if (next !== at && next in steps) go(next)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

function Controls({ at, go, onEnd }: Navigation) {
  const isLast = at === steps.length - 1
  return (
    <div className={style.controls}>
      {!isLast && (
        <Button variant="subtle" size="sm" className={style.skip} onClick={onEnd}>
          {texts.skip}
        </Button>
      )}
      {at > 0 && (
        <Button variant="default" size="sm" onClick={() => go(at - 1)}>
          {texts.back}
        </Button>
      )}
      <Button size="sm" onClick={() => (isLast ? onEnd() : go(at + 1))}>
        {isLast ? texts.finish : texts.next}
      </Button>
    </div>
  )
}

function Step({ isInMenu, ...navigation }: Navigation & { isInMenu: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const step = steps[navigation.at]
  // Focusing its title makes screen readers announce each step.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!step) return null
  return (
    <div role="dialog" aria-modal="true" aria-labelledby={id} onKeyDown={keysOf(navigation)} tabIndex={-1}>
      <p className={style.count}>
        <span className="visually-hidden">{texts.label}: </span>
        {texts.step(navigation.at + 1, steps.length)}
        {isInMenu && ` · ${texts.inMenu}`}
      </p>
      <h2 ref={heading} id={id} tabIndex={-1} data-autofocus className={style.title}>
        {step.title}
      </h2>
      <p className={style.text}>{step.text}</p>
      <Controls {...navigation} />
    </div>
  )
}

/** Six steps along the sidebar, by mouse or keyboard: arrows move, Escape leaves. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [at, go] = useState(0)
  const target = useTarget(`/dashboard/${steps[at]?.target}`)
  if (!target) return null
  return (
    <div className={style.veil} data-tour>
      <Popover
        opened
        trapFocus
        returnFocus
        closeOnClickOutside={false}
        closeOnEscape={false}
        withinPortal={false}
        withRoles={false}
        withArrow
        arrowSize={12}
        width="min(360px, calc(100vw - 32px))"
        position={target.isInMenu ? 'bottom-start' : 'right'}
        offset={14}
        classNames={{ dropdown: style.card ?? '' }}
      >
        <Popover.Target>
          <span className={style.ring} style={target.box} />
        </Popover.Target>
        <Popover.Dropdown>
          <Step key={at} at={at} go={go} onEnd={onEnd} isInMenu={target.isInMenu} />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
