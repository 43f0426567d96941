/** The refusals of versions and their review, and of the completed audit. */
export const studioRefusals = {
  TESTIMONIAL_CHANGED: {
    status: 409,
    text: 'Nel frattempo chi l’ha scritta ha cambiato la recensione: non è stata pubblicata. Leggi il testo nuovo, poi decidi.',
  },
  REPORT_CHANGED: {
    status: 409,
    text: 'Nel frattempo l’audit è cambiato. Leggi la versione nuova, poi salva di nuovo la tua.',
  },
  ROUNDS_USED_UP: {
    status: 409,
    text: 'I giri di modifiche sono finiti. Puoi aggiungerne uno, oppure scrivici e ne parliamo.',
  },
  REVIEW_FULL: {
    status: 409,
    text: 'Su questa versione ci sono già molti commenti o disegni: non ne entrano altri. Raccogli il resto in un commento che c’è già, o scrivici.',
  },
  NOTES_UNANSWERED: {
    status: 409,
    text: 'Un commento aperto della versione precedente non ha ancora una risposta: aggiungila e pubblica di nuovo.',
  },
  VERSION_SENT: {
    status: 409,
    text: 'Questa versione è già dal cliente: qualcuno l’ha inviata poco fa.',
  },
  VERSION_RECALLED: {
    status: 409,
    text: 'Il team ha richiamato questa versione: per ora non si può più usare. Ricarica la pagina.',
  },
  VERSION_DECIDED: {
    status: 409,
    text: 'Su questa versione il cliente ha già deciso, oppure ce n’è una più nuova: non si può più cambiare. Pubblica una nuova versione.',
  },
  RECALL_OVER: {
    status: 409,
    text: 'I dieci minuti per richiamare la versione sono passati. Se il file è sbagliato puoi sostituirlo, finché il cliente non decide.',
  },
  VERSION_NOT_READY: {
    status: 409,
    text: 'Il controllo prima dell’invio ha trovato un problema che blocca questa versione: risolvilo, poi inviala.',
  },
  FILE_REPLACED: {
    status: 409,
    text: 'Il team ha appena sostituito il file di questa versione. Guarda quello nuovo, poi decidi.',
  },
  COLLEAGUE_DECIDED: {
    status: 409,
    text: 'Nel frattempo una persona della tua azienda ha richiesto modifiche a questa versione: la tua scelta non è partita. Guarda che cosa ha scritto, poi decidi.',
  },
  ASSET_IN_USE: {
    status: 409,
    text: 'Qui c’è già una versione pubblicata, e il video principale resta sempre: non si può togliere.',
  },
  ROUNDS_LEFT: {
    status: 409,
    text: 'Hai ancora un giro di modifiche: non serve comprarne un altro.',
  },
  GUEST_LINK_OVER: {
    status: 401,
    text: 'Da qui la revisione non è più aperta. Riapri il link che hai ricevuto; se non funziona, chiedine uno nuovo a chi te lo ha mandato.',
  },
  WRONG_PASS_PHRASE: {
    status: 403,
    text: 'La parola d’ordine non è giusta. Chiedila a chi ti ha mandato il link.',
  },
  GUEST_LINKS_FULL: {
    status: 409,
    text: 'Per questa revisione ci sono già 10 link aperti. Revocane uno, poi inviti un’altra persona.',
  },
  GUEST_WATCHES_ONLY: {
    status: 403,
    text: 'Con questo link puoi guardare il video e leggere i commenti, ma non scriverne.',
  },
  NOT_APPROVED: {
    status: 409,
    text: 'Il video si scarica appena è approvato: fino ad allora lo guardi qui.',
  },
  GUEST_NO_DOWNLOAD: {
    status: 403,
    text: 'Con questo link il video si guarda soltanto. Se ti serve il file, chiedilo a chi ti ha invitato.',
  },
} as const

export const studioFieldErrors = {
  GUEST_DAYS: 'Scrivi un numero intero di giorni, da 1 a 90',
  ASSET_NAME: 'Nel progetto c’è già: dagli un nome diverso per aggiungerne un altro',
  TIMECODE: 'Scrivi un timecode che esiste a questa frequenza, come 01:00:00:00',
} as const
