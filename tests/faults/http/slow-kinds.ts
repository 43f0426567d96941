/** How connections are held by sending next to nothing. */
export const kinds = ['headers by drops', 'bodies by drops', '10 000 header lines'] as const
export type Kind = (typeof kinds)[number]

/** A connection that the server has cut, and after how long. */
export interface Held {
  kind: Kind
  seconds: number
}
