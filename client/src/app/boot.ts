// The only script in a prerendered page. It loads the program once the page stands, or at the first touch of
// pointer, key or focus, and keeps what was pressed before the program could hear it: repeated when the page is taken
// over, and once more when a part is whose program comes later (`data-late`).
const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const starters = ['pointerdown', 'keydown', 'focusin'] as const
let pressed: HTMLElement | undefined
let sent: { form: HTMLFormElement; by: HTMLElement | null } | undefined
let started = false
let isStanding = false

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

const hears = (node: Element) => isStanding && !node.closest('[data-late]')

function keepPress(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLButtonElement>('button')
  if (button && button.type !== 'submit' && !hears(button)) pressed = button
}

function keepSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (hears(form)) return
  event.preventDefault()
  sent = { form, by: event.submitter }
}

/** A press in a part that cannot hear yet is a sign to bring its program, and is kept again. */
function repeat(): void {
  isStanding = true
  const [button, submission] = [pressed, sent]
  pressed = sent = undefined
  if (button?.isConnected) button.click()
  if (submission?.form.isConnected) submission.form.requestSubmit(submission.by)
}

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

for (const type of starters) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', keepPress, true)
addEventListener('submit', keepSubmit, true)
addEventListener('app-ready', repeat)
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
