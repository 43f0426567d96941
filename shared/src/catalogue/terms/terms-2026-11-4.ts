import type { TermsText } from './published-terms.ts'

/** Published, so it must not be changed. */
export const terms: TermsText = {
  version: '2026-11.4',
  clauses: '3 (acconto), 5 (revisioni), 6 (annullamento), 9 (responsabilità) e 10 (foro)',
  sections: [
    {
      title: '1. Chi siamo e che cosa facciamo',
      paragraphs: [
        'Primopiano S.r.l. (dati di esempio), Via Esempio 1, 20121 Milano (MI), P. IVA 00000000000, produce video su ordine per aziende e professionisti. Questi termini regolano ogni ordine fatto su questo sito; chi ordina dichiara di farlo per la propria attività.',
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
        'Ai sensi degli artt. 1341 e 1342 c.c. approvi in modo specifico, al pagamento, i punti 3 (acconto), 5 (revisioni), 6 (annullamento), 9 (responsabilità) e 10 (foro).',
      ],
    },
  ],
}
