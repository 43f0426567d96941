const hasScheme = /^https?:\/\//i

/** An address that somebody has typed, with or without its scheme. */
export function OutLink({ url }: { url: string }) {
  return (
    <a href={hasScheme.test(url) ? url : `https://${url}`} target="_blank" rel="noreferrer">
      {url}
    </a>
  )
}
