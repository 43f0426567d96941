import { brand } from '../../catalogue/brand.ts'

const { companyName, registeredOffice, vatNumber, pec } = brand.legal
const { email } = brand.contact

export interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const privacyTexts: { title: string; sections: readonly LegalSection[] } = {
  title: 'Privacy Policy',
  sections: [
    {
      title: 'Chi tratta i tuoi dati',
      paragraphs: [
        `Il titolare del trattamento è ${companyName}, ${registeredOffice}, P. IVA ${vatNumber}. Ci scrivi a ${email} o, per posta certificata, a ${pec}.`,
      ],
    },
    {
      title: 'Quali dati, per quale scopo, su quale base',
      paragraphs: [
        'Se compili un modulo (audit, script, contatto, candidatura) trattiamo nome, email, azienda e quello che scrivi, per rispondere alla tua richiesta: è una misura precontrattuale che hai chiesto tu.',
        'Se crei un account trattiamo nome, email, dati di fatturazione, il contenuto del briefing, i materiali che carichi e i tuoi commenti, per fare il video che ordini: è il contratto tra noi.',
        'Conserviamo fatture e pagamenti per obbligo di legge. Registriamo accessi e operazioni per proteggere il servizio: è il nostro interesse legittimo alla sicurezza.',
        'Ti mandiamo novità solo se spunti la casella apposita. Puoi cambiare idea quando vuoi, con un clic o scrivendoci.',
      ],
    },
    {
      title: "L'assistente virtuale",
      paragraphs: [
        'Il briefing è condotto da un programma, non da una persona. Le tue risposte servono a scrivere il recap e il preventivo; non prendono decisioni su di te.',
        'Se usi il microfono, il produttore del tuo browser può ricevere la tua voce per trascriverla. Puoi sempre scrivere.',
      ],
    },
    {
      title: 'Per quanto tempo',
      paragraphs: [
        'Richieste dai moduli: 12 mesi dalla chiusura. Account non confermati: 30 giorni. Progetti e materiali: finché hai un account. Documenti contabili: 10 anni.',
      ],
    },
    {
      title: 'Chi li riceve',
      paragraphs: [
        "Li vedono le persone che lavorano al tuo progetto e i fornitori che ci servono per farlo: chi ospita i server, chi consegna le email, chi gestisce i pagamenti, chi fornisce l'assistente. Sono nominati responsabili e non li usano per altro.",
        'Un video ospitato altrove (YouTube, Vimeo, Instagram) si carica solo dopo un tuo clic: da quel momento quel servizio riceve il tuo indirizzo di rete.',
      ],
    },
    {
      title: 'Cookie e memoria del browser',
      paragraphs: [
        "Usiamo solo cookie tecnici: uno tiene aperta la sessione, uno apre l'anteprima. Nessun cookie di profilazione, nessuna statistica di terzi, per questo non vedi un banner.",
        'Quello che scrivi in un modulo resta nella memoria della scheda finché non lo mandi o la chiudi: non lo riceviamo.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        `Puoi chiedere di vedere, correggere, portare con te o cancellare i tuoi dati, limitarne l'uso o opporti. Scrivi a ${email}: rispondiamo entro un mese. Se pensi che abbiamo sbagliato, puoi rivolgerti al Garante per la protezione dei dati personali.`,
      ],
    },
  ],
}

export const termsPageTexts: { title: string; sections: readonly LegalSection[] } = {
  title: 'Termini di Servizio',
  sections: [
    {
      title: '1. Chi siamo e che cosa facciamo',
      paragraphs: [
        `${companyName}, ${registeredOffice}, P. IVA ${vatNumber}, produce video su ordine per aziende e professionisti. Questi termini regolano ogni ordine fatto su questo sito.`,
      ],
    },
    {
      title: "2. L'ordine",
      paragraphs: [
        'Il briefing produce un recap; dal recap nasce il preventivo, valido 30 giorni. Il contratto si conclude quando confermi il preventivo e paghi. Il recap confermato descrive che cosa consegneremo.',
      ],
    },
    {
      title: '3. Prezzi e pagamento',
      paragraphs: [
        "I prezzi sono in euro, IVA inclusa. Salvo diverso accordo scritto, il 50% è dovuto come acconto all'inizio dei lavori e il 50% a saldo alla consegna. Si paga con bonifico o con le carte e i metodi mostrati nella pagina di pagamento.",
      ],
    },
    {
      title: '4. Tempi',
      paragraphs: [
        'La consegna stimata è di 5-7 giorni lavorativi dal pagamento e dalla ricezione dei materiali. Se i materiali arrivano dopo, la data si sposta di altrettanto.',
      ],
    },
    {
      title: '5. Revisioni',
      paragraphs: [
        'Sono inclusi fino a 2 giri di revisione gratuiti. Un giro raccoglie tutti i commenti e si manda in una volta sola. Altre revisioni, o richieste che cambiano il recap, hanno un preventivo a parte.',
      ],
    },
    {
      title: '6. Annullamento e rimborso',
      paragraphs: [
        "Puoi annullare prima dell'inizio della produzione con rimborso completo. Se annulli a produzione iniziata, l'acconto non è rimborsabile.",
        'Entro 30 giorni dal pagamento puoi chiedere il rimborso con la garanzia soddisfatti o rimborsati, spiegando che cosa non va: lo esaminiamo e ti rispondiamo entro 24 ore.',
      ],
    },
    {
      title: '7. Diritti sul video e sui materiali',
      paragraphs: [
        'Con il saldo ricevi una licenza commerciale senza scadenza sul video consegnato. I materiali che carichi restano tuoi: garantisci di poterli usare. Possiamo mostrare il video come esempio del nostro lavoro, se non ci chiedi di non farlo.',
      ],
    },
    {
      title: '8. Responsabilità',
      paragraphs: [
        "La nostra responsabilità complessiva è limitata all'importo pagato per l'ordine, salvo dolo o colpa grave e salvo quanto la legge non consente di escludere.",
      ],
    },
    {
      title: '9. Legge e foro',
      paragraphs: [
        'Si applica la legge italiana. Per le controversie è competente il foro di Milano, salvo il foro del consumatore quando la legge lo prevede.',
      ],
    },
    {
      title: '10. Clausole da approvare in modo specifico',
      paragraphs: [
        'Ai sensi degli artt. 1341 e 1342 c.c. approvi in modo specifico, al pagamento, i punti 3 (acconto), 5 (revisioni), 6 (annullamento), 8 (responsabilità) e 9 (foro).',
      ],
    },
  ],
}
