import { pluralIt } from '../../formats/italian.ts'

export const reviewListTexts = {
  title: 'Recensioni',
  intro: 'Quello che i clienti dicono del lavoro. Sul sito compare solo ciò che pubblichi tu.',
  load: 'Impossibile caricare le recensioni',
  more: 'Mostra altre',
  empty: 'Ancora nessuna recensione',
  emptyText: 'Quando un progetto è finito, il cliente è invitato a scriverne una. La trovi qui.',
  states: {
    published: 'Sul sito',
    waiting: 'Da pubblicare',
    private: 'Solo per noi',
  },
  stars: (rating: number) => `${pluralIt(rating, 'stella', 'stelle')} su 5`,
  noComment: 'Senza commento',
  publish: 'Pubblica',
  published: 'Recensione pubblicata',
  takeDown: 'Togli dal sito',
  takenDown: 'Recensione tolta dal sito',
  failed: 'Impossibile cambiare la recensione',
  actsOn: (author: string) => `Recensione di ${author}`,
} as const
