import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const ONE_KEYPRESS_MS = 1000
const LOOK_FOR_PARENT_MS = 500

/**
 * Runs a program to its end on this terminal and passes stop signals on.
 * @returns its exit code; for one that a signal ended, 128 and the signal's number, as shells count.
 */
export function supervise(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const stopPassing = passSignals(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopPassing()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * One Ctrl-C arrives here twice, from the terminal and again from npm: what follows at once counts as the same
 * press, since a server takes the second signal for impatience.
 */
function passSignals(child) {
  let lastPassed = Number.NEGATIVE_INFINITY
  const pass = signal => {
    const now = performance.now()
    if (now - lastPassed > ONE_KEYPRESS_MS) child.kill(signal)
    lastPassed = now
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const watch = whenLeftByNpm(() => child.kill('SIGTERM'))
  return () => {
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, pass)
  }
}

/** A SIGTERM for npm ends npm and the shell between; the shell does not pass it on, it is only gone. */
function whenLeftByNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, LOOK_FOR_PARENT_MS)
  return watch
}
