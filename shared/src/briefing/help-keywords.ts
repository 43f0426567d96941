import { phrasesOf } from '../language/phrases.ts'

/** What clients ask back, by topic. */
export const helpKeywords = {
  price: [
    'quanto costa|costano|costerebbe|costerebbero|viene|verrebbe|spendo|spenderei|pago',
    'quanto mi costa|viene|costerebbe',
    'che prezzo|prezzi|costo|costi',
    'qual e il prezzo|costo',
    'quali sono i prezzi|costi',
    'a quanto ammonta',
    'quanto (mi) viene|verrebbe a costare',
    'quanto chiedete|prendete|fate pagare',
    'se non costa|costano (troppo|tanto|molto)',
    'quanto dovrei|devo spendere|pagare',
  ],
  time: [
    'quanto tempo',
    'in quanto tempo|consegnate',
    'quando e|sara|sarebbe pronto',
    'quali sono i tempi',
    'che tempi',
    'tempi di consegna',
    'quanto ci mettete|metti|mettono|mettiamo',
    'quanto ci vuole',
    'quanto (tempo) serve|occorre',
    'in quanti giorni',
    'quanti giorni',
    'quando lo avrei|avremmo|riceviamo|ricevo',
    'tempi di lavorazione|realizzazione',
  ],
  revisions: ['quante revisioni|modifiche', 'posso chiedere modifiche', 'si puo modificare'],
  payment: ['come si paga', 'come pago|paghiamo', 'metodi di pagamento', 'a rate'],
  insult: [
    'non capisci|capite (proprio) niente|nulla|mai',
    'non ci capisci|capite niente|nulla',
    'fai|fate (proprio|pure) schifo|pena|cagare',
    'sei|siete (proprio) inutile|inutili|stupido|stupidi|scemo|idiota|idioti|incapace|incapaci',
    'che schifo|merda|palle',
    'mi hai|avete rotto',
    'sei|siete una merda',
    'di merda',
  ],
  person: [
    'posso|possiamo|vorrei|voglio|vorremmo|vogliamo|preferisco|potrei parlare con',
    'fammi|fatemi|fateci parlare con',
    'mi|ci chiamate|richiamate|telefonate',
    'potete|puoi|potreste chiamarmi|richiamarmi|chiamarci',
    'posso|possiamo chiamarvi|telefonarvi|sentirvi',
    'passami|passatemi una|un|qualcuno',
    'voglio|vorrei una persona vera',
  ],
  cancel: [
    'annulla|annullate|annullare|annulliamo|cancella|cancellate|cancellare|cancelliamo tutto|ordine',
    'annulla|annullate|annullare|annulliamo|cancella|cancellate|cancellare (l) ordine',
    'annulla|annullate|annullare|annulliamo|cancella|cancellate|cancellare il progetto|video',
    'lasciamo|lascio perdere tutto',
    'non voglio|vogliamo piu niente|nulla',
    'non voglio|vogliamo piu il|un|nessun video',
  ],
  discount: [
    'puoi|potete|potreste|potresti|riesci|riuscite (a) fare|farmi|farci uno|un|qualche sconto|sconticino',
    'mi|ci fai|fate|fareste uno|un|lo|qualche sconto|sconticino',
    'vorrei|vorremmo|voglio|vogliamo uno|un sconto|sconticino',
  ],
  already: ['te l ho|abbiamo gia detto|scritto', 'gia detto', 'l ho|abbiamo gia detto|scritto'],
  confirm: ['dove|come confermo|confermiamo', 'dove|come si conferma'],
  changes: [
    'posso|possiamo (poi) cambiare|modificare|correggere',
    'si puo (poi) cambiare|correggere',
    'e se cambio|cambiamo idea',
  ],
  human: [
    'sei|siete una persona|macchina|intelligenza|ia|ai',
    'sei|siete un robot|bot|umano|ai|ia|programma|chatbot|computer|operatore',
    'sei|siete umano|umana|umani|vero|vera|reale|chatgpt|automatico|robot|bot',
    'parlo|parliamo con un|una|uno persona|robot|bot|macchina|computer|umano|ia|ai|operatore|programma',
    'sto parlando con',
    'con chi sto|stiamo parlando',
    'chi sei|siete',
    'chi c e dall altra parte',
    'con chi parlo',
  ],
  kinds: ['che|quali video fate|fai', 'che|quali tipi di video', 'cosa fate', 'che tipi ci sono'],
  meaning: [
    'cosa|che (cosa) intendi|intendete|significa',
    'in che senso',
    'perche me lo chiedi|chiedete',
    'perche vuoi|volete saperlo',
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

/** 'other' is a question that only people can answer. */
export type HelpTopic = keyof typeof helpKeywords | 'fine' | 'other'

/** A question of these words alone asks whether what was just said is enough. */
export const fineWords = new Set(
  'va vanno bene andrebbe andrebbero basta bastano puo possono andare lo stesso e ok sono sufficiente sufficienti potrebbe potrebbero servire uguale'.split(
    ' ',
  ),
)

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
  sconto: 'discount',
  sconti: 'discount',
  robot: 'human',
  bot: 'human',
  chatbot: 'human',
  chatgpt: 'human',
  umano: 'human',
  umana: 'human',
  telefono: 'person',
}

export const helpPhrases = (Object.keys(helpKeywords) as (keyof typeof helpKeywords)[]).flatMap(topic =>
  helpKeywords[topic].flatMap(phrasesOf).map(phrase => ({ topic, phrase })),
)
