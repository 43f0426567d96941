import { othersIt } from '../../formats/italian.ts'

/** Labels and accessible names of the landing pages. */
export const landingTexts = {
  anchors: { services: 'servizi', process: 'processo', testimonials: 'testimonianze', faq: 'faq' },
  figures: 'In cifre',
  figuresNote: 'Cifre di esempio: quelle vere appariranno qui.',
  example: 'Esempio',
  hero: {
    /** The camera's display: ornament, not read out. */
    display: { recording: 'REC', timecode: '00:00:12:08', film: '4K · 25p', light: '5600 K', aspect: '16:9' },
    /** The clapperboard of the alternate page: ornament, not read out. */
    slate: [
      ['Scena', '1'],
      ['Ciak', '1'],
      ['Rullo', 'A'],
    ],
  },
  services: {
    carousel: 'Tipi di video',
    roleDescription: 'carosello',
  },
  comparison: { caption: 'Confronto tra noi e le altre strade', feature: 'Che cosa' },
  stage: (at: number, of: number) => `Fase ${at} di ${of}`,
  styles: { open: 'Guarda esempi:' },
  testimonials: {
    list: 'Recensioni',
    examplesNote: 'Recensioni di esempio: quelle vere appariranno qui.',
    readAll: 'Leggi tutto',
    readLess: 'Mostra meno',
    more: (count: number) => `Mostra ${othersIt(count, 'feminine', 'recensione', 'recensioni')}`,
    previous: 'Recensioni precedenti',
    next: 'Recensioni successive',
  },
  script: { before: 'Come arriva', after: 'Come torna' },
  faq: { more: 'Altre domande? Scrivici' },
} as const
