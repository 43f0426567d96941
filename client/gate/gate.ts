import './gate.css'
import './sky.css'
import { unlockForGuest } from './guest.ts'
import { startTimecodeTicker } from './timecode.ts'
import { showToast } from './toast.ts'
import { unlock } from './unlock.ts'

const SEEN_MS = 900

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const input = find<HTMLInputElement>('password')
const submit = find<HTMLButtonElement>('submit')
const toggle = find<HTMLButtonElement>('toggle')
let checking = false

function refresh(): void {
  submit.disabled = checking || input.value.trim() === ''
  submit.setAttribute('aria-busy', String(checking))
}

async function check(event: SubmitEvent): Promise<void> {
  event.preventDefault()
  if (checking || input.value.trim() === '') return
  checking = true
  refresh()
  const outcome = await unlock(input.value)
  showToast(outcome)
  // The address stays: the server now answers it with the page itself.
  if (outcome === 'ok') return void setTimeout(() => location.reload(), SEEN_MS)
  checking = false
  refresh()
  input.focus()
}

function flip(): void {
  const shown = input.type === 'password'
  input.type = shown ? 'text' : 'password'
  toggle.setAttribute('aria-pressed', String(shown))
  toggle.setAttribute('aria-label', `${shown ? toggle.dataset.hide : toggle.dataset.show}`)
}

input.addEventListener('input', refresh)
toggle.addEventListener('click', flip)
find<HTMLFormElement>('gate').addEventListener('submit', event => void check(event))
refresh()
startTimecodeTicker(find('timecode'))
void unlockForGuest()
