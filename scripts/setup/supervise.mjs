import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const ONE_KEYPRESS_MS = 1000
const LOOK_FOR_PARENT_MS = 500

/**
 * Runs a program on this terminal until it exits, and forwards stop signals.
 * @returns its exit code; if a signal ended it, 128 plus the signal's number, as in shells.
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
 * Forwards stop signals to the child. Ignores repeats within `ONE_KEYPRESS_MS`: one Ctrl-C arrives twice, from the
 * terminal and from npm, and a server exits at once on a second signal.
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

/** Detects a SIGTERM to npm, which ends npm and its shell without forwarding the signal. */
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
