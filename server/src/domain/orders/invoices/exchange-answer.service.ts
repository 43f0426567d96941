import { SaxesParser } from 'saxes'
import { AppError } from 'shared/errors/app-error'
import { ANSWER_MAX, type AnswerKind } from 'shared/invoices/invoice-state'

export interface AnswerError {
  code: string
  text: string
}

export interface ExchangeAnswer {
  kind: AnswerKind
  sdiId: string
  fileName: string
  errors: AnswerError[]
}

/** Root elements of notifications, for invoices to businesses and to the public administration. */
const kinds: Record<string, AnswerKind> = {
  RicevutaConsegna: 'RC',
  RicevutaScarto: 'NS',
  NotificaScarto: 'NS',
  RicevutaImpossibilitaRecapito: 'MC',
  NotificaMancataConsegna: 'MC',
}

const MAX_DEPTH = 30
const MAX_ERRORS = 50

interface Leaf {
  path: string
  text: string
}

/**
 * Returns the texts of an XML document with the path of their local names. A DOCTYPE is refused, so that no entity is
 * expanded or fetched.
 * @throws Error for malformed XML.
 */
function leavesOf(xml: string): Leaf[] {
  const leaves: Leaf[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A notification of the exchange has a DOCTYPE.')
  })
  parser.on('opentag', ({ name }) => {
    if (open.length === MAX_DEPTH) throw new Error('A notification of the exchange is nested too deeply.')
    open.push({ name: name.slice(name.indexOf(':') + 1), text: '' })
  })
  parser.on('text', text => {
    const current = open.at(-1)
    if (current) current.text += text
  })
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join('/')
    leaves.push({ path, text: open.pop()?.text.trim() ?? '' })
  })
  parser.write(xml).close()
  return leaves
}

/**
 * Parses a notification of the exchange: delivered (RC), rejected (NS), not delivered (MC).
 * @throws AppError `INVALID_INPUT` on `xml` for any other text.
 */
export function readExchangeAnswer(xml: string): ExchangeAnswer {
  const leaves = parsed(xml)
  const root = leaves.at(-1)?.path ?? ''
  const textAt = (name: string) => leaves.find(({ path }) => path === `${root}/${name}`)?.text ?? ''
  const kind = kinds[root]
  const [sdiId, fileName] = [textAt('IdentificativoSdI'), textAt('NomeFile')]
  if (!kind || !/^\d{1,36}$/.test(sdiId) || !/^[\w.-]{1,60}$/.test(fileName)) throw noAnswer()
  return { kind, sdiId, fileName: unsigned(fileName), errors: errorsIn(leaves, root) }
}

function parsed(xml: string): Leaf[] {
  if (xml.length > ANSWER_MAX) throw noAnswer()
  try {
    return leavesOf(xml)
  } catch {
    throw noAnswer()
  }
}

const noAnswer = (): AppError => new AppError('INVALID_INPUT', { fields: { xml: 'NOT_AN_ANSWER' } })

/** Removes the extension that signing adds to a file name. */
const unsigned = (fileName: string): string => fileName.replace(/\.p7m$/i, '')

function errorsIn(leaves: Leaf[], root: string): AnswerError[] {
  const of = (name: string) =>
    leaves.filter(({ path }) => path === `${root}/ListaErrori/Errore/${name}`).map(({ text }) => text)
  const texts = of('Descrizione')
  return of('Codice')
    .slice(0, MAX_ERRORS)
    .map((code, at) => ({ code: code.slice(0, 20), text: (texts[at] ?? '').slice(0, 500) }))
}
