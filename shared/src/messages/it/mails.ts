import { brand } from '../../catalogue/brand.ts'
import { alGiorno, pluralIt } from '../../formats/italian.ts'
import { roundOf } from './review.ts'

/** Header and footer of every mail. */
export const mailFrame = {
  greeting: (name: string) => `Ciao ${name},`,
  greetingTeam: 'Ciao,',
  signature: `Il team di ${brand.name}`,
  settings: 'Scegli che cosa ricevere',
  unsubscribe: 'Non mandarmi più email come questa',
} as const

/** The mails to visitors. Each has a subject, a line for the inbox's preview and its paragraphs. */
export const visitorMails = {
  auditComplete: {
    subject: 'Il tuo audit completo',
    preheader: 'Abbiamo guardato il video: ecco che cosa funziona e che cosa cambieremmo.',
    paragraphs: ['abbiamo guardato il tuo video con calma. Ecco che cosa ne pensiamo.'],
    reportTitle: 'Il nostro audit',
    button: 'Inizia un progetto',
  },
  interviewReceived: {
    subject: 'Candidatura ricevuta',
    preheader: 'Ti risponderemo entro 24 ore.',
    paragraphs: [
      'la tua candidatura al format è arrivata. La leggiamo con attenzione e ti risponderemo entro 24 ore.',
      'Intanto puoi dare un’occhiata a come prepararti: la checklist è sulla pagina del format.',
    ],
    button: 'Guarda come prepararti',
  },
  contactReceived: {
    subject: 'Messaggio ricevuto',
    preheader: 'Ti risponderemo entro 24 ore.',
    paragraphs: ['il tuo messaggio è arrivato. Ti risponderemo entro 24 ore.'],
    copyTitle: 'Il tuo messaggio',
  },
  reply: {
    subject: 'Una risposta alla tua richiesta',
  },
} as const

export const accountMails = {
  toSignIn: 'Vai all’accesso',
  confirmEmail: {
    subject: 'Conferma la tua email',
    preheader: 'Un clic e la tua dashboard è pronta.',
    paragraphs: [
      'grazie per la registrazione. Conferma la tua email per entrare nella tua dashboard.',
      'Se non sei stato tu, ignora questa email: senza conferma non succede nulla.',
    ],
    expiry: (hours: number) => `Il link vale ${pluralIt(hours, 'ora', 'ore')} e si usa una volta sola.`,
    button: 'Conferma la tua email',
  },
  alreadyRegistered: {
    subject: 'Hai già un account',
    preheader: 'Qualcuno ha provato a registrarsi con la tua email.',
    paragraphs: [
      'qualcuno ha appena provato a registrarsi con questa email, ma un account esiste già.',
      'Se sei stato tu, accedi; se non ricordi la password, puoi sceglierne una nuova. Se non sei stato tu, non devi fare nulla.',
    ],
    button: 'Accedi',
    resetButton: 'Scegli una nuova password',
  },
  confirmNewAddress: {
    subject: 'Conferma il tuo nuovo indirizzo',
    preheader: 'Apri il link per usarlo al posto di quello di prima.',
    what: (email: string) => `hai chiesto di entrare con ${email} al posto del tuo indirizzo di prima.`,
    both: 'Per la tua sicurezza servono due conferme: questa, e quella che abbiamo mandato all’indirizzo attuale.',
    button: 'Conferma il nuovo indirizzo',
    notYou: 'Se non sei stato tu, ignora questa email: senza conferma non succede nulla.',
  },
  approveNewAddress: {
    subject: 'Vuoi cambiare il tuo indirizzo?',
    preheader: 'Senza il tuo sì non cambia nulla.',
    what: (email: string) => `hai chiesto di entrare con ${email} al posto di questo indirizzo.`,
    both: 'Per la tua sicurezza servono due conferme: questa, e quella che abbiamo mandato al nuovo indirizzo.',
    button: 'Approva il cambio',
    notYou:
      'Se non sei stato tu, non aprire il link: il tuo indirizzo resta questo. Qualcuno però conosce la tua password: scegline subito una nuova.',
  },
  leftAddress: {
    subject: 'Il tuo indirizzo è cambiato',
    preheader: 'Se non sei stato tu, scrivici subito.',
    what: (email: string) =>
      `il tuo account ora usa ${email}: si entra con quello, e qui non scriviamo più. Gli altri dispositivi sono stati disconnessi.`,
    paragraphs: ['Se non sei stato tu, scrivici subito.'],
  },
  emailChanged: {
    subject: 'Da oggi entri con questo indirizzo',
    preheader: 'Il tuo nuovo indirizzo è attivo.',
    paragraphs: [
      'il tuo nuovo indirizzo è attivo: si entra con questo, e qui ti scriviamo. Gli altri dispositivi sono stati disconnessi.',
      'I link per la password che avevi chiesto prima non valgono più. Se non sei stato tu, scrivici subito.',
    ],
  },
  resetPassword: {
    subject: 'Scegli una nuova password',
    preheader: 'Il link per cambiare password.',
    paragraphs: [
      'ci hai chiesto di cambiare la password. Apri il link e scegline una nuova.',
      'Se non sei stato tu, ignora questa email: la tua password resta quella di prima.',
    ],
    expiry: (minutes: number) =>
      `Il link vale ${pluralIt(minutes, 'minuto', 'minuti')} e si usa una volta sola.`,
    button: 'Scegli una nuova password',
  },
  passwordChanged: {
    subject: 'La tua password è cambiata',
    preheader: 'Se non sei stato tu, agisci subito.',
    paragraphs: [
      'la password del tuo account è stata cambiata, e gli altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, scegli subito una nuova password e scrivici.',
    ],
  },
  accountErased: {
    subject: 'Il tuo account è stato eliminato',
    preheader: 'Abbiamo cancellato i tuoi dati.',
    paragraphs: [
      'come ci hai chiesto, abbiamo eliminato il tuo account e, se nella tua azienda non c’era nessun altro, i progetti e i file. Restano solo i documenti che la legge ci chiede di conservare.',
    ],
  },
  memberInvitation: {
    subject: 'Sei nel team',
    preheader: 'Il tuo accesso alla Dashboard Collaboratori.',
    paragraphs: [
      'da oggi fai parte del team. Accedi con questa email e con la password che ti ha comunicato chi ti ha invitato: al primo accesso ne sceglierai una tua. Se avevi già un account, usa la password di prima.',
    ],
    role: (role: string) => `Il tuo ruolo: ${role}.`,
    button: 'Accedi',
  },
} as const

/** The mails about a project, to the client. */
export const projectMails = {
  briefReceived: {
    subject: (title: string) => `Abbiamo ricevuto il tuo recap: ${title}`,
    preheader: 'Il recap e il preventivo sono nella tua dashboard.',
    paragraphs: [
      'il recap del tuo briefing è arrivato al team. Lo analizziamo entro 24 ore.',
      'Il preventivo è già pronto: ogni riga dice da quale frase nasce.',
    ],
    summaryTitle: 'Il recap',
    button: 'Vedi il preventivo',
  },
  briefWritten: {
    subject: (title: string) => `Abbiamo scritto il brief per te: ${title}`,
    preheader: 'Il recap e il preventivo sono nella tua dashboard.',
    paragraphs: [
      'lo studio ha scritto il brief al posto tuo. Controlla il recap qui sotto: puoi cambiare ogni risposta.',
      'Il preventivo è già pronto, e lo confermi tu: ogni riga dice da quale frase nasce.',
    ],
    summaryTitle: 'Il recap',
    button: 'Vedi il preventivo',
  },
  quoteConfirmed: {
    subject: (title: string) => `Preventivo confermato: ${title}`,
    preheader: (total: string) => `Totale ${total}, IVA inclusa.`,
    text: (validUntil: string) =>
      `il preventivo è confermato, e vale fino ${alGiorno(validUntil)}. Ecco che cosa comprende.`,
    button: 'Vai al pagamento',
  },
  paymentReceipt: {
    subject: (title: string) => `Pagamento ricevuto: ${title}`,
    preheader: (total: string) => `Abbiamo ricevuto ${total}.`,
    paragraphs: ['abbiamo ricevuto il pagamento. Ti scriviamo quando la produzione parte.'],
    courtesy: {
      invoiced: 'Questa è una copia di cortesia: la fattura elettronica arriva dal Sistema di Interscambio.',
      alone: 'Questa è una copia di cortesia, non una fattura.',
    },
    documents: 'Copia dell’ordine con i Termini, ricevuta e fatture le trovi qui:',
    documentsButton: 'Pagamenti e documenti',
    total: 'Totale pagato',
    paidAt: 'Data del pagamento',
    number: 'Numero',
    order: 'Il tuo ordine',
    termsTitle: 'Le condizioni che hai accettato',
    terms: [
      '2 giri di modifiche inclusi.',
      'L’acconto non è rimborsabile se annulli dopo l’inizio della produzione.',
      'La nostra responsabilità è limitata all’importo pagato.',
      '30 giorni per chiedere il rimborso.',
    ],
    plan: {
      rest: (balance: string) =>
        `Questo è l’acconto. Il saldo di ${balance} si paga quando approvi il video finale, oppure 15 giorni dopo che te lo abbiamo mandato, se non rispondi.`,
      whole: 'Hai pagato l’intero importo.',
      balance: 'Con questo saldo hai pagato l’intero importo.',
    },
    termsVersion: (version: string) => `Termini di Servizio, versione ${version}`,
    button: 'Segui il progetto',
  },
  balanceReceipt: {
    subject: (title: string) => `Saldo ricevuto: ${title}`,
    preheader: (total: string) => `Abbiamo ricevuto ${total}: il video è pagato per intero.`,
    paragraphs: [
      'abbiamo ricevuto il saldo: il video è pagato per intero.',
      'Se è già approvato lo scarichi subito, altrimenti appena lo approvi.',
    ],
    button: 'Vai al video',
  },
  projectMade: {
    subject: (title: string) => `Un nuovo progetto per te: ${title}`,
    preheader: 'Lo trovi già nella tua dashboard.',
    text: (title: string) =>
      `abbiamo aperto per te il progetto «${title}»: nella tua dashboard trovi a che punto è e che cosa fare adesso.`,
    button: 'Apri il progetto',
  },
  balanceDue: {
    subject: (title: string) => `Il saldo di «${title}»`,
    preheader: (total: string) => `Restano da pagare ${total}, poi scarichi il video.`,
    text: {
      approved: (title: string, total: string) =>
        `«${title}» è approvato, grazie. Resta da pagare il saldo di ${total}, IVA inclusa: appena arriva, il download si apre.`,
      unanswered: (title: string, total: string) =>
        `ti abbiamo mandato «${title}» 15 giorni fa e non abbiamo avuto risposta. Come dicono i Termini, il saldo di ${total}, IVA inclusa, è ora da pagare. Se qualcosa del video non va, scrivici: ne parliamo.`,
    },
    button: 'Paga il saldo',
  },
  refunded: {
    subject: (title: string) => `Rimborso eseguito: ${title}`,
    preheader: (total: string) => `Ti restituiamo ${total}.`,
    text: (title: string, total: string) =>
      `abbiamo rimborsato ${total} per «${title}». L’importo torna sul metodo usato per pagare, di solito entro 5-10 giorni lavorativi.`,
    button: 'Vedi il pagamento',
  },
  refundAsked: {
    subject: (title: string) => `Richiesta di rimborso ricevuta: ${title}`,
    preheader: 'Ti rispondiamo entro 24 ore.',
    text: (title: string) =>
      `abbiamo ricevuto la richiesta di rimborso per «${title}». Una persona del team la legge e risponde entro 24 ore.`,
    button: 'Vedi il pagamento',
  },
  statusChanged: {
    subject: (title: string, status: string) => `${title}: ${status.toLowerCase()}`,
    preheader: 'Una novità sul tuo progetto.',
    text: (title: string, status: string) => `il tuo progetto «${title}» ora è: ${status.toLowerCase()}.`,
    button: 'Guarda a che punto siamo',
  },
  videoPublished: {
    subject: (title: string) => `Una versione da guardare: ${title}`,
    preheader: 'Guardala, commentala, approvala.',
    text: (version: string) => `abbiamo pubblicato una versione da guardare: ${version}.`,
    button: 'Guarda il video',
  },
} as const

export const teamMails = {
  openProject: 'Apri il progetto',
  /** Mail about an act with manager rights; its sentence is that of the notification. */
  privilegedAct: {
    preheader: 'Ogni Project Manager riceve questo avviso.',
    advice:
      'Se non te lo aspettavi, parlane subito con chi lo ha fatto: il suo account potrebbe essere in mano ad altri.',
    button: 'Vedi i dettagli',
  },
  newLead: {
    subject: (kind: string, company: string) => `Nuova richiesta (${kind.toLowerCase()}): ${company}`,
    preheader: 'Abbiamo promesso una risposta entro 24 ore.',
    text: 'Messaggio',
    paragraphs: ['è arrivata una nuova richiesta dal sito. Abbiamo promesso una risposta entro 24 ore.'],
    button: 'Apri la richiesta',
  },
  newBrief: {
    subject: {
      client: (client: string, title: string) => `${client} ha completato il brief di «${title}»`,
      studio: (client: string, title: string) => `Brief scritto per ${client}: «${title}»`,
    },
    preheader: 'Il briefing è finito: c’è il recap.',
    paragraphs: {
      client: ['il briefing è completo. Il recap è nella scheda del progetto.'],
      studio: (author: string) => [
        `${author} ha scritto il brief al posto del cliente. Il recap è nella scheda del progetto.`,
      ],
    },
  },
  clientAsked: {
    subject: (title: string) => `Una domanda dal briefing di «${title}»`,
    preheader: (client: string) => `${client} aspetta una risposta.`,
    paragraphs: (client: string) => [
      `${client} ha fatto una domanda a cui l’assistente non sa rispondere, e sa che rispondete voi:`,
    ],
    button: 'Rispondi dalle Richieste',
  },
  refundAsked: {
    subject: (title: string) => `Rimborso richiesto: ${title}`,
    preheader: (total: string) => `Un cliente chiede indietro ${total}.`,
    paragraphs: ['un cliente chiede il rimborso. Ha scritto:'],
  },
  paid: {
    subject: (client: string, title: string) => `Primo pagamento di ${client}: ${title}`,
    preheader: (total: string) => `Incassati ${total}.`,
    paragraphs: ['è arrivato il primo pagamento: con il brief completo, la produzione può partire.'],
  },
  balancePaid: {
    subject: (client: string, title: string) => `${client} ha pagato il saldo di «${title}»`,
    preheader: (total: string) => `Incassati ${total}: è pagato per intero.`,
    paragraphs: ['il cliente ha pagato il saldo: il video è pagato per intero.'],
  },
  assigned: {
    subject: (title: string) => `Ti è stato assegnato un progetto: ${title}`,
    preheader: 'Guarda il briefing e i materiali.',
    paragraphs: [
      'ti è stato assegnato un progetto. Trovi briefing, ispirazioni e materiali nella sua scheda.',
    ],
    deadline: (date: string) => `Scadenza: ${date}`,
  },
  changesRequested: {
    subject: (title: string) => `Modifiche richieste: ${title}`,
    preheader: 'Il cliente ha chiuso un giro di modifiche.',
    text: (round: number, included: number) =>
      `il cliente ha chiesto modifiche: è il ${roundOf(round, included)}.`,
    button: 'Leggi i commenti',
  },
  approved: {
    subject: (title: string) => `Video approvato: ${title}`,
    preheader: 'Il cliente ha approvato il video finale.',
    paragraphs: ['il cliente ha approvato il video finale. Ben fatto.'],
  },
} as const
