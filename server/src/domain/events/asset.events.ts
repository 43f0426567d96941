interface OfAsset {
  projectId: string
  assetId: string
  /** What people call it. */
  label: string
}

/** What a project delivers, as the team changes it. */
export interface AssetEvents {
  'asset.added': OfAsset
  /** `completes`: all else that the project needs is approved. */
  'asset.removed': OfAsset & { completes: boolean }
}
