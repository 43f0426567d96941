import type { TestProject } from 'vitest/node'
import { startSwift } from './processes/swift-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set where files are stored in a throwaway object store. */
    swift: { endpoint: string } | undefined
  }
}

/** Starts one object store for all test files; each app has its own bucket. */
export default async function prepareSwift(project: TestProject): Promise<() => Promise<void>> {
  const swift = await startSwift()
  project.provide('swift', { endpoint: swift.endpoint })
  return () => swift.stop()
}
