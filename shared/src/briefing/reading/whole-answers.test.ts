import { expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, corporate, heard } from '../turn/test-states.ts'

test.each<[Slot, string, Partial<Brief>]>([
  // A public of two halves is one, and what is said of the video behind it is none.
  [
    'kind',
    'Un reel. Famiglie con bambini soprattutto, italiani e tedeschi.',
    { audience: 'Famiglie con bambini soprattutto, italiani e tedeschi' },
  ],
  [
    'kind',
    'Un reel. Coppie giovani, italiane e straniere',
    { audience: 'Coppie giovani, italiane e straniere' },
  ],
  ['kind', 'un video per farmi scegliere dalle coppie, inglesi e americane soprattutto', { audience: null }],
  [
    'audience',
    'gli sponsor e le banche, e poi lo mettiamo pure sulla pagina del festival',
    { audience: 'gli sponsor e le banche', notes: ['e poi lo mettiamo pure sulla pagina del festival'] },
  ],
  [
    'message',
    'Che siamo seri. E il pubblico sono i bambini, alle maestre lo lascio solo da far vedere',
    {
      audience: 'i bambini',
      message: 'Che siamo seri',
    },
  ],
  ['message', 'Agli ospiti lo diciamo sempre: qui si riposa', { audience: null }],
  [
    'audience',
    'le mamme e anche le nonne che danno consigli ahah',
    { audience: 'le mamme e anche le nonne che danno consigli' },
  ],
  // What somebody is shown is no public, and who gets the video may not be one.
  ['kind', 'Serve per far vedere ai clienti che rispettiamo i tempi', { audience: 'i clienti' }],
  [
    'kind',
    'un video didattico per i ragazzi delle medie che spieghi come si cerca',
    { audience: 'i ragazzi delle medie' },
  ],
  [
    'kind',
    'un video da mandare ai genitori prima, per invogliarli a venire',
    { audience: 'i genitori', goal: 'invogliarli a venire' },
  ],
  ['kind', 'Ciao, noi facciamo Dentalfacile, un gestionale per dentisti', { company: 'Dentalfacile' }],
  ['kind', 'Ciao, facciamo Pilates a Torino', { company: 'facciamo Pilates a Torino' }],
  [
    'kind',
    'un video da far vedere ai clienti che entrano in negozio',
    { audience: 'i clienti che entrano in negozio' },
  ],
  [
    'kind',
    'vado a spiegare le api ai bambini ma non riesco più, allora un video da lasciare alle maestre',
    { audience: 'i bambini' },
  ],
  ['kind', 'un video da mandare ai condomini', { audience: 'i condomini' }],
  // A tone stands beside who is seen, and behind the remark that it was said.
  [
    'tone',
    'poetico ma senza esagerare, come un documentario. e mettete che in video c’è mio padre Salvatore',
    { tone: 'poetico ma senza esagerare, come un documentario', people: 'mio padre Salvatore' },
  ],
  [
    'tone',
    'da ridere, te l’avevo scritto: deve far venire fame e far ridere',
    { tone: 'deve far venire fame e far ridere' },
  ],
  // What leads to a point is no part of it, nor is a length.
  ['message', 'anzi scrivi in italiano: da noi si torna', { message: 'da noi si torna' }],
  ['message', 'quello che deve restare: un’ora in più', { message: 'un’ora in più' }],
  [
    'message',
    'È un minuto e venti, non un minuto. E l’azienda si chiama Dentalfacile e basta. Un’ora in meno di carte',
    { message: 'Un’ora in meno di carte', durationSeconds: 80, company: 'Dentalfacile' },
  ],
  [
    'message',
    'sono 45 secondi. Con noi si dorme bene',
    { message: 'Con noi si dorme bene', durationSeconds: 45 },
  ],
  // Who is seen, and what is no aim.
  [
    'kind',
    'uno dove si vede la bottega e io che racconto cosa faccio',
    { people: 'io che racconto cosa faccio' },
  ],
  ['kind', 'un video perché la gente va all’ikea e non capisce la differenza', { goal: null }],
  ['kind', 'un video così la gente capisce come lavoriamo', { goal: 'la gente capisce come lavoriamo' }],
  [
    'materials',
    'il logo. il messaggio da ricordare è che ci siamo',
    { message: 'ci siamo', materials: 'il logo' },
  ],
])('while %s is asked: %s', (asked, text, expected) => {
  expect(heard(at(asked, asked === 'kind' ? {} : corporate), text)).toMatchObject(expected)
})
