import type { TeamRole } from '../team/roles.ts'
import type { DemoClient, DemoMember, DemoProject } from './demo-content.ts'
import type { DemoLead } from './demo-leads.ts'

// Data of a large studio, generated deterministically from a few words.

const firstNames =
  'Anna Bruno Carla Dario Elisa Fabio Gaia Ivan Laura Marco Nadia Paolo Rita Sergio Tea Ugo'.split(' ')
const lastNames =
  'Bassi Caputo Donati Esposito Fontana Greco Longo Marini Neri Orlando Pace Riva Serra Testa Valli Zanetti'.split(
    ' ',
  )
const trades = [
  'Cantina',
  'Officina',
  'Pasticceria',
  'Falegnameria',
  'Caseificio',
  'Libreria',
  'Frantoio',
  'Vetreria',
]
const places = [
  ['Bergamo', 'BG', '24121'],
  ['Parma', 'PR', '43121'],
  ['Lecce', 'LE', '73100'],
  ['Torino', 'TO', '10121'],
  ['Ancona', 'AN', '60121'],
  ['Udine', 'UD', '33100'],
] as const
const subjects = [
  ['Il lancio della linea', 'Video prodotto', '1 minuto', 'Video prodotto per il lancio della nuova linea.'],
  ['Dietro le quinte', 'Reel social', '30 secondi', 'Reel verticali per i social.'],
  ['Chi siamo, in due minuti', 'Video corporate', '2 minuti', 'Video aziendale con voce narrante.'],
  [
    'La storia di chi ci lavora da trent’anni',
    'Video corporate',
    '3 minuti',
    'Video aziendale con interviste.',
  ],
  ['Come si usa, passo per passo', 'Video tutorial', '90 secondi', 'Video tutorial con sottotitoli.'],
] as const
const roles: readonly TeamRole[] = ['Video Editor', 'Motion Designer', 'Creative Director', 'Project Manager']

const pick = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item

const personAt = (place: number) => ({
  firstName: pick(firstNames, place),
  lastName: pick(lastNames, Math.floor(place / firstNames.length) + place * 3),
})

/** Returns an Italian VAT number with its check digit. */
function vatNumberAt(place: number): string {
  const digits = String(1_200_000_000 + place * 137)
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

export const largeDemoMembers: readonly DemoMember[] = Array.from({ length: 36 }, (_, place) => {
  const { firstName, lastName } = personAt(place)
  return {
    email: `collaboratore-${place + 1}@demo.example`,
    fullName: `${firstName} ${lastName}`,
    role: pick(roles, place % 11 === 0 ? 3 : place % 3),
    bio: 'Lavora ai video dello studio.',
    location: pick(places, place)[0],
    joinedDay: -400 + place,
  }
})

/** Phases in the shares of a studio at work, each with its payment. */
const courses = [
  ['briefing', 'none'],
  ['in-production', 'deposit'],
  ['completed', 'whole'],
  ['in-review', 'deposit'],
  ['briefing', 'transfer'],
  ['completed', 'whole'],
  ['in-production', 'whole'],
  ['in-review', 'whole'],
  ['completed', 'deposit'],
  ['briefing', 'none'],
] as const

function projectAt(place: number): DemoProject {
  const [title, videoType, duration, summary] = pick(subjects, place * 7)
  const [status, payment] = pick(courses, place + Math.floor(place / 10))
  const createdDay = status === 'completed' ? -60 - (place % 240) : -3 - (place % 45)
  const members = largeDemoMembers.slice(place % 30, (place % 30) + (place % 5))
  return {
    title: `${title} ${place + 1}`,
    description: 'Le riprese sono in azienda, con chi ci lavora.',
    videoType,
    duration,
    status,
    payment,
    createdDay,
    deadlineDay: place % 9 === 0 ? null : status === 'completed' ? createdDay + 40 : (place % 34) - 9,
    summary,
    team: members.map(({ email }) => email),
  }
}

export const largeDemoClients: readonly DemoClient[] = Array.from({ length: 75 }, (_, place) => {
  const { firstName, lastName } = personAt(place + 5)
  const [city, province, postalCode] = pick(places, place)
  const company = `${pick(trades, place)} ${lastName} ${city}`
  return {
    email: `azienda-${place + 1}@demo.example`,
    fullName: `${firstName} ${lastName}`,
    company,
    phone: `+39 02 55${String(10_000 + place)}`,
    website: `https://azienda-${place + 1}.example`,
    billing: {
      legalName: `${company} S.r.l.`,
      vatNumber: vatNumberAt(place),
      street: `Via Roma ${place + 1}`,
      postalCode,
      city,
      province,
    },
    joinedDay: -330,
    projects: Array.from({ length: 4 }, (_each, nth) => projectAt(place * 4 + nth)),
  }
})

const kinds = ['contact', 'audit', 'script', 'interview'] as const
const states = ['closed', 'answered', 'in-progress', 'new', 'closed', 'answered'] as const

export const largeDemoLeads: readonly DemoLead[] = Array.from({ length: 600 }, (_, place) => {
  const { firstName, lastName } = personAt(place)
  const state = pick(states, place)
  const hoursAgo = state === 'new' || state === 'in-progress' ? 1 + (place % 60) : 60 + place * 4
  return {
    kind: pick(kinds, place),
    firstName,
    lastName,
    email: `richiesta-${place + 1}@demo.example`,
    company: `${pick(trades, place)} ${lastName}`,
    location: pick(places, place)[0],
    text: `Vorremmo raccontare la nostra ${pick(trades, place).toLowerCase()} in un video breve, per il sito e per le fiere.`,
    state,
    hoursAgo,
    ...(state === 'answered' && { answeredAfter: 2 + (place % 30) }),
  }
})
