/** Files that go with a comment of a review. */
export const commentFileTexts = {
  list: 'Allegati',
  open: (file: string) => `Apri l’allegato ${file}`,
  downloadOnly: 'si apre solo con un link che permette di scaricare',
  tooMany: (most: number) => `Con un commento viaggiano al massimo ${most} file.`,
  tooLarge: (file: string, megabytes: number) =>
    `${file} supera i ${megabytes} MB. Per un file più grande usa i materiali.`,
  empty: (file: string) => `${file} è vuoto: controlla di aver scelto quello giusto.`,
  badType: (file: string) => `${file} non è di un tipo che si può allegare.`,
  sending: (file: string) => `Caricamento di ${file}`,
  retry: 'Riprova',
  retryOf: (file: string) => `Riprova a caricare ${file}`,
  carried: 'dalla versione precedente',
  removeOf: (file: string) => `Togli ${file}`,
} as const
