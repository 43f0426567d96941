import { brand } from '../../catalogue/brand.ts'
import { othersIt } from '../../formats/italian.ts'

/** Mails of the two free services: the result, and a copy of the request. */
export const leadReceipts = {
  audit: {
    subject: 'Sette punti da controllare nel tuo video',
    preheader: 'La prima lettura, scritta da un programma.',
    writtenBy: {
      rules:
        'ecco la prima lettura del tuo video, scritta da un programma su quello che ci hai raccontato. Nessuno ha ancora guardato il video: per ogni punto trovi come dovrebbe essere, un consiglio e quello che manca da vedere.',
      model:
        'ecco la prima lettura del tuo video, scritta da un programma (un modello linguistico) su quello che ci hai raccontato. Nessuno ha ancora guardato il video: per ogni punto trovi come dovrebbe essere, un consiglio e quello che manca da vedere.',
    },
    next: 'Se una persona del team trova altro da dirti, ti arriva una seconda email con l’audit completo.',
    understood: 'Che cosa abbiamo capito',
    goal: 'Obiettivo',
    channels: 'Dove lo mostri',
    company: 'Azienda',
    videoUrl: 'Video',
    unknownGoal: 'Non ci è chiaro: rispondi e diccelo in una riga.',
    unknownChannels: 'Non ce lo hai detto: forma e durata dipendono da questo.',
    reading: 'La prima lettura',
    finding: 'Come dovrebbe essere',
    advice: 'Consiglio',
    unseen: 'Da guardare',
    copy: 'Che cosa ci hai scritto',
    button: 'Crea il tuo account',
  },
  script: {
    subject: 'Il tuo script migliorato',
    preheader: {
      improved: 'Il testo nuovo, le scene e il perché di ogni modifica.',
      kept: 'Funziona già: ecco le scene e qualche indicazione.',
      'not-italian': 'Lo abbiamo diviso in scene, senza toccare le parole.',
    },
    writtenBy: {
      rules:
        'ecco il tuo script, riscritto da un programma. Non ha aggiunto fatti: ha tolto, spezzato e spostato. Leggilo ad alta voce, e se una frase non ti somiglia cambiala.',
      model:
        'ecco il tuo script, riscritto da un programma (un modello linguistico). Abbiamo controllato che numeri e nomi fossero i tuoi, ma rileggi tutto ad alta voce, e se una frase non ti somiglia cambiala.',
    },
    kept: `abbiamo letto il tuo script con un programma e non abbiamo cambiato le parole: è già chiaro e si dice bene. Sotto lo trovi diviso in scene, scritte dallo stesso programma.`,
    notItalian:
      'abbiamo letto il tuo script con un programma che conosce solo l’italiano: le parole sono rimaste le tue. Sotto lo trovi diviso in scene.',
    script: 'Lo script',
    notes: 'Da fare a mano',
    figures: 'In cifre',
    before: 'Prima',
    after: 'Dopo',
    now: 'Adesso',
    readability: 'Leggibilità (Gulpease, da 0 a 100)',
    spoken: 'Durata ad alta voce',
    words: 'Parole',
    sentences: 'Frasi',
    scenes: 'Scena per scena',
    scenesHint: 'I tempi sono a 150 parole al minuto. Quello che si vede è un’idea da cui partire.',
    /** A scene of no length is only a part in square brackets. */
    scene: (number: number, from: string, to: string) =>
      from === to ? `Scena ${number}, da scrivere` : `Scena ${number}, da ${from} a ${to}`,
    said: 'Si sente',
    seen: 'Si vede',
    changes: 'Che cosa è cambiato, e perché',
    change: (number: number) => `Modifica ${number}`,
    why: 'Perché',
    added: '(non c’era)',
    removed: '(tolto)',
    moreChanges: (count: number) =>
      `E ${othersIt(count, 'feminine', 'modifica', 'modifiche')} dello stesso tipo.`,
    copy: 'Lo script che ci hai mandato',
    next: `Se vuoi girarlo, con ${brand.name} si comincia dal briefing: bastano cinque minuti.`,
    button: 'Trasformalo in un video',
  },
} as const
