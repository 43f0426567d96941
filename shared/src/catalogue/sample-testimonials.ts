export interface SampleTestimonial {
  readonly id: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly comment: string
  readonly authorName: string
  readonly company: string
}

/**
 * Shown while there are no real ones, each with a visible 'Esempio', and never mixed with them
 * (docs/decisions/testimonials.md).
 */
export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    id: 'esempio-1',
    rating: 5,
    comment: 'Abbiamo raccontato il video tra un cantiere e l’altro. Il recap era già quello giusto.',
    authorName: 'Marta R.',
    company: 'Impresa edile',
  },
  {
    id: 'esempio-2',
    rating: 5,
    comment: 'Per una volta ho capito che cosa stavo pagando: ogni riga rimandava a una mia frase.',
    authorName: 'Davide P.',
    company: 'Azienda alimentare',
  },
  {
    id: 'esempio-3',
    rating: 4,
    comment: 'Due giri di correzioni, commenti sul secondo esatto, nessuna riunione.',
    authorName: 'Elena C.',
    company: 'Software gestionale',
  },
  {
    id: 'esempio-4',
    rating: 5,
    comment: 'Il video della camera con vista lo abbiamo messo in apertura: le richieste arrivano da lì.',
    authorName: 'Giulio F.',
    company: 'Hotel sul lago',
  },
  {
    id: 'esempio-5',
    rating: 5,
    comment: 'Temevo di dovermi spiegare tre volte. L’assistente ha fatto le domande che avrei fatto io.',
    authorName: 'Sara M.',
    company: 'Studio di architettura',
  },
  {
    id: 'esempio-6',
    rating: 4,
    comment: 'Consegnato in sei giorni, con i formati per il sito e per i social già pronti.',
    authorName: 'Paolo T.',
    company: 'Macchine agricole',
  },
]
