import { Session } from 'node:inspector/promises'

/** Frees memory left over from loading modules: about a quarter of the heap at start. Takes about 50 ms. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
