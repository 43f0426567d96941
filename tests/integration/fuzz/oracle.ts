import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'

/** Internals that no answer may reveal: names of source files, tables and database errors. */
const TELLTALE =
  /node_modules|server\/src|shared\/src|file:\/\/|\bat \S+ \(|\.ts:\d|pgboss|violates|syntax error|invalid byte sequence|unterminated|password_hash|passwordHash|token_hash|tokenHash|\$argon2|PostgresError|PGlite|Kysely|ZodError|TRPCError|TypeError|RangeError|SyntaxError/

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const fields = new Set<unknown>(Object.keys(fieldErrorTexts))

/** Facts about a call that decide whether its answer is right. */
export interface Expected {
  /** Returns whether the input has a field of this name. */
  isField?: (name: string) => boolean
  /** Status line of the response, if it carries this call alone. */
  status?: number
  /** Data of others, and paths and keys of the server. */
  hidden: string[]
}

/** Returns the faults of one answered call. An error must have exactly the shape of the contract. */
export function faultsOfCall(part: unknown, { isField = () => false, status, hidden }: Expected): string[] {
  const text = JSON.stringify(part) ?? 'nothing'
  const shown = hidden.filter(word => text.includes(word)).map(word => `shows ${word}`)
  if (keysOf(part) === 'result') return shown
  if (keysOf(part) !== 'error') return [`is no answer: ${text.slice(0, 200)}`]
  return [...shown, ...faultsOfError((part as { error: unknown }).error, isField, status)]
}

function faultsOfError(error: unknown, isField: (name: string) => boolean, status?: number): string[] {
  const text = JSON.stringify(error)
  const { message, code, data } = error as Record<string, unknown>
  const said = (data ?? {}) as Record<string, unknown>
  const appCode = said.appCode as keyof typeof errorCatalogue
  const faults = [
    keysOf(error) !== 'code data message' && 'has other keys',
    !['appCode code httpStatus requestId', 'appCode code fields httpStatus requestId'].includes(
      keysOf(data),
    ) && 'has other data',
    !Object.hasOwn(errorCatalogue, appCode) && 'has no code of the catalogue',
    message !== appCode && 'has a message of its own',
    typeof code !== 'number' && 'has no number',
    !/^[A-Z_]+$/.test(String(said.code)) && 'has no word of the protocol',
    said.httpStatus !== errorCatalogue[appCode].status && "has a status that is not its code's",
    status !== undefined && said.httpStatus !== status && `came with status ${status}`,
    Number(said.httpStatus) >= 500 && 'is a failure of the server',
    !uuid.test(String(said.requestId)) && 'has no request number',
    TELLTALE.test(text) && 'tells of the inside',
    ...Object.entries((said.fields ?? {}) as object).map(
      ([name, value]) => (!isField(name) || !fields.has(value)) && `names ${name}: ${value}`,
    ),
  ]
  return faults.filter(fault => typeof fault === 'string').map(fault => `${fault}: ${text.slice(0, 300)}`)
}

/** Returns the faults of a whole response that carries no call: its status, and what its body reveals. */
export function faultsOfResponse(status: number, text: string, hidden: string[]): string[] {
  return [
    status >= 500 && `status ${status}`,
    TELLTALE.test(text) && 'tells of the inside',
    ...hidden.map(word => text.includes(word) && `shows ${word}`),
  ]
    .filter(fault => typeof fault === 'string')
    .map(fault => `${fault}: ${text.slice(0, 300)}`)
}

const keysOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort().join(' ') : ''
