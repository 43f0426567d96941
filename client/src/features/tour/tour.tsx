import { Popover } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { Button } from '../../ui/button.tsx'
import style from './tour.module.css'
import { useTarget } from './use-target.ts'

const texts = dashboardTexts.tour
const { steps } = texts

type Moves = { at: number; go: (at: number) => void; onEnd: () => void }

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function keysOf({ at, go, onEnd }: Moves) {
  return (event: KeyboardEvent) => {
    const next = at + (arrows[event.key] ?? 0)
    if (event.key === 'Escape') onEnd()
    else if (next !== at && next in steps) go(next)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

function Controls({ at, go, onEnd }: Moves) {
  const isLast = at === steps.length - 1
  return (
    <div className={style.controls}>
      {!isLast && (
        <Button variant="subtle" size="small" className={style.skip} onClick={onEnd}>
          {texts.skip}
        </Button>
      )}
      {at > 0 && (
        <Button variant="outline" size="small" onClick={() => go(at - 1)}>
          {texts.back}
        </Button>
      )}
      <Button size="small" onClick={() => (isLast ? onEnd() : go(at + 1))}>
        {isLast ? texts.finish : texts.next}
      </Button>
    </div>
  )
}

function Step({ isInMenu, ...moves }: Moves & { isInMenu: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const step = steps[moves.at]
  // Each step is read out: the focus goes to its title.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!step) return null
  return (
    <div role="dialog" aria-modal="true" aria-labelledby={id} onKeyDown={keysOf(moves)} tabIndex={-1}>
      <p className={style.count}>
        <span className="visually-hidden">{texts.label}: </span>
        {texts.step(moves.at + 1, steps.length)}
        {isInMenu && ` · ${texts.inMenu}`}
      </p>
      <h2 ref={heading} id={id} tabIndex={-1} data-autofocus className={style.title}>
        {step.title}
      </h2>
      <p className={style.text}>{step.text}</p>
      <Controls {...moves} />
    </div>
  )
}

/** Six steps along the sidebar, by mouse or keyboard: arrows move, Escape leaves. */
export default function Tour({ onEnd }: { onEnd: () => void }) {
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
