// The only script of a prerendered page. It loads the app once the page is idle, or at the first touch of pointer, key
// or focus. The last button that was pressed before hydration, also to submit a form, is pressed again on `app-ready`.
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const starters = ['pointerdown', 'keydown', 'focusin'] as const
let queuedButton: HTMLElement | undefined
let isStarted = false
let isHydrated = false

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function start(): void {
  if (isStarted || !script) return
  isStarted = true
  for (const type of starters) removeEventListener(type, start, true)
  for (const href of script.dataset.chunks?.split(' ') ?? []) preload(href)
  void import(/* @vite-ignore */ `${script.dataset.entry}`)
}

function queueClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLButtonElement>('button')
  if (!isHydrated && button && button.type !== 'submit') queuedButton = button
}

function queueSubmit(event: SubmitEvent): void {
  if (isHydrated) return
  event.preventDefault()
  queuedButton = event.submitter ?? undefined
}

function replay(): void {
  isHydrated = true
  // A click makes React hydrate the button's part of the page at once; a submit event does not.
  if (queuedButton?.isConnected) queuedButton.click()
}

const startWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

for (const type of starters) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', queueClick, true)
addEventListener('submit', queueSubmit, true)
addEventListener('app-ready', replay, { once: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)
