import { durationIt } from '../../formats/units.ts'

/** Visual ideas for a scene. */
export type SeenCode =
  | 'question'
  | 'machines'
  | 'screen'
  | 'place'
  | 'food'
  | 'people'
  | 'client'
  | 'product'
  | 'time'
  | 'history'
  | 'map'
  | 'number'
  | 'voice'
  | 'closing'

type Said = (address: string) => string
type ByRegister = { tu: Said; voi: Said; lei: Said }

const withSite: Partial<Record<string, ByRegister>> & { default: ByRegister } = {
  default: {
    tu: address => `Scopri di più su ${address}.`,
    voi: address => `Scoprite di più su ${address}.`,
    lei: address => `Scopra di più su ${address}.`,
  },
  recruit: {
    tu: address => `Vieni a lavorare con noi. Scrivici da ${address}.`,
    voi: address => `Venite a lavorare con noi. Scriveteci da ${address}.`,
    lei: address => `Venga a lavorare con noi. Ci scriva da ${address}.`,
  },
  event: {
    tu: address => `Vieni a trovarci. Il programma è su ${address}.`,
    voi: address => `Venite a trovarci. Il programma è su ${address}.`,
    lei: address => `Venga a trovarci. Il programma è su ${address}.`,
  },
  tourism: {
    tu: address => `Prenota su ${address}.`,
    voi: address => `Prenotate su ${address}.`,
    lei: address => `Prenoti su ${address}.`,
  },
}

/** Texts of the built-in script improvement: sentences, placeholders and reasons. */
export const scriptImprovementTexts = {
  blanks: {
    hook: '[Comincia da chi guarda: quale problema gli togli? Una frase, al massimo dodici parole.]',
  },
  later: '(più avanti nel testo)',
  closing: {
    withSite,
    where: {
      tu: address => `Ci trovi su ${address}.`,
      voi: address => `Ci trovate su ${address}.`,
      lei: address => `Ci trova su ${address}.`,
    } as ByRegister,
    withBlank: {
      tu: 'Scrivici: [sito, telefono o email].',
      voi: 'Scriveteci: [sito, telefono o email].',
      lei: 'Ci scriva: [sito, telefono o email].',
    },
    short: { tu: 'Scrivici oggi.', voi: 'Scriveteci oggi.', lei: 'Ci scriva oggi.' },
  },
  why: {
    greeting: 'I saluti costano secondi: chi guarda decide subito se restare.',
    filler: 'Sono parole che potrebbe dire chiunque: senza, resta quello che è solo tuo.',
    bureaucratic: 'Detto come lo diresti a voce, si capisce al primo ascolto.',
    jargon: 'In italiano arriva prima.',
    'long-sentence': 'Una frase, un fiato: più di 25 parole non si seguono ad alta voce.',
    moved: 'Era più avanti: parla a chi guarda, quindi apre il video.',
    hook: 'Il testo parla subito dell’azienda. Le parole giuste le sai tu: qui c’è il posto per dirle.',
    closing: 'Mancava che cosa fare dopo aver guardato: una richiesta sola, facile da seguire.',
  },
  notes: {
    blanks: 'Completa le parti tra parentesi quadre: sono cose che sai solo tu.',
    short:
      'Il testo è molto breve: con due o tre frasi in più su che cosa fai e per chi, possiamo fare meglio.',
    shouted:
      'Il testo è tutto in maiuscolo: riscrivilo in minuscolo, chi lo legge ad alta voce trova prima le pause.',
    notItalian: 'Il testo non ci sembra in italiano: lo abbiamo diviso in scene, senza cambiare le parole.',
    tooLong: (seconds: number, wanted: number, words: number) =>
      `Dura circa ${durationIt(seconds)} e tu lo vuoi di ${durationIt(wanted)}: togli ancora circa ${words} parole.`,
  },
  seen: {
    question: [
      'Il viso di chi ha il problema, da vicino, mentre ci sbatte contro.',
      'La domanda scritta a schermo, su un gesto di tutti i giorni.',
    ],
    machines: [
      'La macchina in movimento, inquadrata stretta: mani, comandi, pezzo finito.',
      'Il reparto dal fondo alla luce, con la camera che avanza piano.',
      'Un dettaglio che solo chi ci lavora conosce.',
    ],
    screen: [
      'Lo schermo in uso, ingrandito sul punto di cui si parla.',
      'Una persona davanti al computer, poi il passaggio esatto che fa risparmiare tempo.',
      'Il risultato a schermo, fermo per due secondi.',
    ],
    place: [
      'Il luogo alla prima luce, dal largo.',
      'Un ospite che arriva, di spalle, con il luogo davanti.',
      'Un dettaglio da toccare: tessuto, legno, acqua.',
    ],
    food: [
      'Le mani che preparano, da vicino, con il suono vero.',
      'Il piatto o il prodotto finito, luce di lato.',
      'Chi assaggia, prima che parli.',
    ],
    people: [
      'Le persone al lavoro, inquadrate alla loro altezza.',
      'Un viso per volta, due secondi ciascuno, con il nome a schermo.',
      'Due colleghi che si parlano, senza guardare in camera.',
    ],
    client: [
      'Un cliente vero nel suo posto di lavoro.',
      'Il prima e il dopo di un cliente, nella stessa inquadratura.',
    ],
    product: [
      'Il prodotto in primo piano, su fondo semplice, che gira piano.',
      'Il prodotto in mano a chi lo usa.',
      'Un dettaglio del materiale, ripreso da vicino.',
    ],
    time: [
      'Lo stesso gesto dall’inizio alla fine, accelerato.',
      'Un orologio o un calendario che appartiene al luogo, non una grafica.',
    ],
    history: [
      'Una fotografia di allora che si sovrappone allo stesso posto oggi.',
      'Oggetti di famiglia o di officina, uno per volta.',
    ],
    map: ['La mappa con i luoghi che si accendono.', 'La sede da fuori, con qualcuno che entra.'],
    number: [
      'Il numero a schermo, grande, mentre la voce lo dice.',
      'Quello che il numero conta, ripreso dal vero.',
    ],
    voice: [
      'Chi parla, a mezzo busto, in un posto che racconta il lavoro.',
      'Immagini del lavoro sotto la voce, un taglio per ogni frase.',
      'Di nuovo chi parla, più vicino.',
    ],
    closing: [
      'Logo e indirizzo a schermo, fermi per tre secondi: è l’ultima cosa che si vede.',
      'La persona che risponde quando si chiama, con il contatto a schermo.',
    ],
  } satisfies Record<SeenCode, readonly string[]> as Record<SeenCode, readonly string[]>,
} as const
