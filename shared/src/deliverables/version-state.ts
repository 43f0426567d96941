/** Where a published version stands in its review. */
export const versionStates = ['waiting', 'changes-requested', 'approved', 'superseded'] as const

export type VersionState = (typeof versionStates)[number]

export interface VersionFacts {
  readonly isNewest: boolean
  readonly changesRequestedAt: Date | string | null
  readonly approvedAt: Date | string | null
}

/** An approval stays; otherwise only the newest version is under review, and an older one is superseded. */
export function versionStateOf({ isNewest, changesRequestedAt, approvedAt }: VersionFacts): VersionState {
  if (approvedAt) return 'approved'
  if (!isNewest) return 'superseded'
  return changesRequestedAt ? 'changes-requested' : 'waiting'
}
