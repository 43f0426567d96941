import { describe, expect, test } from 'vitest'
import type { Slot } from '../brief/brief.ts'
import { at, corporate, heard } from '../turn/test-states.ts'
import { companyNameIn } from './company.ts'

describe('the company is called by its name', () => {
  const cases: [Slot | null, string, string | null][] = [
    [null, "L'hotel è il Catinaccio, si gira lì", 'Catinaccio'],
    [null, 'sushi bar Kaze, a Bologna', 'sushi bar Kaze'],
    ['kind', 'siamo un mobilificio di Cantù, Arredi Molteni & Figli.', 'Arredi Molteni & Figli'],
    [
      'kind',
      'Un’impresa di onoranze funebri di Ancona, dal 1961, la Fratelli Burattini.',
      'Fratelli Burattini',
    ],
    ['kind', 'Siamo una piccola cantina nelle Langhe, Cascina Bruciata.', 'Cascina Bruciata'],
    ['kind', 'Un hotel di Moena, Val di Fassa', 'hotel di Moena'],
    ['message', "La sede è l'agriturismo Podere Santa Fiora", 'agriturismo Podere Santa Fiora'],
    ['kind', 'Il casaro, che si chiama Ivano, può farsi riprendere', null],
    ['tone', 'E il caseificio si chiama Caseificio sociale di Neviano', 'Caseificio sociale di Neviano'],
    [null, 'la carozeria xe Carrozzeria Zennaro', 'Carrozzeria Zennaro'],
    ['kind', 'Salve, lavoro al marketing di Nordlog, facciamo software', 'Nordlog'],
    ['kind', 'il bar è a Roma', null],
    ['kind', 'No, facciamo quello per la mia azienda', null],
    ['kind', 'Ho una lavanderia self service e la gente non capisce', 'lavanderia self service'],
    ['kind', 'Un video di prodotto del modello nuovo, si chiama Lilla 3', null],
    ['kind', 'Riprese nello stabilimento di Castelfranco Veneto', null],
    [null, 'Le riprese si fanno nella nostra officina di Lumezzane', null],
    ['kind', 'siamo un centro di fisioterapia, FisioLambro. Vorremmo un video', 'FisioLambro'],
    ['kind', 'la nostra cooperativa compie 50 anni', null],
    [
      'kind',
      'siamo Parole in Corso, una scuola di scrittura di Lecce: un video aziendale',
      'Parole in Corso',
    ],
    ['kind', 'sono Laura, responsabile HR di Termomec SpA. Vorremmo un video aziendale', 'Termomec SpA'],
    ['kind', 'siamo l hotel riva azzurra di baveno, vorremmo un video', 'hotel riva azzurra di baveno'],
    ['kind', 'Scrivo per la Bini Serramenti S.r.l.', 'Bini Serramenti S.r.l.'],
    ['kind', "faccio parte di un'associazione di volontari", null],
    ['kind', 'io ho un agriturismo vicino a montalcino si chiama podere le ginestre', 'podere le ginestre'],
    ['kind', 'siamo una startup di palermo abbiamo un app che si chiama ombrì', 'ombrì'],
    ['kind', 'Un ristorante di pesce sul porto di Ortona, Da Nicolino. Un reel', 'Da Nicolino'],
    ['kind', 'ho un negozio di biciclette a Ferrara, Cicli Bonora, vorrei uno spot', 'Cicli Bonora'],
    ['kind', 'Una piccola associazione di Reggio Emilia, Nonni in Rete, aiuta gli anziani', 'Nonni in Rete'],
    [
      'kind',
      'scrivo per conto dell’U.O. Igiene e Sanità Pubblica di Cosenza',
      'U.O. Igiene e Sanità Pubblica di Cosenza',
    ],
    ['message', 'la pizzeria si chiama da gino', 'da gino'],
    ['message', 'il nome è iron lab', 'iron lab'],
    ['message', 'il nome è da decidere', null],
    ['message', 'il nome è registrato da poco', null],
    ['kind', 'nella nostra pizzeria il pizzaiolo si chiama gennaro', null],
    ['kind', 'un bar e il nostro cane si chiama fido', null],
    ['kind', 'Abbiamo un bar a Correggio, Reggio Emilia', 'bar a Correggio'],
    ['kind', 'parlo per la pro loco di un paesino, si chiama piteglio', 'pro loco di un paesino'],
    ['kind', 'ho un ristorante a napoli, street food', 'ristorante a napoli'],
    ['kind', 'ho una falegnameria con un ragazzo, si chiama denis', 'falegnameria con un ragazzo'],
    ['materials', 'foto. il salone è giusy hair a bari', 'giusy hair a bari'],
    ['materials', 'foto. il salone è sempre pieno a pranzo', null],
    ['extras', "no. l'officina è dietro la stazione", null],
    ['deadline', 'fine maggio. siamo la fattoria loi', 'fattoria loi'],
    [null, 'siamo la scuola più vecchia', null],
    ['message', 'siamo la squadra migliore', null],
    ['extras', 'no. azienda corpo libero', 'corpo libero'],
    ['extras', 'no. azienda agricola di famiglia', null],
    [
      'deadline',
      "15 maggio. il luogo è solo la macchina, e l'azienda è autoscuola prati",
      'autoscuola prati',
    ],
    [
      null,
      "l'azienda è agriturismo podere la fonte e il formato è orizzontale 16:9",
      'agriturismo podere la fonte',
    ],
    ['tone', 'caldo. la ditta è termoidraulica rossi', 'termoidraulica rossi'],
    [
      'kind',
      "salve sono ivana dell'agriturismo podere la fonte in val d'orcia allora vorremmo un video",
      'agriturismo podere la fonte',
    ],
    [
      'kind',
      'ciao sono marco della palestra corpo libero di pescara, mi serve un reel',
      'palestra corpo libero di pescara',
    ],
    ['kind', 'sono ivana del bar', null],
    ['kind', 'video x il mio b&b, casa lina, lecce centro', 'casa lina'],
    ['kind', 'un video per il mio hotel, quattro stelle, centro storico', null],
    ['kind', 'faccio impianti con la mia ditta nino impianti e volevo un video', 'nino impianti'],
    ['kind', 'aò ciao, autoscuola prati roma, me serve un reel', 'autoscuola prati roma'],
    [null, "azienda non c'è, sono la dottoressa irene salis", null],
    [null, "l'associazione si chiama Mani che Parlano", 'Mani che Parlano'],
    ['kind', 'siamo una piccola associazione di Bari, Mani che Parlano, di genitori', 'Mani che Parlano'],
    ['kind', 'ho un salone di toelettatura a pescara, Bau Haus', 'Bau Haus'],
    [null, 'siamo la ASD virtus pontedera', 'ASD virtus pontedera'],
    ['kind', "scrivo per l'associazione Mani Aperte ODV di Bari", 'associazione Mani Aperte ODV di Bari'],
    [null, 'il nome intero è Rifugio Casera Bela', 'Rifugio Casera Bela'],
    [null, 'si chiama studio osteopatico corradini', 'studio osteopatico corradini'],
    [null, 'il titolare si chiama gennaro esposito', null],
    ['kind', 'faccio il consulente del lavoro a cagliari', 'consulente del lavoro a cagliari'],
    ['kind', 'Il ristorante si chiama Vista sul Mare, vorrei un video', 'Vista sul Mare'],
    [null, "L'agriturismo si chiama Poggio alle Lodole, le riprese qui a Pienza", 'Poggio alle Lodole'],
    ['kind', 'L’officina si chiama Cicli Bonora in Via Roma', 'Cicli Bonora'],
    ['kind', "c'abbiamo na palestra de boxe a Roma, se chiama Pugni Puliti", 'Pugni Puliti'],
    ['kind', 'abbiamo 6 pizzerie tra Bari e Taranto, marchio Pizza Mimì. Vogliamo uno spot', 'Pizza Mimì'],
    ['kind', 'un video che illustri cosa garantisce il marchio IGP', null],
    ['kind', 'organizziamo Jazz sotto il Ponte, festival a Gubbio', 'Jazz sotto il Ponte'],
    ['kind', 'organizziamo Corsi di cucina, serve un reel', null],
    ['kind', 'impresa edile Locatelli & figli bergamo. vorremmo un video', 'impresa edile Locatelli & figli'],
    ['kind', 'siamo Neri e figli, idraulici a Pisa', 'Neri e figli'],
  ]
  test.each(cases)('%s: %s', (asked, text, company) => {
    expect(heard(at(asked, asked === 'kind' ? {} : corporate), text).company).toBe(company)
  })
})

describe('what a company does stands for its name where none is said', () => {
  const cases: [string, string | null][] = [
    ['Ciao ragazzi, ho una palestra a Torino e voglio dei reel', 'palestra a Torino'],
    ['Buongiorno, sono un farmacista di Perugia e vorrei un video', 'farmacista di Perugia'],
    ['Siamo uno studio di podologia', 'studio di podologia'],
    ['faccio serramenti a Teramo, mi serve uno spot', 'faccio serramenti a Teramo'],
    ['Siamo il panificio Zanin', 'panificio Zanin'],
    ['Ehilà, palestra di arrampicata a Trento! Vogliamo uno spot', 'palestra di arrampicata a Trento'],
    ['Circolo velico della Spezia. Vorremmo un video', 'Circolo velico della Spezia'],
    ['Scusate il disturbo... sono una ceramista di Grottaglie, vorrei un video', 'ceramista di Grottaglie'],
    ['ciao mi servono dei reel ho una pizzeria a Fuorigrotta', 'pizzeria a Fuorigrotta'],
    ['Caseificio in Barbagia, facciamo pecorino', 'Caseificio in Barbagia'],
    ['Testimonianze. Studio di fisioterapia a Pescara', 'Studio di fisioterapia a Pescara'],
    ['Scrivo per conto di uno studio notarile di Verona', 'studio notarile di Verona'],
    ['video x il mio b&b a Matera', 'b&b a Matera'],
    ['siamo una software house di Roma', 'software house di Roma'],
    ['Ciao sono Giada, faccio la wedding planner a Lecce 😊 vorrei dei reel', 'wedding planner a Lecce'],
    [
      'Ciao sono Giulia, faccio l’ostetrica libera professionista a Rimini',
      'ostetrica libera professionista a Rimini',
    ],
    ['facciamo ceramiche a Vietri e vendiamo online, ci serve un video', 'facciamo ceramiche a Vietri'],
    ['sono un apicoltore di 62 anni dell’appennino reggiano', null],
    ['noleggio scooter ischia, spot per l’estate', 'noleggio scooter ischia'],
    [
      'spot per la mia ditta, installiamo pannelli fotovoltaici a Catania',
      'installiamo pannelli fotovoltaici a Catania',
    ],
    ['sono la responsabile comunicazione di un piccolo museo etnografico', 'museo etnografico'],
    ['Ciao! Sono una guida alpina di Cortina', 'guida alpina di Cortina'],
    ['sono una docente dell’ITIS Marconi', 'ITIS Marconi'],
    ['Clinica veterinaria, provincia di Pisa', 'Clinica veterinaria'],
    ['ci servono dei reel, pizzeria a Fuorigrotta.', 'pizzeria a Fuorigrotta'],
    ['Ci serve un video della nostra cantina in Valpolicella', 'cantina in Valpolicella'],
    ['buongiorno impresa edile di bergamo ci serve un video', 'impresa edile di bergamo'],
    ['Banda musicale di Alatri: compiamo 150 anni', 'Banda musicale di Alatri'],
    ['la ASL di Frosinone intende realizzare uno spot', 'ASL di Frosinone'],
    ['gestiamo una mensa solidale a Palermo e vorremmo un video', 'mensa solidale a Palermo'],
    ['rappresento il Consorzio della lenticchia di Onano', 'Consorzio della lenticchia di Onano'],
    ['parlo per la pro loco, vorremmo un video', 'pro loco'],
    ['sono un avvocata di Roma lavoro da sola', 'avvocata di Roma'],
    ['sviluppiamo un gestionale per medici', 'sviluppiamo un gestionale per medici'],
    ['Hey, startup di Torino, abbiamo un’app', 'startup di Torino'],
    ['sono una docente del liceo artistico di Matera', 'liceo artistico di Matera'],
    ['siamo una coppia di Milano che si sposa', null],
    ['siamo una falegnameria di Cantù e al Salone del Mobile portiamo una sedia', 'falegnameria di Cantù'],
    ['Un explainer, il nostro forno cuoce senza fumo', null],
    ['Ho un video da montare', null],
    ['Abbiamo il logo e le foto', null],
    ['Sono interessato a un preventivo', null],
  ]
  test.each(cases)('%s', (text, company) => {
    expect(heard(at('kind', {}), text).company).toBe(company)
  })
})

test('a name that is told later takes the place of what the company does, which is kept', () => {
  const known = { ...corporate, company: 'startup di Bologna' }
  const noted = { ...known, notes: ['siamo una startup di Bologna con 5 persone'] }
  expect(heard(at('tone', known), 'Ci chiamiamo Gocciola')).toMatchObject({
    company: 'Gocciola',
    notes: ['startup di Bologna'],
  })
  expect(heard(at('tone', noted), 'Ci chiamiamo Gocciola').notes).toEqual(noted.notes)
  expect(heard(at('tone', { ...known, company: 'Goccia Srl' }), 'Ci chiamiamo Gocciola').notes).toEqual([])
  const said = heard(at('audience', known), 'e la startup si chiama gocciola')
  expect(said).toMatchObject({ company: 'gocciola', audience: null })
  const both = 'la nostra azienda si chiama ombrì scritto con l accento. lo guardano i gestori dei lidi'
  expect(heard(at('audience', known), both)).toMatchObject({
    company: 'ombrì',
    audience: 'i gestori dei lidi',
  })
  expect(heard(at('tone', { company: 'Nonni' }), 'Ci chiamiamo Nonni in Rete!').company).toBe('Nonni in Rete')
})

test('a trade is found where it stands, and a long row of greetings is read at once', () => {
  const text = 'Scusate il disturbo... sono una ceramista di Grottaglie'
  expect(companyNameIn(text, 'opening')).toEqual({
    name: 'ceramista di Grottaglie',
    start: text.indexOf('ceramista'),
  })
  const started = performance.now()
  expect(companyNameIn('ciao ,,,,,,, '.repeat(150), 'opening')).toBeNull()
  expect(performance.now() - started).toBeLessThan(2000)
})
