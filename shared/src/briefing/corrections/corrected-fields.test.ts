import { expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, heard, recap, say } from '../turn/test-states.ts'

test.each<[Partial<Brief>, string, Partial<Brief>]>([
  // What is right, what is wrong, and what else is said.
  [{}, 'il tono è simpatico, hai scritto la consegna nel tono', { tone: 'simpatico' }],
  [{}, 'Il messaggio giusto è: non è mai troppo tardi', { message: 'non è mai troppo tardi' }],
  [
    {},
    'il messaggio da ricordare è che siamo aperti la domenica',
    { message: 'che siamo aperti la domenica' },
  ],
  [{}, 'Il messaggio, come dicevo, è un altro: chi prova resta', { message: 'chi prova resta' }],
  [{}, 'sostituisci il messaggio con: prima visita gratuita', { message: 'prima visita gratuita' }],
  [{}, 'il tono non è caldo ma semplice, alla mano', { tone: 'semplice, alla mano' }],
  [{}, 'il pubblico va corretto, sono i figli degli anziani', { audience: 'i figli degli anziani' }],
  [{}, 'il pubblico riscrivilo: gente della provincia', { audience: 'gente della provincia' }],
  [{}, 'non sono i clienti il pubblico ma i loro insegnanti', { audience: 'i loro insegnanti' }],
  [{ audience: 'tutta' }, 'Il pubblico però non è "tutta": è tutta la città', { audience: 'tutta la città' }],
  [{}, 'pubblico: mamme con bimbi, non tutti i clienti', { audience: 'mamme con bimbi' }],
  [{}, 'Il tono è sobrio, non noioso', { tone: 'sobrio, non noioso' }],
  [{ message: 'è gratis e non ci sono contratti' }, 'il messaggio è: è gratis e non ci sono contratti', {}],
  [{}, 'come pubblico mettici pure i fornitori', { audience: 'i clienti; i fornitori' }],
  [{}, 'ai materiali aggiungete le foto del magazzino', { materials: 'logo; le foto del magazzino' }],
  [{}, 'no no, i materiali sono il catalogo e tre foto', { materials: 'il catalogo e tre foto' }],
  [{}, "l'azienda non è quella, mettete Museo della civiltà", { company: 'Museo della civiltà' }],
  [{}, "l'azienda è kiloo come detto", { company: 'kiloo' }],
  [{ company: 'startup di palermo' }, 'ps l azienda è ombrì non startup di palermo', { company: 'ombrì' }],
  [{}, "il nome dell'azienda va corretto: podere le ginestre", { company: 'podere le ginestre' }],
  [{}, "l'azienda è piccola", { company: 'Officina Rossi' }],
  [{}, "l'azienda è registrata da poco", { company: 'Officina Rossi' }],
  [{}, 'il tono è giusto, il messaggio anche', { tone: 'caldo', message: 'siamo affidabili' }],
  [{}, 'il messaggio è sbagliato. deve essere: qui si impara', { message: 'qui si impara' }],
  [{ tone: 'formale' }, 'non lo voglio formale, lo voglio familiare', { tone: 'familiare' }],
  [{}, 'non siamo sempre aperti, siamo chiusi la domenica', {}],
  [
    { people: 'il cuoco' },
    'chi compare è la pasticciera, il cuoco resta in cucina',
    { people: 'la pasticciera' },
  ],
  [{}, 'materiale: niente, fate tutto voi', { materials: '' }],
  [{}, 'il pubblico sono i ristoranti e basta', { audience: 'i ristoranti' }],
  [{}, "Il messaggio sarebbe un'altra cosa: il pane di una volta", { message: 'il pane di una volta' }],
  [
    { audience: 'gli studenti. ma chiedevo se con 500 euro ci stiamo dentro' },
    'togli dal pubblico il pezzo dei 500 euro, era una domanda',
    { audience: 'gli studenti' },
  ],
  [
    { audience: 'chi cerca lavoro. Serve per assumere' },
    "Nel pubblico tolga 'serve per assumere', quello è lo scopo.",
    { audience: 'chi cerca lavoro' },
  ],
  [{}, "Nel pubblico tolga 'serve per assumere', quello è lo scopo.", {}],
  [{}, 'togli dal pubblico i bambini', { audience: 'i clienti' }],
  [{ place: null }, 'il luogo è il laboratorio ad Aversa', { place: 'il laboratorio ad Aversa' }],
  [{ place: null }, 'il luogo è il problema', { place: null }],
  [{}, "si e' l'azienda: studio meloni. alla mano", { company: 'studio meloni' }],
  [{}, 'il nome azienda correggilo per favore: Studio Meloni', { company: 'Studio Meloni' }],
  [{ languages: ['en', 'de'] }, 'tolga le altre lingue, non pago due versioni', { languages: [] }],
  [{ languages: ['en', 'de'] }, 'togli il tedesco', { languages: ['en'] }],
  [
    { materials: 'logo; le riprese' },
    "nei materiali c'è solo il logo, il resto va tolto",
    { materials: 'il logo' },
  ],
  [{}, 'nei materiali vogliate lasciare solo il catalogo', { materials: 'il catalogo' }],
  [{}, 'il pubblico lo corregga per favore', {}],
  [{ goal: null }, 'serve ad avere più iscrizioni', { goal: 'avere più iscrizioni' }],
  [{ goal: null }, 'serve x riempire i corsi di marzo', { goal: 'riempire i corsi di marzo' }],
  [{}, 'aggiungete anche mia nuora a chi compare', { people: 'io; mia nuora' }],
  [{}, 'la consegna è il 3 giugno, il 10 maggio è la fiera', { deadline: '2026-06-03' }],
  [{ languages: ['en'] }, 'lingue: tedesco, non inglese', { languages: ['de'] }],
  [{}, 'il tono che vorrei è grintoso', { tone: 'grintoso' }],
  [{ tone: 'solenne' }, 'non solenne, festoso', { tone: 'festoso' }],
  [{}, 'il tono non mi convince', {}],
  [
    { people: 'la segretaria' },
    'in video non c’è la segretaria, c’è il dottor Neri',
    { people: 'il dottor Neri' },
  ],
  // Several fields in one sentence.
  [
    {},
    'il pubblico sono i medici, il tono sobrio, chi compare la dottoressa Sala',
    { audience: 'i medici', tone: 'sobrio', people: 'la dottoressa Sala' },
  ],
  [
    {},
    'il tono è ironico e il messaggio è che da noi si ride',
    { tone: 'ironico', message: 'che da noi si ride' },
  ],
  [
    { place: 'a casa sua' },
    'il pubblico è solo le famiglie, chi compare è la signora Ada, si gira a Monreale',
    { audience: 'le famiglie', people: 'la signora Ada', place: 'a Monreale' },
  ],
  [
    { materials: null },
    'hai messo le foto nel tono. il tono è naturale, le foto e il logo sono i materiali',
    { tone: 'naturale', materials: 'le foto e il logo', notes: [] },
  ],
  // What does not belong there, and where it belongs.
  [
    { message: 'qualità. voglio anche il drone' },
    "nel messaggio il drone non c'entra",
    { message: 'qualità' },
  ],
  [
    { materials: 'foto, video del nonno' },
    "il video del nonno non c'entra coi materiali",
    { materials: 'foto' },
  ],
  [
    { materials: 'il drone e il logo' },
    "nei materiali c'è scritto il drone, toglietelo",
    { materials: 'il logo' },
  ],
  [{ materials: 'foto e musica' }, 'dai materiali togliete la musica', { materials: 'foto' }],
  [{}, "il gatto non c'entra coi materiali", { materials: 'logo' }],
  [
    { message: 'la qualità', goal: null },
    "la qualità non è il messaggio ma l'obiettivo",
    { goal: 'la qualità', message: null },
  ],
  [
    { tone: 'allegro, con la nonna', people: null },
    'la nonna non è il tono, è chi compare',
    { tone: 'allegro', people: 'la nonna' },
  ],
  [{ notes: ['abbiamo anche un cane', 'altro'] }, 'la nota sul cane toglietela', { notes: ['altro'] }],
  [{ notes: ['abbiamo anche un cane'] }, 'la nota sul gatto è importante', {}],
])('with %j in the recap: %s', (before, text, { notes, ...expected }) => {
  const brief = heard(at(null, { ...recap, ...before }), text)
  expect(brief).toMatchObject({ ...recap, ...before, notes: notes ?? brief.notes, ...expected })
})

test.each<[Slot, string, Partial<Brief>]>([
  ['message', 'naturale come tono', { message: null, tone: 'naturale' }],
  ['message', 'va bene come tono', { tone: null }],
  ['materials', 'allegro, veloce, quello è il tono', { tone: 'allegro, veloce', materials: null }],
  ['message', 'questo è il messaggio: siamo veloci', { message: 'siamo veloci' }],
  [
    'message',
    'Non toglie la parola, anzi gliene dà due',
    { message: 'Non toglie la parola, anzi gliene dà due' },
  ],
  ['message', 'Lo vogliamo vivace ma non scemo', { message: null, tone: 'vivace ma non scemo' }],
  ['audience', 'Chi cerca lavoro. Serve per assumere.', { audience: 'Chi cerca lavoro', goal: 'assumere' }],
  ['audience', 'chi ha un cane ansioso 😅 posso vedere una bozza?', { audience: 'chi ha un cane ansioso' }],
  ['audience', 'però non è un corporate', { kind: null, audience: null }],
  ['message', 'si gira a Monreale', { message: null, place: 'a Monreale' }],
])('while %s is asked: %s', (asked, text, expected) => {
  expect(heard(at(asked, { kind: 'corporate' }), text)).toMatchObject(expected)
})

test('what was changed and what was only noted are told apart', () => {
  const changed = say(at(null, recap), 'Il luogo è la malga')
  expect(changed.reply).toContain(assistantTexts.stillDone)
  const both = say(at(null, recap), 'Il luogo è la malga. A settembre le mucche scendono coi campanacci')
  expect(both.state.brief.place).toBe('la malga')
  expect(both.reply).toContain(assistantTexts.stillDoneBesideNotes)
})
