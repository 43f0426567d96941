/** Texts of the drawing tools. */
export const drawingToolTexts = {
  title: 'Strumenti da disegno',
  surface: 'Immagine ferma: trascina per disegnare',
  of: (author: string) => `Disegno di ${author} sull’immagine`,
  tools: { pen: 'Penna', arrow: 'Freccia', box: 'Riquadro' },
  colors: { red: 'Rosso', yellow: 'Giallo', green: 'Verde', blue: 'Blu', white: 'Bianco' },
  undo: 'Annulla l’ultimo segno',
  clear: 'Cancella il disegno',
  done: 'Fatto',
  full: 'Il disegno è pieno: annulla un segno per aggiungerne un altro.',
} as const
