import { workerData } from 'node:worker_threads'

/** A thread beside a child's work: ends the process when its parent has gone or it holds too much memory. */
const { parent, residentBytes } = workerData as { parent: number; residentBytes: number }
const LOOK_EVERY_MS = 100

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > residentBytes)
    process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
