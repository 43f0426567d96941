const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Returns true if a text has the form of a UUID. For URLs, which are parsed before any schema is loaded. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)
