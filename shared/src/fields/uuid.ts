const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether something is written as a UUID: for addresses, which are read before any schema is loaded. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)
