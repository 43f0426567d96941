import { exitCodeOf } from 'server/exit-code'

/** Runs a command; what keeps it from its work is said in one line, as the server does at its start. */
export async function inOneLine(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const code = exitCodeOf(error)
    if (code === undefined) throw error
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = code
  }
}
