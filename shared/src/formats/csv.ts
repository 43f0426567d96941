const CRLF = '\r\n'

// A cell that begins so is run as a formula by spreadsheets; one that parts cells at commas, tabs or lines finds its
// beginnings inside of ours.
const formula = /(^|[,;\t\r\n])([ "']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** Escapes a cell: texts cannot run as formulas; cents become Italian decimals, `-470,50`. */
export type Cell = string | { readonly cents: number }

function written(cell: Cell): string {
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2).replace('.', ',')
  return `"${cell.replace(formula, "$1$2'").replaceAll('"', '""')}"`
}

/** Returns a table for spreadsheets: a byte order mark, so that they read the accents, then one line each. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map(row => row.map(written).join(';')).join(CRLF)}${CRLF}`
