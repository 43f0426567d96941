import type { Outcome } from './unlock.ts'

const SHOWN_MS = 5000
const SWIPE_PX = 50
const template = document.getElementById('toast') as HTMLTemplateElement
let timer: ReturnType<typeof setTimeout> | undefined

function clear(): void {
  for (const id of ['good', 'bad']) document.getElementById(id)?.replaceChildren()
}

function letSwipe(card: HTMLElement): void {
  let from = 0
  card.addEventListener('pointerdown', event => {
    from = event.clientX
  })
  card.addEventListener('pointerup', event => {
    if (event.clientX - from >= SWIPE_PX) clear()
  })
}

function cardOf(outcome: Outcome): HTMLElement {
  const card = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement
  const text = (name: string) => `${template.dataset[`${outcome}${name}`]}`
  card.querySelector('.toast-title')?.append(text('Title'))
  card.querySelector('.toast-text')?.append(text('Text'))
  card.querySelector('button')?.addEventListener('click', clear)
  letSwipe(card)
  return card
}

/** One toast at a time; bad news is announced at once. */
export function showToast(outcome: Outcome): void {
  clear()
  clearTimeout(timer)
  document.getElementById(outcome === 'ok' ? 'good' : 'bad')?.append(cardOf(outcome))
  timer = setTimeout(clear, SHOWN_MS)
}
