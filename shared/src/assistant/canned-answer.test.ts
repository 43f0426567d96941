import { describe, expect, test } from 'vitest'
import { chatSuggestions, chatTopics } from '../catalogue/chat-answers.ts'
import { cannedAnswerTo } from './canned-answer.ts'

const topicOf = (text: string) => chatTopics.find(({ answer }) => answer === text)?.topic

const topicsOf = (message: string) => {
  const answer = cannedAnswerTo(message)
  return answer?.isUnderstood ? answer.text.split('\n\n').map(topicOf) : []
}

test('the specified statements are present', () => {
  expect(cannedAnswerTo('prezzi')?.text).toMatch(/470 euro per progetti base/)
  expect(cannedAnswerTo('tempi')?.text).toMatch(/5-15 giorni lavorativi/)
  expect(cannedAnswerTo('revisioni')?.text).toMatch(/2 giri di revisione gratuiti/)
})

const messagesIn = (texts: string) => texts.split(' | ')

/** Messages about each topic, separated by ` | `. */
const messagesByTopic: Record<string, string[]> = {
  prices: [
    'Quanto costa un video? | PREZZI | prezi? | quanto viene un video aziendale | Vorrei un preventivo',
    'mi fate un preventvo | Che costi avete? | quanto mi verrebbe a costare | avete un listino?',
    "qual è il budget minimo | Ciao, quanto costa? | quant'è per un reel | costa tanto fare un video?",
    'siete economici? | quanto si spende più o meno | Fate sconti? | le vostre tarife',
  ],
  delivery: [
    'in che tempi consegnate? | In quanto tempo consegnate? | Quanto ci mettete?',
    'quanto tempo ci vuole per un video | quando è pronto il video | tra quanto lo ricevo',
    'tempi di consgena | mi serve urgentemente | ho una scadenza a fine mese | quanti giorni servono',
    'Siete veloci con i video? | quando posso averlo | tempistiche',
  ],
  revisions: [
    'quante revisioni ci sono? | revisoni comprese | posso chiedere modifiche?',
    'e se non mi piace il risultato? | se il video non mi piace? | correzzioni incluse?',
    'Posso cambiare il video dopo? | quanti giri per sistemare | modifche | fate ritocchi?',
  ],
  kinds: [
    'Che tipi di video fate? | cosa fate di preciso | quali sono i vostri servizi | fate animazioni?',
    'Realizzate video aziendali | fate anche reel per instagram | girate con il drone?',
    'motion graphics | avete degli esempi? | che servizi offrite',
  ],
  start: [
    'Come si può cominciare? | come funziona | Come si comincia? | vorrei iniziare | da dove parto',
    'come faccio a registrarmi, mi devo registrare? | Voglio fare un video | ci serve un video',
    'creo un account? | come ordino',
  ],
  payment: [
    'come si paga | accettate bonifico? | si paga con carta di credito | chiedete un acconto?',
    'pagamenti',
  ],
  audit: ["cos'è l'audit | è gratis? | mi guardate lo script | vorrei l'analisi del mio video"],
  format: ['come partecipo al vostro format | fate interviste? | il podcast con il fondatore'],
  person: [
    'posso parlare con una persona? | voglio un operatore | sei un robot? | chi sei',
    'vorrei parlare con qualcuno | operatroe',
  ],
  contacts: [
    'Come vi contatto? | avete un telefono | dove siete | qual è la vostra email | numero di whatsapp',
    'posso chiamarvi? | avete una sede a Milano | indirizo',
  ],
  greeting: ['Ciao | buongiorno! | Salve | buona sera'],
  thanks: ['grazie mille | ok perfetto | ti ringrazio'],
  goodbye: ['arrivederci | a presto | buona giornata'],
}

describe.each(Object.entries(messagesByTopic))('about %s', (topic, messages) => {
  test.each(messages.flatMap(messagesIn))('%j', message => {
    expect(topicsOf(message)).toEqual([topic])
  })
})

test.each([
  ['Quanto costa e in quanto tempo consegnate?', ['prices', 'delivery']],
  ['Tempi e prezzi?', ['delivery', 'prices']],
  ['le revisioni sono gratuite?', ['revisions', 'audit']],
  ['Buongiorno, prezzi e revisioni, grazie', ['prices', 'revisions']],
  ['come si comincia e come si paga?', ['start', 'payment']],
])('%j asks two questions, answered in that order', (message, expected) => {
  expect(topicsOf(message)).toEqual(expected)
})

test('three questions in one message get two answers', () => {
  expect(topicsOf('prezzi, tempi e revisioni')).toHaveLength(2)
})

const beside = [
  'xyz | il costone della montagna | che tempo fa domani? | mi consigli un ristorante a Bergamo',
  'chi ha vinto la partita | raccontami una barzelletta | asdfghjkl | ??? | 12345',
  'ho comprato tre pezzi di ricambio | la costa amalfitana è bella | do you speak English?',
  'il gatto dorme sul divano | qual è il senso della vita | guardo la televisione',
  'quando è nato Garibaldi | mi piace la pizza | supercalifragilistichespiralidoso',
]

test.each(beside.flatMap(messagesIn))('%j is not understood and answered so', message => {
  expect(cannedAnswerTo(message)).toMatchObject({ isUnderstood: false })
})

test.each(['', '  ', '\n\t'])('the blank message %j is ignored', message => {
  expect(cannedAnswerTo(message)).toBeNull()
})

test('every suggested question is understood, each as another topic', () => {
  const topics = chatSuggestions.map(({ question }) => topicsOf(question))
  expect(topics).toEqual([['prices'], ['delivery'], ['revisions'], ['start'], ['kinds'], ['contacts']])
})

test('contacts are the company’s own', () => {
  expect(cannedAnswerTo('contatti')?.text).toContain('ciao@primopiano.example')
})
