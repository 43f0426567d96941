/** What stands around every printed document. */
export const pdfTexts = {
  page: (page: number, of: number) => `Pagina ${page} di ${of}`,
} as const
