/** Returns the number that mails and documents print for a quote, payment or version: the first 8 digits of its UUID. */
export const documentNumber = (id: string): string => id.slice(0, 8).toUpperCase()
