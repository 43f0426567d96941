// The only script in a prerendered page. It loads the program once the page stands, or at the first touch of
// pointer, key or focus, and keeps what was pressed before the program could hear it.
const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const starters = ['pointerdown', 'keydown', 'focusin'] as const
let pressed: HTMLElement | undefined
let sent: { form: HTMLFormElement; by: HTMLElement | null } | undefined
let started = false

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function start(): void {
  if (started || !own) return
  started = true
  for (const type of starters) removeEventListener(type, start, true)
  for (const href of own.dataset.chunks?.split(' ') ?? []) preload(href)
  void import(/* @vite-ignore */ `${own.dataset.entry}`)
}

function keepPress(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLButtonElement>('button')
  if (button && button.type !== 'submit') pressed = button
}

function keepSubmit(event: SubmitEvent): void {
  event.preventDefault()
  sent = { form: event.target as HTMLFormElement, by: event.submitter }
}

function repeat(): void {
  removeEventListener('click', keepPress, true)
  removeEventListener('submit', keepSubmit, true)
  if (pressed?.isConnected) pressed.click()
  if (sent?.form.isConnected) sent.form.requestSubmit(sent.by)
}

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

for (const type of starters) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', keepPress, true)
addEventListener('submit', keepSubmit, true)
addEventListener('app-ready', repeat, { once: true })
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
