import { cannedAnswerTo } from 'shared/assistant/canned-answer'
import { chatOpening } from 'shared/catalogue/chat-answers'
import { drafts } from '../../ui/draft.ts'

export type ChatMessage = {
  id: number
  text: string
  sender: 'bot' | 'user'
  link?: { to: '/get-started' | '/contact' | '/format'; label: string } | undefined
  /** The assistant did not understand what was asked. */
  isMissed?: boolean
}

export type Conversation = { messages: readonly ChatMessage[]; isTyping: boolean }

const DRAFT = 'chat'
const REPLY_MS = 1000
const AT_MOST = 100

const opening: ChatMessage = { id: 0, text: chatOpening, sender: 'bot' }

let current: Conversation | undefined
let awaited = 0
const listeners = new Set<() => void>()

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' && value !== null && 'text' in value && 'sender' in value && 'id' in value

/** What this tab has kept of the conversation. */
function kept(): ChatMessage[] {
  const { messages } = drafts.read(DRAFT)
  return Array.isArray(messages) ? messages.filter(isMessage) : []
}

function set(next: Conversation): void {
  current = next
  drafts.keep(DRAFT, { messages: next.messages })
  for (const listener of listeners) listener()
}

function begin(): Conversation {
  const messages = kept()
  current = { messages: messages.length > 0 ? messages : [opening], isTyping: false }
  const last = messages.at(-1)
  // The page was left before the answer came.
  if (last?.sender === 'user') replyTo(last.text)
  return current
}

const get = () => current ?? begin()

function append(message: Omit<ChatMessage, 'id'>): void {
  const { messages, isTyping } = get()
  const id = (messages.at(-1)?.id ?? 0) + 1
  set({ messages: [...messages, { ...message, id }].slice(-AT_MOST), isTyping })
}

function replyTo(text: string): void {
  const answer = cannedAnswerTo(text)
  if (!answer) return
  awaited += 1
  set({ ...get(), isTyping: true })
  setTimeout(() => {
    awaited -= 1
    append({ text: answer.text, sender: 'bot', link: answer.link, isMissed: !answer.isUnderstood })
    set({ ...get(), isTyping: awaited > 0 })
  }, REPLY_MS)
}

/** The conversation of this tab: it outlives closing the panel, other pages and reloading. */
export const conversation = {
  get,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** A blank message is ignored; the answer comes after a second (public site, sections 5 and 9). */
  say(text: string) {
    if (text.trim() === '') return
    append({ text: text.trim(), sender: 'user' })
    replyTo(text)
  },
}
