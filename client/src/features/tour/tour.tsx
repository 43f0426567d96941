import { Button, Group, Popover, Text, Title } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import style from './tour.module.css'
import { needsTour, rememberTour } from './tour-flag.ts'

const texts = dashboardTexts.tour
const { steps } = texts

interface Target {
  isInMenu: boolean
  box: { top: number; left: number; width: number; height: number }
}

const SPACING = 4

/** Returns the link of a step, or the menu's button on small screens, where the links are in the menu. */
function findTarget(path: string): Target | undefined {
  const link = document.querySelector<HTMLElement>(`[data-link="${path}"]`)
  const isInMenu = !link?.offsetParent
  const element = isInMenu ? document.querySelector<HTMLElement>('[data-menu-button]') : link
  if (!element) return undefined
  element.scrollIntoView({ block: 'nearest' })
  const { top, left, width, height } = element.getBoundingClientRect()
  return {
    isInMenu,
    box: {
      top: top - SPACING,
      left: left - SPACING,
      width: width + 2 * SPACING,
      height: height + 2 * SPACING,
    },
  }
}

/** Returns the target of a step, measured again whenever the window or a link changes its size. */
function useTourTarget(path: string): Target | undefined {
  const [target, setTarget] = useState<Target>()
  useLayoutEffect(() => {
    const measure = () => setTarget(findTarget(path))
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    for (const link of document.querySelectorAll('[data-link]')) sizes.observe(link)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [path])
  return target
}

interface StepProps {
  index: number
  goTo: (index: number) => void
  onEnd: () => void
  isInMenu: boolean
}

function Step({ index, goTo, onEnd, isInMenu }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const step = steps[index]
  // Screen readers announce each step by its focused title.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!step) return null
  const isLast = index === steps.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
    else if (event.key === 'ArrowRight' && !isLast) goTo(index + 1)
    else if (event.key === 'ArrowLeft' && index > 0) goTo(index - 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div role="dialog" aria-modal="true" aria-labelledby={id} onKeyDown={onKeyDown} tabIndex={-1}>
      <Text fz="sm" ff="monospace" c="dimmed">
        <span className="visually-hidden">{texts.label}: </span>
        {texts.step(index + 1, steps.length)}
        {isInMenu && ` · ${texts.inMenu}`}
      </Text>
      <Title
        order={2}
        fz="1.375rem"
        my={6}
        ref={heading}
        id={id}
        tabIndex={-1}
        data-autofocus
        className={style.title}
      >
        {step.title}
      </Title>
      <Text c="dimmed">{step.text}</Text>
      <Group gap={8} justify="flex-end" mt={18}>
        {!isLast && (
          <QuietButton mr="auto" onClick={onEnd}>
            {texts.skip}
          </QuietButton>
        )}
        {index > 0 && <SmallButton onClick={() => goTo(index - 1)}>{texts.back}</SmallButton>}
        <Button size="sm" onClick={() => (isLast ? onEnd() : goTo(index + 1))}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </Group>
    </div>
  )
}

/**
 * Shows a newcomer the links of the sidebar, by pointer or by arrow keys; Escape ends it. Mantine's `Tour` neither
 * moves the focus to each step's title nor follows a target into the menu when the window gets narrow.
 */
function Tour({ onEnd }: { onEnd: () => void }) {
  const [index, goTo] = useState(0)
  const target = useTourTarget(`/dashboard/${steps[index]?.target}`)
  if (!target) return null
  return (
    <div className={style.overlay} data-tour>
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
        radius="lg"
        shadow="xl"
      >
        <Popover.Target>
          <span className={style.ring} style={target.box} />
        </Popover.Target>
        <Popover.Dropdown px={22} py={20} bd={0}>
          <Step key={index} index={index} goTo={goTo} onEnd={onEnd} isInMenu={target.isInMenu} />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

const DELAY_MS = 1000

/** Starts the tour once for new users, a second after the dashboard has loaded. */
export function TourHost({ user }: { user: { id: string; createdAt: string } }) {
  const [isOn, setOn] = useState(false)
  const { id, createdAt } = user
  useEffect(() => {
    if (!needsTour({ id, createdAt }, new Date())) return
    const timer = setTimeout(() => setOn(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, createdAt])
  const end = () => {
    rememberTour(id)
    setOn(false)
  }
  return isOn ? <Tour onEnd={end} /> : null
}
