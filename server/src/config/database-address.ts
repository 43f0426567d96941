import { z } from 'shared/errors/zod'

/** What the server says to each session itself, or what would change what it is told. */
const ownParameters = [
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'query_timeout',
  'replication',
]

/**
 * Where one PostgreSQL server, or what stands before several, is reached. The driver knows neither several hosts nor
 * `target_session_attrs`: the first it misreads, the second it leaves unheeded.
 */
export const databaseAddress = z.string().superRefine((text, context) => {
  const taken = takenInstead(text)
  if (taken) context.addIssue({ code: 'custom', params: { taken } })
})

/** In the words of a refusal; undefined for an address that will do. */
function takenInstead(text: string): string | undefined {
  const authority = /^postgres(?:ql)?:\/\/([^/?#]*)/.exec(text)?.[1]
  if (authority === undefined) return beginning
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) return oneHost
  if (!URL.canParse(text)) return beginning
  const { searchParams: parameters } = new URL(text)
  return takenParameters(parameters)
}

function takenParameters(parameters: URLSearchParams): string | undefined {
  const places = ['host', 'hostaddr', 'port'].map(name => parameters.getAll(name))
  if (places.some(values => values.length > 1 || values[0]?.includes(','))) return oneHost
  const attributes = parameters.getAll('target_session_attrs')
  if (attributes.some(value => value !== 'read-write' && value !== 'primary'))
    return 'target_session_attrs=read-write or primary, and no other: the server writes'
  const own = ownParameters.find(name => parameters.has(name))
  return own && `no parameter ${own}: the server sets the limits of its sessions itself`
}

export const beginning = 'an address that begins with postgres://'
const oneHost =
  'one host: before several servers stands a balancer that leads to the primary (see the README, "Several machines")'
