import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PIECE_BYTES = 1024 * 1024

/** Disk in memory, small enough to fill. */
export class SmallDisk {
  readonly folder: string

  /** @param folder mount point; a new folder by default. */
  constructor(sizeMb: number, folder = mkdtempSync(join(tmpdir(), 'small-disk-'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'pipe' })
    this.folder = folder
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Fills the disk except `leaveBytes`, even while other processes write to it. */
  fill(leaveBytes = 0): void {
    const ballast = openSync(this.#ballast, 'w')
    try {
      for (let left = this.freeBytes - leaveBytes; left > 0; left = this.freeBytes - leaveBytes)
        writeSync(ballast, Buffer.alloc(Math.min(left, PIECE_BYTES)))
    } catch (error) {
      // Another process used the last bytes.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      closeSync(ballast)
    }
  }

  empty(): void {
    rmSync(this.#ballast, { force: true })
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #ballast(): string {
    return join(this.folder, 'ballast')
  }
}

/** Returns the reason why no disk can be mounted here, or undefined if it can. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'mounting a small disk needs Linux and root'
  try {
    new SmallDisk(1).remove()
    return undefined
  } catch (error) {
    return `a small disk could not be mounted: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  }
}
