import type { Topic } from './truths.ts'

/** Single words that tell what a question is about, where no pattern does; what stands first wins. */
export const questionWords = {
  human: [
    'robot|bot|chatbot|chatgpt|macchina|umano|umana|umani|ia|intelligenza|operatore',
    'persona vera|reale',
  ],
  invoice: ['fattur*|ricevuta|iva|intestat*'],
  discount: ['scont*|trattabil*|offerta|promozion*'],
  guarantee: ['rimbors*|garanzi*|soddisf*|convinc*|piacesse|piace'],
  payment: [
    'pag*|rate|rata|tranche|bonific*|acconto|anticipo|saldo|carta|paypal|satispay|contanti|caparra|dilazion*',
  ],
  price: ['cost*|prezz*|preventiv*|spend*|tariff*|budget|euro|verr*|incid*|economic*|caro|cara|quanto'],
  cancel: ['annull*|disdi*|recess*|recedere|disdett*|vincol*|impegn*'],
  revisions: ['revision*|modific*|correzion*|ritocc*|corregg*|giri'],
  ownership: [
    'diritti|proprieta|sorgent*|licenza|copyright|usarlo|usarla|spett*|detiene|cedut*|riutilizz*|ripubblic*|esclusiva',
  ],
  rights: ['canzone|canzoni|brano|brani|famos*|siae|denunc*'],
  languages: [
    'ceco|russo|arabo|cinese|giapponese|portoghese|olandese|lingu*|ingles*|tedesc*|frances*|spagnol*|traduc*|traduzion*|tradur*|doppi*',
  ],
  formats: ['format*|vertical*|quadrat*|orizzontal*|stories|storie|16|schermo'],
  script: ['scriv*|script|copione|testo|testi|sceneggiatura'],
  people: [
    'attor*|attric*|compar*|faccia|facce|recit*|modell*|appar*|riprendere|riprendete|inquadrat*|microfono|parlare|parlo|timid*|minorenni|liberator*',
  ],
  contact: ['chiam*|telefon*|sentir*|sentiamo|richiam*|numero|mail|email|voce|appuntamento|incontr*|veder*'],
  place: ['dove|spost*|venite|trasfert*|zona|zone|sede|strada|citta|sicilia|estero|lontan*'],
  upload: ['mand*|invi*|caric*|alleg*|passo|passarvi|wetransfer|drive|chiavetta'],
  days: [
    'tempo|tempi|giorni|giorno|settiman*|quando|veloc*|entro|pront*|consegn*|urgen*|domani|weekend|fretta',
  ],
  changes: ['cambi*|ripens*|aggiung*|toglier*|aggiornare'],
  examples: ['esemp*|portfolio|lavori|fatto|visto|vedere|referenz*|clienti'],
  next: ['funzion*|procede*|succede|comincia*|inizia*|passo|passi|adesso|fasi'],
  included: ['inclus*|compres*|gratis|gratuit*|dentro|extra'],
  kinds: ['tipo|tipi|tipologi*|genere|generi'],
  advice: ['consigl*|suggeri*|meglio|conviene|esperienza|secondo'],
} as const satisfies Partial<Record<Topic, readonly string[]>>
