/** Longest message, in characters. */
export const MESSAGE_LENGTH = 4000
