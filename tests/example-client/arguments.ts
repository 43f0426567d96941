import { parseArgs } from 'node:util'

const USAGE = `node tests/example-client/order-video.ts [--url http://localhost:3000] [--preview anteprima]

Orders a video of a running demo: signs up, briefs, confirms the quote, pays, and prints where the project stands.`

export interface Arguments {
  url: string
  /** Password of the preview, where one is required. */
  preview: string
}

/** Reads the command line. Prints the usage and exits with 64 when that fails. */
export function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string', default: 'http://localhost:3000' },
        preview: { type: 'string', default: 'anteprima' },
      },
    })
    return values
  } catch {
    console.error(USAGE)
    process.exit(64)
  }
}
