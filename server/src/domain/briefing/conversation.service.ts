import type { Platform } from '../../platform/platform.ts'
export interface Conversation {
  turns: { id: string; who: 'client' | 'assistant'; text: string; at: string }[]
  brief: Record<string, unknown>
  completeness: number
  complete: boolean
}
const empty: Conversation = { turns: [], brief: {}, completeness: 0, complete: false }
export async function conversationOf(_p: Platform, _u: string, _id: string) {
  return empty
}
export async function say(_p: Platform, _u: string, _i: unknown) {
  return empty
}
export async function restart(_p: Platform, _u: string, _id: string) {
  return empty
}
