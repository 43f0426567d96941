type Address = Record<string, unknown>

/** Search params of every page of the dashboard, validated by its layout. */
const OF_THE_LAYOUT = ['project']

/**
 * A page's parameters, read from an address that anybody may have written. The router hands on what is in the address
 * beside what is read from it: whatever a page did not take from there is not there for it.
 */
export function strictSearch<Read extends (address: Address) => object>(read: Read): Read {
  const own = (address: Address) => {
    const others = Object.keys(address).filter(name => !OF_THE_LAYOUT.includes(name))
    return { ...Object.fromEntries(others.map(name => [name, undefined])), ...read(address) }
  }
  return own as Read
}
