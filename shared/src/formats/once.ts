/** Makes something costly when it is first asked for: a page that formats nothing does not pay for it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
