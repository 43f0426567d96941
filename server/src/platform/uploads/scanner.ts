/** What a scan found: nothing, or something by the name that the scanner gives it. */
export type Verdict = { infected: false } | { infected: true; signature: string }

/**
 * Looks for viruses in the bytes of a finished upload before anybody else can reach it. Hand another one to
 * `createContext` to have uploads scanned; a scanner that throws keeps the upload waiting, and the client tries again.
 */
export interface Scanner {
  /** `open` begins to read the bytes; a scanner that does not need them does not call it. */
  scan(open: () => Promise<ReadableStream<Uint8Array>>): Promise<Verdict>
}

/** Where no scanner is installed, everything passes. */
export const noScanner: Scanner = { scan: async () => ({ infected: false }) }
