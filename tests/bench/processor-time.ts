import { readFileSync } from 'node:fs'

/** Unit of processor time on Linux. */
const TICKS_A_SECOND = 100
/** Positions after the program's name, which may contain anything and ends with the last bracket. */
const [USER_AT, SYSTEM_AT] = [11, 12]

/** Returns the processor seconds of a process, NaN outside Linux. */
export function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_AT]) + Number(fields[SYSTEM_AT])) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}
