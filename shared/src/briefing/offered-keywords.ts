/** Takes what was just spoken of, without naming it; the first group is what stands before. */
export const takeIt =
  /^((?:(?:ok|okay|s[iì]|va bene|allora|dai|certo|perfetto|bene)[\s,.!]*)*)(?:mettil[oaie]|mettiamol[oaie]|aggiungil[oaie]|aggiungiamol[oaie]|prendil[oaie]|prendiamol[oaie]|inseriscil[oaie]|l[oaie] (?:vogliamo|voglio|mettiamo|prendo|prendiamo|aggiungiamo))(?=[\s,.!]|$)/iu

export const addAgain = 'aggiungi'
