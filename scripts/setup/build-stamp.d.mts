export const stampPath: string
export function fingerprint(): string
export function isBuilt(from: string): boolean
