import { Session } from 'node:inspector/promises'

/**
 * Gives back the memory that loading has left behind: about a quarter of what a process holds when it begins to answer.
 * Takes some 50 ms.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
