/**
 * Looks for viruses in a finished file of this machine before anybody else can reach it. Hand another one to
 * `createContext` to have files scanned; a scanner that throws keeps the file waiting, and the client tries again.
 */
export interface Scanner {
  scan(file: string): Promise<'clean' | 'infected'>
}

/** Where no scanner is installed, everything passes. */
export const noScanner: Scanner = { scan: async () => 'clean' }
