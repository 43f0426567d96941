import { alPercento } from '../../formats/italian.ts'

/** Two versions at once. */
export const wipeTexts = {
  how: 'Come confrontare',
  modes: { pair: 'Affiancate', wipe: 'Tendina' },
  sound: 'Quale audio si sente',
  soundOf: (version: string) => `Audio di ${version}`,
  divider: 'Tendina tra le due versioni',
  at: (percent: number, left: string, right: string) =>
    `Tendina ${alPercento(percent)}: a sinistra ${left}, a destra ${right}`,
} as const
