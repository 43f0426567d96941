const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com']
const rest = '(?:[?&#]\\S*)?$'
const watch = /^watch\?(?:[^\s#]*&)?v=([\w-]{11})(?:[&#]\S*)?$/
const embed = new RegExp(`^embed/([\\w-]{11})${rest}`)
const old = new RegExp(`^v/([\\w-]{11})${rest}`)
const short = new RegExp(`^([\\w-]{11})${rest}`)
const driveFile = /^file\/d\/[\w-]+(?:[/?#]\S*)?$/

function hostAndPath(text: string): { host: string; path: string } | null {
  const [, host, path] = /^(?:https?:\/\/)?([^\s/?#]+)\/(\S*)$/i.exec(text.trim()) ?? []
  return host === undefined || path === undefined ? null : { host: host.toLowerCase(), path }
}

/** Returns the id of a YouTube video in a short (youtu.be), embed, v or watch address, else null. */
export function videoIdOf(url: string): string | null {
  const link = hostAndPath(url)
  if (link === null) return null
  const patterns = youTubeHosts.includes(link.host)
    ? [watch, embed, old]
    : link.host === 'youtu.be'
      ? [short]
      : []
  for (const pattern of patterns) {
    const id = pattern.exec(link.path)?.[1]
    if (id !== undefined) return id
  }
  return null
}

/**
 * Returns true if the audit accepts a link: a YouTube watch, embed or youtu.be address, a file of Google Drive or
 * anything of Google Docs; with http, https or no scheme.
 */
export function isVideoLink(text: string): boolean {
  const link = hostAndPath(text)
  if (link === null) return false
  if (link.host === 'docs.google.com') return link.path !== ''
  if (link.host === 'drive.google.com') return driveFile.test(link.path)
  return videoIdOf(text) !== null && !old.test(link.path)
}

const shorts = /^shorts\/[\w-]+/

/** Returns true for the link of a YouTube Short, which the audit rejects with a sentence of its own. */
function isShortsLink(text: string): boolean {
  const link = hostAndPath(text)
  return link !== null && youTubeHosts.includes(link.host) && shorts.test(link.path)
}

/** Returns why a link is refused, or null if it is accepted. */
export function linkFaultOf(text: string): 'VIDEO_LINK' | 'SHORTS_LINK' | null {
  if (isVideoLink(text)) return null
  return isShortsLink(text) ? 'SHORTS_LINK' : 'VIDEO_LINK'
}

/** Host of a video link, recognised without opening it. */
export type VideoLinkKind = 'youtube' | 'drive' | 'docs'

/** Returns the kind of an accepted link; null without one. */
export function videoLinkKindOf(url: string | null): VideoLinkKind | null {
  const link = url === null ? null : hostAndPath(url)
  if (url === null || link === null || !isVideoLink(url)) return null
  if (link.host === 'docs.google.com') return 'docs'
  return link.host === 'drive.google.com' ? 'drive' : 'youtube'
}
