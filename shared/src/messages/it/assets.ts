import type { Asset, AssetKind } from '../../deliverables/asset.ts'

/** Names of assets, loaded by every review room. Dialogs and lists: `asset-room.ts`. */
export const assetKindTexts: Record<AssetKind, string> = {
  '16:9': 'Orizzontale 16:9',
  '9:16': 'Verticale 9:16',
  '1:1': 'Quadrato 1:1',
  subtitles: 'Sottotitoli',
  stills: 'Immagini',
  additional: 'File aggiuntivi',
}

export const assetLabel = ({ kind, name }: Pick<Asset, 'kind' | 'name'>): string =>
  name === null ? assetKindTexts[kind] : `${assetKindTexts[kind]}, ${name}`

export const listIt = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} e ${labels.at(-1)}`

/** Texts for clients who approve asset by asset. */
export const approvalTexts = {
  stillOpen: (labels: readonly string[]) => `Ancora da approvare: ${listIt(labels)}.`,
  one: 'Approvato',
  all: 'Hai approvato tutto: il progetto è completato.',
  explain:
    'La revisione di questo file si chiude e i commenti restano da leggere. Il progetto si completa quando hai approvato tutto.',
} as const

export const fileCommentText = 'Scrivi un commento su questo file'

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
