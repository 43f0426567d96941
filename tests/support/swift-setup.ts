import type { TestProject } from 'vitest/node'
import { startSwift } from './processes/swift-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set where files are kept in a throwaway object store. */
    swift: { endpoint: string } | undefined
  }
}

/** One object store for all test files; each app has a bucket of its own. */
export default async function prepareSwift(project: TestProject): Promise<() => Promise<void>> {
  const swift = await startSwift()
  project.provide('swift', { endpoint: swift.endpoint })
  return () => swift.stop()
}
