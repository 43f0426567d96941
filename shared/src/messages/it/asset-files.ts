import type { AssetKind } from '../../deliverables/asset.ts'

/** Names of assets in file names. */
export const assetSlugs: Record<AssetKind, string> = {
  '16:9': '16x9',
  '9:16': '9x16',
  '1:1': '1x1',
  subtitles: 'sottotitoli',
  stills: 'immagini',
  additional: 'file',
}

/** The name of an archive whose company and project have no plain letters. */
export const unnamedArchive = 'video'
