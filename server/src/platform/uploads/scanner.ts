/** What a scan found: nothing, or something by the name that the scanner gives it. */
export type Verdict = { infected: false } | { infected: true; signature: string }

/**
 * Looks for viruses in a finished file of this machine before anybody else can reach it. Hand another one to
 * `createContext` to have files scanned; a scanner that throws keeps the file waiting, and the client tries again.
 */
export interface Scanner {
  scan(file: string): Promise<Verdict>
}

/** Where no scanner is installed, everything passes. */
export const noScanner: Scanner = { scan: async () => ({ infected: false }) }
