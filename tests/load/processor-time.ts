import { readFileSync } from 'node:fs'

/** What Linux counts in. */
const TICKS_A_SECOND = 100
/** Of the fields after the name of the program, which may hold anything but ends with the last bracket. */
const [USER_AT, SYSTEM_AT] = [11, 12]

/** The seconds for which a process has had a processor; not a number where the system does not tell. */
export function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_AT]) + Number(fields[SYSTEM_AT])) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}
