/** A share as Italian writes it: `85%`. */
export const percentIt = (percent: number): string => `${percent}%`

/** A share reached: `al 40%`, `all’8%`, `all’11%`, `all’85%`, `all’1%`. Numbers said with a vowel first elide. */
export const alPercento = (percent: number): string =>
  percent === 1 || percent === 11 || String(percent).startsWith('8')
    ? `all’${percentIt(percent)}`
    : `al ${percentIt(percent)}`
