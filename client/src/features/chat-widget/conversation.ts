import { cannedAnswerTo } from 'shared/assistant/canned-answer'
import { chatOpening } from 'shared/catalogue/chat-answers'
import { createStore } from 'zustand/vanilla'
import { drafts } from '../../ui/browser-storage.ts'

export type ChatMessage = {
  id: number
  text: string
  sender: 'bot' | 'user'
  link?: { to: '/get-started' | '/contact' | '/format'; label: string } | undefined
  /** The assistant did not understand what was asked. */
  isFallbackAnswer?: boolean
}

export type Conversation = { messages: readonly ChatMessage[]; isTyping: boolean }

const DRAFT = 'chat'
const REPLY_MS = 1000
const AT_MOST = 100

const opening: ChatMessage = { id: 0, text: chatOpening, sender: 'bot' }

let awaited = 0

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' && value !== null && 'text' in value && 'sender' in value && 'id' in value

/** Reads the conversation stored in this tab. */
function kept(): ChatMessage[] {
  const { messages } = drafts.read(DRAFT)
  return Array.isArray(messages) ? messages.filter(isMessage) : []
}

function begin(): Conversation {
  const messages = kept()
  return { messages: messages.length > 0 ? messages : [opening], isTyping: false }
}

/** The conversation of this tab: it outlives closing the panel, other pages and reloading. */
export const conversation = createStore(begin)

function set(next: Conversation): void {
  conversation.setState(next)
  drafts.save(DRAFT, { messages: next.messages })
}

function append(message: Omit<ChatMessage, 'id'>): void {
  const { messages, isTyping } = conversation.getState()
  const id = (messages.at(-1)?.id ?? 0) + 1
  set({ messages: [...messages, { ...message, id }].slice(-AT_MOST), isTyping })
}

function replyTo(text: string): void {
  const answer = cannedAnswerTo(text)
  if (!answer) return
  awaited += 1
  set({ ...conversation.getState(), isTyping: true })
  setTimeout(() => {
    awaited -= 1
    append({ text: answer.text, sender: 'bot', link: answer.link, isFallbackAnswer: !answer.isUnderstood })
    set({ ...conversation.getState(), isTyping: awaited > 0 })
  }, REPLY_MS)
}

/** A blank message is ignored; the answer comes after a second. */
export function say(text: string): void {
  if (text.trim() === '') return
  append({ text: text.trim(), sender: 'user' })
  replyTo(text)
}

/** The page was left before the answer came. */
function resume(): void {
  const last = conversation.getState().messages.at(-1)
  if (last?.sender === 'user') replyTo(last.text)
}

resume()
drafts.onOwner(() => conversation.setState(begin()))
