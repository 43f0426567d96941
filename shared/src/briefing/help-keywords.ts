import { phrasesOf } from '../italian/phrases.ts'

/** What clients ask back, by topic. */
export const helpKeywords = {
  price: [
    'quanto costa|costano|costerebbe|costerebbero|viene|verrebbe|spendo|spenderei|pago',
    'quanto mi costa|viene|costerebbe',
    'che prezzo|prezzi|costo|costi',
    'qual e il prezzo|costo',
    'quali sono i prezzi|costi',
    'a quanto ammonta',
  ],
  time: [
    'quanto tempo',
    'in quanto tempo|consegnate',
    'quando e|sara|sarebbe pronto',
    'quali sono i tempi',
    'che tempi',
    'tempi di consegna',
  ],
  revisions: ['quante revisioni|modifiche', 'posso chiedere modifiche', 'si puo modificare'],
  payment: ['come si paga', 'come pago|paghiamo', 'metodi di pagamento', 'a rate'],
  human: [
    'sei|siete una persona|macchina|intelligenza',
    'sei un robot|bot|umano|ai|ia|programma',
    'sei umano|umana|vero|reale',
    'parlo con una persona',
    'sto parlando con',
    'chi sei',
    'con chi parlo',
  ],
  kinds: ['che|quali video fate|fai', 'che|quali tipi di video', 'cosa fate', 'che tipi ci sono'],
  meaning: [
    'cosa|che (cosa) intendi|intendete|significa',
    'in che senso',
    'non (ho) capisco|capito',
    'spiegati',
    'puoi spiegare|spiegarmi',
    'cosa|che vuol|vuoi dire',
  ],
  advice: [
    'cosa|che mi consigli|consigliate|consiglieresti|suggerisci',
    'cosa consigli|consigliate|suggerisci|consiglieresti',
    'fammi|fai un esempio',
    'hai degli esempi',
    'consigliami|consigliatemi',
  ],
} as const

export type HelpTopic = keyof typeof helpKeywords

/** One word is enough where the sentence is a question. */
export const helpWords: Readonly<Record<string, HelpTopic>> = {
  prezzo: 'price',
  prezzi: 'price',
  costo: 'price',
  costi: 'price',
  costa: 'price',
  preventivo: 'price',
  tempi: 'time',
  tempistiche: 'time',
  revisioni: 'revisions',
  esempio: 'advice',
  esempi: 'advice',
  consiglio: 'advice',
  cioe: 'meaning',
}

export const helpPhrases = (Object.keys(helpKeywords) as HelpTopic[]).flatMap(topic =>
  helpKeywords[topic].flatMap(phrasesOf).map(phrase => ({ topic, phrase })),
)
