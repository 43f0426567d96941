import { Anchor } from '@mantine/core'

const hasScheme = /^https?:\/\//i

/** Links to an address as a user typed it, with or without a scheme. */
export const ExternalLink = ({ url }: { url: string }) => (
  <Anchor href={hasScheme.test(url) ? url : `https://${url}`} target="_blank" rel="noreferrer">
    {url}
  </Anchor>
)
