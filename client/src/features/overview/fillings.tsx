import type { Look } from './picture.tsx'

const tones: Record<Look, string> = {
  solid: 'var(--accent)',
  striped: 'var(--warm)',
  pale: 'var(--field-line)',
}

const nameOf = (id: string, look: Look) => `${id}-${look}`

/** What an area of a series is filled with. */
export const fillOf = (id: string, look: Look): string => `url(#${nameOf(id, look)})`

/** The fillings of a chart: each differs from the others in more than its colour. */
export function Fillings({ id }: { id: string }) {
  const frame = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' }
  return (
    <defs>
      {(Object.keys(tones) as Look[]).map(look => (
        <pattern
          key={look}
          id={nameOf(id, look)}
          {...frame}
          {...(look === 'striped' && { patternTransform: 'rotate(45)' })}
        >
          <rect width="8" height="8" fill={tones[look]} />
          {look === 'striped' && <rect width="2.5" height="8" fill="var(--surface)" />}
        </pattern>
      ))}
    </defs>
  )
}
