/** Header and footer of every PDF. */
export const pdfTexts = {
  page: (page: number, of: number) => `Pagina ${page} di ${of}`,
} as const
