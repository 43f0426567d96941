/** Lets what is asked for several times at once be done once: all who ask meanwhile get the same answer. */
export function createFlights<Answer>(): (key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const begun = flights.get(key)
    if (begun) return begun
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
