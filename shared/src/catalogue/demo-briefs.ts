import type { Answer } from '../briefing/interview/interview.ts'

export interface DemoBrief {
  readonly title: string
  /** Days before today, negative. */
  readonly createdDay: number
  readonly answers: readonly Answer[]
  readonly isSent: boolean
}

/** Briefs half done, told as a story, and sent. */
export const demoBriefs: readonly DemoBrief[] = [
  {
    title: 'Il laboratorio di pasticceria',
    createdDay: -2,
    answers: [
      { field: 'kind', value: 'corporate' },
      { field: 'audience', value: 'Alberghi e ristoranti che comprano dolci già pronti' },
      { field: 'message', value: 'Ogni torta esce dal forno la mattina in cui la consegniamo' },
    ],
    isSent: false,
  },
  {
    title: 'La sagra del borgo',
    createdDay: -1,
    answers: [
      {
        field: 'description',
        value:
          'Siamo la pro loco di un borgo di collina. Ci serve un video di 60 secondi della sagra, da girare il sabato sera.\n\nVorremmo vedere la piazza dall’alto con il drone, le cuoche al lavoro e la banda. Niente attori: ci siamo noi.',
      },
    ],
    isSent: false,
  },
  {
    title: 'Il configuratore di scale',
    createdDay: -3,
    answers: [
      { field: 'kind', value: 'app-demo' },
      { field: 'audience', value: 'Falegnami e architetti che progettano scale su misura' },
      { field: 'message', value: 'In dieci minuti il cliente vede la scala a casa sua' },
      { field: 'tone', value: 'Tecnico e chiaro' },
      { field: 'duration', value: 90 },
      { field: 'materials', value: 'Abbiamo il logo e l’accesso al programma' },
      { field: 'extras', value: ['voiceover', 'subtitles'] },
      { field: 'deadline', value: null },
      { field: 'notes', value: null },
    ],
    isSent: true,
  },
]
