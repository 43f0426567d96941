import { brand } from '../../catalogue/brand.ts'
import { headTexts } from './page-heads.ts'
import { specificClauses } from './specific-clauses.ts'

const { companyName, registeredOffice, vatNumber, register, pec } = brand.legal
const { email } = brand.contact

export interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Set out as a table where the law's answer is a list: what, why, on which ground, how long. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export interface LegalText {
  readonly title: string
  readonly sections: readonly LegalSection[]
}

export const privacyTexts: LegalText = {
  title: headTexts.privacy.title,
  sections: [
    {
      title: 'In breve',
      paragraphs: [
        'Usiamo i tuoi dati per rispondere a quello che ci chiedi e per fare il video che ordini. Non li vendiamo, non ti profiliamo, non facciamo partire nulla verso altri siti senza un tuo clic.',
        'Questa è l’informativa prevista dagli articoli 13 e 14 del Regolamento (UE) 2016/679, il GDPR.',
      ],
    },
    {
      title: 'Chi tratta i tuoi dati',
      paragraphs: [
        `Il titolare del trattamento è ${companyName}, ${registeredOffice}, P. IVA ${vatNumber}, ${register}. Ci scrivi a ${email} o, per posta certificata, a ${pec}.`,
      ],
    },
    {
      title: 'Quali dati, perché, su quale base, per quanto',
      paragraphs: [
        'Alcuni dati servono per forza: senza email non possiamo risponderti, senza dati di fatturazione non possiamo emettere fattura. Gli altri campi sono segnati come facoltativi.',
      ],
      table: {
        head: ['Dati', 'Perché', 'Base giuridica', 'Per quanto tempo'],
        rows: [
          [
            'Moduli di audit, script, contatto e candidatura: nome, email, azienda, quello che scrivi; nella candidatura anche il telefono, per la chiamata',
            'Rispondere alla tua richiesta',
            'Misure precontrattuali chieste da te (art. 6.1.b)',
            '12 mesi dalla chiusura della richiesta',
          ],
          [
            'Account: nome, email, password in forma cifrata',
            'Farti entrare nella dashboard',
            'Contratto (art. 6.1.b)',
            'Finché hai un account; 30 giorni se non lo confermi',
          ],
          [
            'Progetti: briefing, recap, materiali, ispirazioni, commenti',
            'Fare il video che ordini',
            'Contratto (art. 6.1.b)',
            'Finché hai un account o finché non elimini il progetto',
          ],
          [
            'Preventivi, pagamenti, fatture, dati di fatturazione',
            'Incassare e fatturare',
            'Obbligo di legge (art. 6.1.c)',
            '10 anni',
          ],
          [
            'Registri di accesso e di sicurezza: indirizzo IP, ora, operazione',
            'Proteggere il servizio e ricostruire gli incidenti',
            'Interesse legittimo alla sicurezza (art. 6.1.f)',
            '12 mesi al massimo',
          ],
          [
            'Email, se spunti la casella delle novità',
            'Mandarti ogni tanto idee sui video aziendali',
            'Consenso (art. 6.1.a)',
            'Finché non cambi idea',
          ],
          [
            'Recensione: voto, commento, nome e azienda, se dai il consenso a pubblicarla',
            'Mostrarla sul sito',
            'Consenso (art. 6.1.a)',
            'Finché non cambi idea',
          ],
        ],
      },
    },
    {
      title: 'I programmi che scrivono',
      paragraphs: [
        'Il briefing, la chat del sito, la prima lettura dell’audit e la revisione dello script sono opera di un programma, e te lo diciamo sempre prima. Servono a farti risparmiare tempo: non prendono decisioni che ti riguardano e una persona può sempre correggerle.',
        'Per scriverli possiamo usare un modello linguistico di un fornitore esterno: riceve il testo che ci mandi, non il tuo nome né la tua email, e si impegna a non usarlo per addestrarsi.',
        'Se usi il microfono, il produttore del tuo browser può ricevere la tua voce per trascriverla. Puoi sempre scrivere.',
      ],
    },
    {
      title: 'Chi li riceve',
      paragraphs: [
        'Li vedono le persone che lavorano alla tua richiesta o al tuo progetto. Li trattano per noi, nominati responsabili, i fornitori che ospitano i server e i file, consegnano le email, gestiscono i pagamenti e forniscono il modello linguistico. Il commercialista e le autorità li ricevono quando la legge lo chiede.',
        'Se un fornitore lavora fuori dallo Spazio economico europeo, il trasferimento avviene verso Paesi ritenuti adeguati o con le clausole contrattuali tipo della Commissione europea. Su richiesta ti mandiamo l’elenco aggiornato.',
      ],
    },
    {
      title: 'Contenuti di altri siti',
      paragraphs: [
        'Un video ospitato altrove (YouTube, Vimeo, Instagram) si carica solo dopo un tuo clic, e te lo diciamo prima: da quel momento quel servizio riceve il tuo indirizzo IP e applica le sue regole. Lo stesso vale quando apri una chat su WhatsApp o entri con Google.',
      ],
    },
    {
      title: 'Cookie e memoria del browser',
      paragraphs: [
        'Usiamo solo cookie tecnici, necessari a farti usare il sito. Nessuna profilazione e nessuna statistica di terzi: per questo non vedi un banner.',
        'Quello che scrivi in un modulo, la conversazione con la chat e le preferenze di lettura restano nella memoria del browser: non le riceviamo finché non le mandi. Se prima di registrarti vuoi salvare un video, il browser lo ricorda insieme alla tua email finché non è salvato.',
      ],
      table: {
        head: ['Nome', 'A che cosa serve', 'Quanto dura'],
        rows: [
          ['session', 'Tiene aperto il tuo accesso', 'Fino a 30 giorni, o finché non esci'],
          [
            'device',
            'Riconosce il browser da cui hai già fatto l’accesso: così i tentativi degli altri non bloccano i tuoi',
            '1 anno',
          ],
          ['gate', 'Ricorda che hai inserito la password dell’anteprima', '1 ora'],
        ],
      },
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        'Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, portarli con te, limitarne l’uso; puoi opporti a quelli che trattiamo per interesse legittimo e ritirare un consenso quando vuoi, senza effetti su ciò che è già avvenuto.',
        `Scrivi a ${email}: rispondiamo entro un mese. Se pensi che abbiamo sbagliato, puoi rivolgerti al Garante per la protezione dei dati personali (garanteprivacy.it).`,
      ],
    },
    {
      title: 'Se cambia qualcosa',
      paragraphs: [
        'Questa pagina porta la data e la versione del testo. Se cambiamo uno scopo o una base giuridica te lo scriviamo prima, all’email del tuo account.',
      ],
    },
  ],
}

export const termsPageTexts: LegalText = {
  title: headTexts.terms.title,
  sections: [
    {
      title: '1. Chi siamo e che cosa facciamo',
      paragraphs: [
        `${companyName}, ${registeredOffice}, P. IVA ${vatNumber}, produce video su ordine per aziende e professionisti. Questi termini regolano ogni ordine fatto su questo sito; chi ordina dichiara di farlo per la propria attività.`,
      ],
    },
    {
      title: '2. L’ordine',
      paragraphs: [
        'Il briefing produce un recap; dal recap nasce il preventivo, valido 30 giorni. Il contratto si conclude quando confermi il preventivo e paghi. Il recap confermato descrive che cosa consegneremo.',
        'Dopo il pagamento ricevi per email il riepilogo con il prezzo e queste condizioni. Il recap non si può più modificare: una richiesta nuova è un ordine nuovo.',
      ],
    },
    {
      title: '3. Prezzi e pagamento',
      paragraphs: [
        'I prezzi sono in euro, IVA inclusa. Salvo diverso importo scritto nell’ordine, il 50% è dovuto come acconto all’inizio dei lavori e il 50% a saldo alla consegna. Il saldo è dovuto quando approvi l’ultimo video richiesto, oppure 15 giorni dopo che te lo abbiamo mandato, se non rispondi; il download dei file finali si apre quando è pagato. Si paga con bonifico o con le carte di credito e i metodi mostrati nella pagina di pagamento.',
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
        'Puoi annullare prima dell’inizio della produzione con rimborso completo. Se annulli a produzione iniziata, l’acconto non è rimborsabile.',
        'Entro 30 giorni dal pagamento puoi chiedere il rimborso con la garanzia soddisfatti o rimborsati, spiegando che cosa non va: lo esaminiamo e ti rispondiamo entro 24 ore.',
      ],
    },
    {
      title: '7. Diritti sul video e sui materiali',
      paragraphs: [
        'Con il saldo ricevi una licenza commerciale senza scadenza sul video consegnato. I materiali che carichi restano tuoi: garantisci di poterli usare e di avere il consenso delle persone che vi compaiono. Possiamo mostrare il video come esempio del nostro lavoro, se non ci chiedi di non farlo.',
      ],
    },
    {
      title: '8. I servizi gratuiti',
      paragraphs: [
        'L’audit del video e la revisione dello script sono gratuiti e non impegnano a ordinare. Li scrive un programma a partire da quello che ci mandi: sono un aiuto, non una consulenza, e vanno riletti prima dell’uso. Anche partecipare al format di interviste non costa nulla; scegliamo noi le storie da filmare.',
      ],
    },
    {
      title: '9. Responsabilità',
      paragraphs: [
        'La nostra responsabilità complessiva è limitata all’importo pagato per l’ordine, salvo dolo o colpa grave e salvo quanto la legge non consente di escludere.',
      ],
    },
    {
      title: '10. Legge e foro',
      paragraphs: [
        'Si applica la legge italiana. Per le controversie è competente il foro di Milano, salvo il foro del consumatore quando la legge lo prevede.',
      ],
    },
    {
      title: '11. Clausole da approvare in modo specifico',
      paragraphs: [
        `Ai sensi degli artt. 1341 e 1342 c.c. approvi in modo specifico, al pagamento, i punti ${specificClauses}.`,
      ],
    },
  ],
}
