/** Where a version stands in its review; `saved` is one that only the team sees. */
export const versionStates = ['saved', 'waiting', 'changes-requested', 'approved', 'superseded'] as const

export type VersionState = (typeof versionStates)[number]

export interface VersionFacts {
  /** Of those that were sent to the client. */
  readonly isNewest: boolean
  readonly changesRequestedAt: Date | string | null
  readonly approvedAt: Date | string | null
}

/** An approval stays; otherwise only the newest version is under review, and an older one is superseded. */
export function versionStateOf({
  isNewest,
  changesRequestedAt,
  approvedAt,
}: VersionFacts): Exclude<VersionState, 'saved'> {
  if (approvedAt) return 'approved'
  if (!isNewest) return 'superseded'
  return changesRequestedAt ? 'changes-requested' : 'waiting'
}

/** Whether the client can still decide on a version: on the newest one, also after changes were requested on it. */
export const isUnderReview = (state: VersionState): boolean =>
  state === 'waiting' || state === 'changes-requested'
