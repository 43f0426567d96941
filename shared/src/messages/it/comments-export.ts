/** How the comments on a version can be taken along. */
export const exportTexts = {
  formats: {
    csv: 'Tabella (CSV)',
    edl: 'DaVinci Resolve (EDL)',
    fcpxml: 'Final Cut Pro (FCPXML)',
  },
  sheet: 'Con le immagini (PDF)',
  internal: 'Anche le note interne',
  failed: 'Impossibile esportare i commenti',
} as const
