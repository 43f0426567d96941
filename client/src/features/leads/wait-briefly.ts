/** The longest that a form waits for the second call; the result goes out by mail anyway. */
const PATIENCE_MS = 5000

/** Waits for what the server does with a saved form, but not long: its slowness or failure loses nothing. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([work.catch(() => undefined), patience])
}
