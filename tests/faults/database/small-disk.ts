import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PIECE_BYTES = 1024 * 1024

/** A disk of its own, small enough to run full. */
export class SmallDisk {
  readonly folder: string

  /** @param folder where it is mounted; else in a folder of its own. */
  constructor(sizeMb: number, folder = mkdtempSync(join(tmpdir(), 'small-disk-'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'pipe' })
    this.folder = folder
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Takes all the room but so many bytes, whoever else takes of it meanwhile. */
  fill(leaveBytes = 0): void {
    const ballast = openSync(this.#ballast, 'w')
    try {
      for (let left = this.freeBytes - leaveBytes; left > 0; left = this.freeBytes - leaveBytes)
        writeSync(ballast, Buffer.alloc(Math.min(left, PIECE_BYTES)))
    } catch (error) {
      // Somebody else took the last of it.
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

/** Why no disk can be made here, in words; undefined where one can. */
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
