/** Ways to hold a connection by sending next to nothing. */
export const kinds = ['headers by drops', 'bodies by drops', '10 000 header lines'] as const
export type Kind = (typeof kinds)[number]

/** Connection that the server cut, and after how many seconds. */
export interface Held {
  kind: Kind
  seconds: number
}
