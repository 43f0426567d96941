import { refusals } from '../errors.ts'

/** The refusals of versions and their review, and of the completed audit. */
export const studioRefusals = {
  ...refusals(401, {
    GUEST_LINK_OVER:
      'Da qui la revisione non è più aperta. Riapri il link che hai ricevuto; se non funziona, chiedine uno nuovo a chi te lo ha mandato.',
  }),
  ...refusals(403, {
    WRONG_PASS_PHRASE: 'La parola d’ordine non è giusta. Chiedila a chi ti ha mandato il link.',
    GUEST_WATCHES_ONLY: 'Con questo link puoi guardare il video e leggere i commenti, ma non scriverne.',
    GUEST_NO_DOWNLOAD:
      'Con questo link il video si guarda soltanto. Se ti serve il file, chiedilo a chi ti ha invitato.',
  }),
  ...refusals(409, {
    TESTIMONIAL_CHANGED:
      'Nel frattempo chi l’ha scritta ha cambiato la recensione: non è stata pubblicata. Leggi il testo nuovo, poi decidi.',
    REPORT_CHANGED: 'Nel frattempo l’audit è cambiato. Leggi la versione nuova, poi salva di nuovo la tua.',
    ROUNDS_USED_UP: 'I giri di modifiche sono finiti. Puoi aggiungerne uno, oppure scrivici e ne parliamo.',
    REVIEW_FULL:
      'Su questa versione ci sono già molti commenti o disegni: non ne entrano altri. Raccogli il resto in un commento che c’è già, o scrivici.',
    NOTES_UNANSWERED:
      'Un commento aperto della versione precedente non ha ancora una risposta: aggiungila e pubblica di nuovo.',
    VERSION_SENT: 'Questa versione è già dal cliente: qualcuno l’ha inviata poco fa.',
    VERSION_RECALLED:
      'Il team ha richiamato questa versione: per ora non si può più usare. Ricarica la pagina.',
    VERSION_DECIDED:
      'Su questa versione il cliente ha già deciso, oppure ce n’è una più nuova: non si può più cambiare. Pubblica una nuova versione.',
    RECALL_OVER:
      'I dieci minuti per richiamare la versione sono passati. Se il file è sbagliato puoi sostituirlo, finché il cliente non decide.',
    VERSION_NOT_READY:
      'Il controllo prima dell’invio ha trovato un problema che blocca questa versione: risolvilo, poi inviala.',
    FILE_REPLACED:
      'Il team ha appena sostituito il file di questa versione. Guarda quello nuovo, poi decidi.',
    COLLEAGUE_DECIDED:
      'Nel frattempo una persona della tua azienda ha richiesto modifiche a questa versione: la tua scelta non è partita. Guarda che cosa ha scritto, poi decidi.',
    ASSET_IN_USE:
      'Qui c’è già una versione pubblicata, e il video principale resta sempre: non si può togliere.',
    ROUNDS_LEFT: 'Hai ancora un giro di modifiche: non serve comprarne un altro.',
    GUEST_LINKS_FULL:
      'Per questa revisione ci sono già 10 link aperti. Revocane uno, poi inviti un’altra persona.',
    NOT_APPROVED: 'Il video si scarica appena è approvato: fino ad allora lo guardi qui.',
  }),
}

export const studioFieldErrors = {
  GUEST_DAYS: 'Scrivi un numero intero di giorni, da 1 a 90',
  ASSET_NAME: 'Nel progetto c’è già: dagli un nome diverso per aggiungerne un altro',
  TIMECODE: 'Scrivi un timecode che esiste a questa frequenza, come 01:00:00:00',
} as const
