/**
 * Statements are cut after four seconds, so that one slow question cannot pile up others. Nobody's database turns on
 * a spindle any more: a row found by its key costs little more than the next one.
 */
export const sessionSettings = {
  statement_timeout: '4000',
  lock_timeout: '3500',
  // The transaction of a process that vanished without a word gives its locks back.
  idle_in_transaction_session_timeout: '10000',
  random_page_cost: '1.1',
  // A page of a large table looks expensive to plan for: compiling it took ten times as long as reading it.
  jit: 'off',
} as const

/**
 * What migrates may take as long as it needs, but everybody waits behind whoever waits for a table: a lock is given up
 * well before the statements of others are cut.
 */
const migrationSettings = {
  statement_timeout: '0',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '0',
}

/** As a connection is told of them when it begins. */
export const sessionOptions = optionsOf(sessionSettings)
export const migrationOptions = optionsOf(migrationSettings)

function optionsOf(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
