import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

interface Told {
  /** Nothing where the screen itself says it. */
  done?: { title: string; text?: string }
  failed: string
  /** Fetches anew what the call may have changed. */
  refresh: () => Promise<unknown>
}

/** Waits for a call and tells what came of it. @returns whether it went well. */
export async function attempt(call: Promise<unknown>, { done, failed, refresh }: Told): Promise<boolean> {
  try {
    await call
    if (done) showToast(done)
    return true
  } catch (error) {
    showFailure(error, { text: failed })
    return false
  } finally {
    await refresh()
  }
}
