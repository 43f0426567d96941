import type { InvitableKind, LeadState } from '../inbox/lead.ts'
import { DIRECTOR, MOTION, PM } from './demo-content.ts'

/** Requests in the demo's inbox; refund requests come from clients. */
export interface DemoLead {
  readonly kind: InvitableKind
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
  readonly text: string
  readonly videoUrl?: string
  readonly location?: string
  readonly hoursAgo: number
  readonly state: LeadState
  /** After how many hours it was answered; missing while it waits. */
  readonly answeredAfter?: number
  /** The member, by e-mail. */
  readonly assignee?: string
  readonly reply?: string
}

const DAY = 24

export const demoLeads: readonly DemoLead[] = [
  {
    kind: 'contact',
    firstName: 'Tommaso',
    lastName: 'Pedrotti',
    company: 'Birrificio Valsugana',
    email: 'tommaso@birrificio-valsugana.example',
    text: 'Apriamo la sala di degustazione a marzo e ci serve un video di un minuto, più qualche clip verticale. Quanto costa, più o meno?',
    hoursAgo: 2,
    state: 'new',
  },
  {
    kind: 'audit',
    firstName: 'Giorgia',
    lastName: 'Fontana',
    company: 'Arredi Fontana',
    email: 'giorgia@arredi-fontana.example',
    text: 'Il video sulla pagina iniziale ha due anni. Le visite ci sono, ma nessuno chiede un preventivo.',
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    hoursAgo: 6,
    state: 'new',
  },
  {
    kind: 'script',
    firstName: 'Pietro',
    lastName: 'Landi',
    company: 'Landi Serramenti',
    email: 'pietro@landi-serramenti.example',
    text: 'Landi Serramenti nasce nel 1978. Da oltre quarant’anni realizziamo finestre su misura con materiali di qualità. La nostra mission è la soddisfazione del cliente. Contattaci per un sopralluogo gratuito.',
    hoursAgo: 11,
    state: 'in-progress',
    assignee: DIRECTOR,
  },
  {
    kind: 'interview',
    firstName: 'Ilaria',
    lastName: 'Cattaneo',
    company: 'Conceria Cattaneo',
    email: 'ilaria@conceria-cattaneo.example',
    location: 'Santa Croce sull’Arno',
    text: 'Siamo la quarta generazione e abbiamo appena tolto il cromo da tutta la produzione. Vorremmo raccontarlo in una vostra intervista.',
    hoursAgo: 31,
    state: 'new',
  },
  {
    kind: 'contact',
    firstName: 'Sergio',
    lastName: 'Amato',
    company: 'Autoscuola Amato',
    email: 'sergio@autoscuola-amato.example',
    text: 'Fate anche video per chi studia la patente? Ne servirebbero otto, brevi.',
    hoursAgo: 2 * DAY + 5,
    state: 'answered',
    answeredAfter: 3,
    assignee: PM,
    reply:
      'Sì, e otto video insieme costano meno di otto video uno alla volta. Ti mando una proposta entro domani.',
  },
  {
    kind: 'audit',
    firstName: 'Noemi',
    lastName: 'Serra',
    company: 'Agriturismo Il Noce',
    email: 'noemi@ilnoce.example',
    text: 'Un video di quattro minuti che nessuno guarda fino in fondo. Vorremmo capire che cosa tagliare.',
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    hoursAgo: 5 * DAY,
    state: 'answered',
    answeredAfter: 20,
    assignee: DIRECTOR,
  },
  {
    kind: 'contact',
    firstName: 'Fabio',
    lastName: 'Rota',
    company: 'Rota Ascensori',
    email: 'fabio@rota-ascensori.example',
    text: 'Ci serve un filmato per la fiera di Bologna, fra sei settimane. Ci state con i tempi?',
    hoursAgo: 9 * DAY,
    state: 'closed',
    answeredAfter: 1.5,
    assignee: PM,
    reply: 'Ci stiamo: tre giorni di lavorazione dal materiale completo. Ci sentiamo domattina al telefono?',
  },
  {
    kind: 'script',
    firstName: 'Anna',
    lastName: 'Galimberti',
    company: 'Studio Galimberti',
    email: 'anna@studio-galimberti.example',
    text: 'Lo studio Galimberti offre consulenza fiscale a 360 gradi. Siamo un team giovane e dinamico. Scopri di più sul nostro sito.',
    hoursAgo: 12 * DAY,
    state: 'answered',
    answeredAfter: 26,
    assignee: MOTION,
  },
  {
    kind: 'contact',
    firstName: 'Offerte',
    lastName: 'Web',
    company: 'Top Ranking',
    email: 'info@top-ranking.example',
    text: 'Portiamo il vostro sito al primo posto in trenta giorni.',
    hoursAgo: 16 * DAY,
    state: 'closed',
  },
  {
    kind: 'interview',
    firstName: 'Lorenzo',
    lastName: 'Miele',
    company: 'Liuteria Miele',
    email: 'lorenzo@liuteria-miele.example',
    location: 'Cremona',
    text: 'Costruisco violini e insegno a due ragazze di vent’anni. Credo sia una bella storia.',
    hoursAgo: 23 * DAY,
    state: 'answered',
    answeredAfter: 7,
    assignee: DIRECTOR,
    reply: 'Lo crediamo anche noi. Passiamo da Cremona il mese prossimo: ti propongo due date.',
  },
  {
    kind: 'audit',
    firstName: 'Carla',
    lastName: 'Bonetti',
    company: 'Bonetti Impianti',
    email: 'carla@bonetti-impianti.example',
    text: 'Due minuti di riprese in cantiere con la musica. Piace a noi, ma non porta telefonate.',
    hoursAgo: 31 * DAY,
    state: 'answered',
    answeredAfter: 40,
    assignee: PM,
  },
  {
    kind: 'contact',
    firstName: 'Michele',
    lastName: 'Orsi',
    company: 'Cantina Orsi',
    email: 'michele@cantina-orsi.example',
    text: 'Vorremmo un video della vendemmia. Si può vedere un preventivo prima di decidere?',
    hoursAgo: 44 * DAY,
    state: 'closed',
    answeredAfter: 4,
    assignee: PM,
    reply: 'Certo: il preventivo lo vedi appena completi il briefing, e non ti impegna a nulla.',
  },
  {
    kind: 'script',
    firstName: 'Teresa',
    lastName: 'Vannini',
    company: 'Pasticceria Vannini',
    email: 'teresa@pasticceria-vannini.example',
    text: 'La pasticceria Vannini è in centro dal 1962. I nostri dolci sono fatti con amore e passione. Vieni a trovarci.',
    hoursAgo: 58 * DAY,
    state: 'closed',
    answeredAfter: 11,
    assignee: MOTION,
  },
  {
    kind: 'contact',
    firstName: 'Rachele',
    lastName: 'Donati',
    company: 'Palestra Donati',
    email: 'rachele@palestra-donati.example',
    text: 'Tre clip al mese per i social: fate anche abbonamenti?',
    hoursAgo: 73 * DAY,
    state: 'closed',
    answeredAfter: 9,
    assignee: PM,
    reply: 'Sì. Ti scrivo due righe con i pacchetti e qualche esempio di clip che abbiamo già fatto.',
  },
]
