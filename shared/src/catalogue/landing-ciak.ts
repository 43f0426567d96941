import { faqCiak } from './faq.ts'
import {
  carouselKinds,
  clientNames,
  comparison,
  type Landing,
  landingFigures,
  timelineTimes,
} from './landing.ts'

const [research, strategy, production, check, delivery, support] = timelineTimes

/** The alternate page: black and yellow, short, loud. */
export const landingCiak: Landing = {
  hero: {
    title: 'Ciak. Il tuo video, adesso.',
    text: 'Cinque minuti per raccontarlo. Un prezzo che si capisce. Pochi giorni per vederlo.',
    start: 'Si gira',
    audit: 'Audit gratuito',
    demo: 'Guarda la demo',
    promise: 'Prezzo subito. Zero chiamate.',
  },
  figures: landingFigures,
  voices: {
    title: 'Buona la prima',
    quotes: [
      { text: 'Sei giorni, dal racconto al video.', who: 'Titolare, macchine agricole' },
      { text: 'Ho tolto una riga e il prezzo è sceso. Da solo.', who: 'Direttore commerciale, arredo' },
      { text: 'Nessuno mi ha chiesto di fare una call.', who: 'Fondatore, logistica' },
    ],
    clientsTitle: 'Sul set con noi',
    clients: clientNames,
  },
  versus: {
    title: 'Taglia. Rifai.',
    oldTitle: 'Vecchia scena',
    newTitle: 'Nuova scena',
    rows: [
      { before: 'Un mese per un preventivo', now: 'Un preventivo in cinque minuti' },
      { before: '«Dipende»', now: 'Una cifra, con i perché' },
      { before: 'Riunione, riunione, riunione', now: 'Un briefing solo' },
      { before: '«La parte centrale non mi convince»', now: 'Un commento a 00:42' },
      { before: 'Il file definitivo_finale_3', now: 'L’ultima versione, sempre in cima' },
    ],
  },
  services: {
    title: 'Scegli l’inquadratura',
    text: 'Cinque formati pronti a partire.',
    kinds: carouselKinds,
    others: 'Anche talking head, hotel e turismo.',
  },
  benefits: {
    title: 'Perché funziona',
    items: [
      { title: 'Veloce', text: 'Da 3 a 7 giorni. Con una data scritta.' },
      { title: 'Chiaro', text: 'Paghi quello che hai chiesto. Lo vedi riga per riga.' },
      { title: 'Tuo', text: 'Licenza commerciale perpetua: lo usi dove vuoi.' },
      { title: 'Sicuro', text: '30 giorni per chiedere il rimborso.' },
    ],
  },
  comparison: { title: 'Noi, e gli altri', ...comparison },
  process: {
    title: 'Tre scene',
    steps: [
      {
        time: '5 minuti',
        title: 'Scena uno: racconti',
        text: 'Una domanda alla volta. Le tue parole restano le tue.',
      },
      { time: '2 minuti', title: 'Scena due: carichi', text: 'Quello che hai. Anche solo il logo.' },
      { time: '3-7 giorni', title: 'Scena tre: guardi', text: 'Commenti, approvi, scarichi.' },
    ],
  },
  timeline: {
    title: 'Il piano di lavorazione',
    stages: [
      { time: research, title: 'Ricerca', text: 'La tua azienda, e chi la guarda.' },
      { time: strategy, title: 'Strategia', text: 'Una sola idea, scelta bene.' },
      { time: production, title: 'Produzione', text: 'Si gira e si monta.' },
      { time: check, title: 'Controllo', text: 'Occhi nuovi, prima dei tuoi.' },
      { time: delivery, title: 'Consegna', text: 'Nei formati che servono.' },
      { time: support, title: 'Assistenza', text: 'Dopo i titoli di coda ci siamo ancora.' },
    ],
  },
  styles: {
    title: 'Che film vuoi?',
    text: 'Guarda, scegli, salva.',
    items: [
      { itemId: 'parole-in-moto', kind: 'explainer', title: 'Tipografico', text: 'Le parole fanno tutto.' },
      { itemId: 'in-mano', kind: 'product', title: 'Gesto', text: 'Mani, oggetto, fine.' },
      {
        itemId: 'risposta-al-volo',
        kind: 'social-reels',
        title: 'Botta e risposta',
        text: 'Verticale, vero, veloce.',
      },
      { itemId: 'la-luce-delle-sei', kind: 'hotel', title: 'Atmosfera', text: 'Luce bassa, ritmo lento.' },
    ],
    open: 'Apri la libreria',
  },
  testimonials: { title: 'Applausi', text: 'Recensioni di chi ha già visto il suo video.' },
  call: {
    title: 'Tocca a te. Si gira.',
    text: 'Cinque minuti di briefing. Nessun impegno.',
    start: 'Inizia ora',
  },
  script: {
    title: 'Il copione ce l’hai già?',
    text: 'Mandacelo. In 2-3 minuti torna più corto e più forte. Gratis.',
    open: 'Migliora il mio script',
    before:
      'Siamo lieti di presentarvi le nostre soluzioni innovative a 360 gradi, chiavi in mano. Al fine di montare la tua cucina, impieghiamo un giorno. Prenota il sopralluogo.',
    beforeTime: '12 secondi',
    after:
      'Per montare la tua cucina, impieghiamo un giorno. Vi presentiamo le nostre soluzioni a 360 gradi, chiavi in mano. Prenota il sopralluogo.',
    afterTime: '10 secondi',
  },
  faq: { title: 'Domande veloci', items: faqCiak },
}
