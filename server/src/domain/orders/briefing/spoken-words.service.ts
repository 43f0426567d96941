import { setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../../../platform/platform.ts'

type Ports = Pick<Platform, 'live' | 'log'>

interface Listener {
  userId: string
  projectId: string
}

/** The whole of an answer takes no longer than this, however many words it has. */
const LONGEST_MS = 1100
const LONGEST_PAUSE_MS = 70
const WORDS_AT_ONCE = 2
const PACED_PIECES = 40
const PIECES_AT_ONCE = 4

/** An answer as it grows, by word groups: the last piece is the whole. */
function growing(text: string, pieces: number): string[] {
  const ends = [...text.matchAll(/\S+\s*/g)].map(match => match.index + match[0].trimEnd().length)
  const step = Math.max(WORDS_AT_ONCE, Math.ceil(ends.length / pieces))
  const cuts = ends.filter((_, at) => (at + 1) % step === 0 && at + 1 < ends.length)
  return [...cuts, text.length].map(end => text.slice(0, end))
}

/** Hands what has been said so far to the person's open screens. Nobody's turn fails because nobody could listen. */
export async function passWords({ live, log }: Ports, { userId, projectId }: Listener, words: string) {
  try {
    await live.broadcast(userId, { topic: 'say', ids: { projectId }, words })
  } catch (error) {
    log.warn({ err: error }, 'words could not be passed on')
  }
}

/** Says an answer that is there already: word by word where it may take its time, else in a few pieces at once. */
export async function speak(ports: Ports, listener: Listener, text: string, paced: boolean): Promise<void> {
  const pieces = growing(text, paced ? PACED_PIECES : PIECES_AT_ONCE)
  const pauseMs = paced ? Math.min(LONGEST_PAUSE_MS, LONGEST_MS / pieces.length) : 0
  const began = performance.now()
  for (const piece of pieces) {
    await passWords(ports, listener, piece)
    const isLate = performance.now() - began > LONGEST_MS
    if (pauseMs > 0 && !isLate) await pause(pauseMs)
  }
}
