import { workerData } from 'node:worker_threads'

/** Thread of a child process. Kills the process if its parent has ended or if it uses too much memory. */
const { parent, residentBytes } = workerData as { parent: number; residentBytes: number }
const LOOK_EVERY_MS = 100

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > residentBytes)
    process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
