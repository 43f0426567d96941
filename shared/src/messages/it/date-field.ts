export const dateFieldTexts = {
  format: 'gg/mm/aaaa',
  calendar: {
    nextMonth: 'Mese successivo',
    previousMonth: 'Mese precedente',
    nextYear: 'Anno successivo',
    previousYear: 'Anno precedente',
    nextDecade: 'Decennio successivo',
    previousDecade: 'Decennio precedente',
  },
} as const
