const watched =
  /(?<!\p{L})(?:ho|abbiamo) (?:visto|guardato|osservato|notato|visionato)(?!\p{L})|(?<!\p{L})(?:nel (?:tuo )?video si (?:vede|sente|nota)|dal video emerge|guardando il (?:tuo )?video (?:si|ho|abbiamo))/iu

/** Returns true if a text claims that somebody watched the video (docs/decisions/audit-reading.md). */
export const claimsToHaveWatched = (text: string): boolean => watched.test(text)
