/** Reads or writes a storage of the browser, which can be closed to us (private windows, full quota). */
export function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
