/** Texts of the fields that answer open comments when the next version is published. */
export const answerFieldTexts = {
  ask: (version: string) => `Che cosa rispondi a «${version}»`,
  allDone: 'Segna tutti come fatti',
  outcomeOf: (text: string) => `Esito del commento: ${text}`,
  outcomes: { done: 'Fatto', declined: 'Non accolto', carried: 'Riporta nella nuova versione' },
  missing: 'Scegli che cosa ne è stato.',
} as const
