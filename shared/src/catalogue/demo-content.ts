import type { ProjectStatus } from '../projects/status.ts'
import type { TeamRole } from '../team/roles.ts'

/** Demo content. Days count from today; negative ones are past. */
export interface DemoClient {
  readonly email: string
  readonly fullName: string
  readonly company: string
  readonly phone: string
  readonly website: string
  /** Invented; numbers have valid check digits. */
  readonly billing: DemoBilling
  readonly joinedDay: number
  readonly projects: readonly DemoProject[]
}

export interface DemoBilling {
  readonly legalName: string
  readonly vatNumber: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

export interface DemoProject {
  readonly title: string
  readonly description: string
  readonly videoType: string
  readonly duration: string
  readonly status: ProjectStatus
  readonly createdDay: number
  readonly deadlineDay: number | null
  readonly summary: string
  readonly payment: 'none' | 'transfer' | 'deposit' | 'whole' | 'partly-refunded'
  /** The members who work on it, by e-mail. */
  readonly team: readonly string[]
}

export interface DemoMember {
  readonly email: string
  readonly fullName: string
  readonly role: TeamRole
  readonly bio: string
  readonly location: string
  /** On different days, because lists are sorted by it. */
  readonly joinedDay: number
}

export const PM = 'pm@demo.example'
export const EDITOR = 'editor@demo.example'
export const MOTION = 'motion@demo.example'
export const DIRECTOR = 'direzione@demo.example'

export const demoMembers: readonly DemoMember[] = [
  {
    email: PM,
    fullName: 'Giulia Ferri',
    role: 'Project Manager',
    bio: 'Segue i progetti dal briefing alla consegna. Prima, dieci anni in una casa di produzione.',
    location: 'Milano',
    joinedDay: -90,
  },
  {
    email: EDITOR,
    fullName: 'Luca Moretti',
    role: 'Video Editor',
    bio: 'Monta interviste e social. Se un taglio si nota, lo rifà.',
    location: 'Torino',
    joinedDay: -84,
  },
  {
    email: MOTION,
    fullName: 'Sara Conti',
    role: 'Motion Designer',
    bio: 'Disegna e anima explainer, loghi e titoli.',
    location: 'Bologna',
    joinedDay: -70,
  },
  {
    email: DIRECTOR,
    fullName: 'Paolo Rinaldi',
    role: 'Creative Director',
    bio: 'Tiene insieme idea, luce e parole.',
    location: 'Milano',
    joinedDay: -62,
  },
]

const pastificio: DemoClient = {
  email: 'cliente@demo.example',
  fullName: 'Marta Bellini',
  company: 'Pastificio Bellini',
  phone: '+39 0521 000 000',
  website: 'https://www.pastificio-bellini.example',
  billing: {
    legalName: 'Pastificio Bellini S.r.l.',
    vatNumber: '86334519757',
    street: 'Strada Esempio 12',
    postalCode: '43121',
    city: 'Parma',
    province: 'PR',
  },
  joinedDay: -48,
  projects: [
    {
      title: 'La pasta come la faceva nonna Ada',
      description: 'Il video per il sito nuovo: chi siamo, in un minuto e mezzo.',
      videoType: 'Video corporate',
      duration: '90 secondi',
      status: 'in-review',
      createdDay: -6,
      deadlineDay: 5,
      summary: [
        'Video corporate per il sito del Pastificio Bellini.',
        'Pubblico: buyer della grande distribuzione e ristoratori.',
        'Messaggio: facciamo la pasta con grano italiano e trafila al bronzo, dal 1954.',
        'Tono: caldo, artigianale, senza nostalgia.',
        'Durata: 90 secondi.',
        'Riprese in sede.',
        'Voce narrante.',
        'Sottotitoli.',
      ].join('\n'),
      payment: 'deposit',
      team: [PM, EDITOR],
    },
    {
      title: 'Reel per la fiera di Parma',
      description: 'Tre clip verticali per annunciare lo stand.',
      videoType: 'Social reels',
      duration: '30 secondi',
      status: 'completed',
      createdDay: -41,
      deadlineDay: -20,
      summary: [
        'Reel verticali per i social del Pastificio Bellini.',
        'Pubblico: visitatori della fiera.',
        'Messaggio: vieni ad assaggiare al padiglione 5.',
        'Tono: veloce e allegro.',
        'Durata: 30 secondi.',
        'Musica originale.',
      ].join('\n'),
      payment: 'deposit',
      team: [PM, MOTION],
    },
  ],
}

const officine: DemoClient = {
  email: 'officine@demo.example',
  fullName: 'Davide Greco',
  company: 'Officine Greco',
  phone: '+39 030 000 0000',
  website: 'https://www.officine-greco.example',
  billing: {
    legalName: 'Officine Greco S.r.l.',
    vatNumber: '02342520158',
    street: 'Via Esempio 40',
    postalCode: '25121',
    city: 'Brescia',
    province: 'BS',
  },
  joinedDay: -30,
  projects: [
    {
      title: 'Il centro di lavoro GX-5',
      description: 'Lancio del nuovo centro di lavoro a cinque assi.',
      videoType: 'Video prodotto',
      duration: '60 secondi',
      status: 'in-review',
      createdDay: -18,
      deadlineDay: 1,
      summary: [
        'Video prodotto per il lancio del centro di lavoro GX-5.',
        'Pubblico: responsabili di produzione.',
        'Messaggio: lo stesso pezzo, in metà tempo.',
        'Tono: tecnico e pulito.',
        'Durata: 60 secondi.',
        'Formato: 16:9, 9:16.',
        'Animazione del logo.',
        'Riprese in sede.',
      ].join('\n'),
      payment: 'whole',
      team: [MOTION, PM],
    },
    {
      title: 'Sicurezza in officina',
      description: 'Quattro minuti per chi entra in officina la prima volta.',
      videoType: 'Video di formazione',
      duration: '4 minuti',
      status: 'briefing',
      createdDay: -3,
      deadlineDay: 24,
      summary: [
        'Video di formazione sulla sicurezza per chi entra in officina la prima volta.',
        'Pubblico: operai e visitatori.',
        'Messaggio: cinque gesti che salvano le mani.',
        'Tono: chiaro e diretto.',
        'Durata: 4 minuti.',
        'Sottotitoli.',
      ].join('\n'),
      payment: 'none',
      team: [],
    },
  ],
}

const albergo: DemoClient = {
  email: 'albergo@demo.example',
  fullName: 'Elena Dal Bosco',
  company: 'Albergo al Lago',
  phone: '+39 045 000 0000',
  website: 'https://www.albergo-al-lago.example',
  billing: {
    legalName: 'Albergo al Lago S.a.s.',
    vatNumber: '12345678903',
    street: 'Lungolago Esempio 3',
    postalCode: '37011',
    city: 'Bardolino',
    province: 'VR',
  },
  joinedDay: -12,
  projects: [
    {
      title: 'Primavera al lago',
      description: 'Un minuto di lago, luce e colazioni.',
      videoType: 'Video per hotel',
      duration: '60 secondi',
      status: 'in-production',
      createdDay: -11,
      deadlineDay: -1,
      summary: [
        'Video per hotel: la stagione di primavera dell’Albergo al Lago.',
        'Pubblico: coppie e famiglie tedesche e italiane.',
        'Messaggio: qui il tempo rallenta.',
        'Tono: luminoso, lento.',
        'Durata: 60 secondi.',
        'Riprese con il drone.',
        'Sottotitoli.',
      ].join('\n'),
      payment: 'deposit',
      team: [EDITOR, MOTION],
    },
    {
      title: 'Le stanze nuove',
      description: 'Visita alle dodici stanze rinnovate.',
      videoType: 'Video per hotel',
      duration: '45 secondi',
      status: 'briefing',
      createdDay: -1,
      deadlineDay: null,
      summary: [
        'Video per hotel: le dodici stanze rinnovate dell’Albergo al Lago.',
        'Pubblico: ospiti che tornano ogni anno.',
        'Messaggio: la stessa accoglienza, stanze nuove.',
        'Tono: caldo, tranquillo.',
        'Durata: 45 secondi.',
      ].join('\n'),
      payment: 'transfer',
      team: [],
    },
  ],
}

const studio: DemoClient = {
  email: 'studio@demo.example',
  fullName: 'Chiara Valenti',
  company: 'Valenti Software',
  phone: '+39 02 0000 0001',
  website: 'https://www.valenti-software.example',
  billing: {
    legalName: 'Valenti Software S.r.l.',
    vatNumber: '00000000018',
    street: 'Via Esempio 8',
    postalCode: '20121',
    city: 'Milano',
    province: 'MI',
  },
  joinedDay: -60,
  projects: [
    {
      title: 'La fattura in tre clic',
      description: 'Explainer per la pagina del prodotto.',
      videoType: 'Motion explainer',
      duration: '75 secondi',
      status: 'completed',
      createdDay: -58,
      deadlineDay: -44,
      summary: [
        'Motion graphics che spiega come si fa una fattura in tre clic.',
        'Pubblico: artigiani e piccoli studi.',
        'Messaggio: meno tempo sui fogli, più tempo sul lavoro.',
        'Tono: leggero.',
        'Durata: 75 secondi.',
        'Voce narrante.',
      ].join('\n'),
      payment: 'deposit',
      team: [MOTION],
    },
    {
      title: 'Chi usa il nostro gestionale',
      description: 'Due clienti raccontano, in primo piano.',
      videoType: 'Talking head',
      duration: '2 minuti',
      status: 'in-production',
      createdDay: -15,
      deadlineDay: 3,
      summary: [
        'Talking head con due clienti di Valenti Software.',
        'Pubblico: titolari di piccole imprese.',
        'Messaggio: si impara in un pomeriggio.',
        'Tono: sincero.',
        'Durata: 2 minuti.',
        'Sottotitoli.',
      ].join('\n'),
      payment: 'partly-refunded',
      team: [EDITOR],
    },
  ],
}

export const demoClients: readonly DemoClient[] = [pastificio, officine, albergo, studio]

export const demoRefund = {
  amountCents: 5000,
  reason: 'La seconda intervista è stata più breve del previsto.',
} as const
