import { videoIdOf } from '../inbox/video-link.ts'

export type VideoHost = 'YouTube' | 'Vimeo' | 'Instagram'

/** Form in which an address is shown: a clip of this site, or the page that its host gives out for embedding. */
export type VideoEmbed =
  | { readonly host: 'own'; readonly src: string }
  | { readonly host: VideoHost; readonly src: string }

/** Path of a clip of this site; the fragment distinguishes items that share a clip. */
export const ownClip = /^\/media\/[a-z0-9-]+\.(?:mp4|webm)(?:#[a-z0-9-]+)?$/
const vimeo =
  /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?(?:[?#]\S*)?$/i
const vimeoPlayer =
  /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:\?(?:\S*&)?h=([0-9a-f]{6,20})\S*|[?#]\S*)?$/i
const instagram =
  /^https?:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(reel|reels|p|tv)\/([\w-]{5,40})\/?(?:[?#]\S*)?$/i

function vimeoEmbed(url: string, from: number): string | undefined {
  const [, id, secret] = vimeo.exec(url) ?? vimeoPlayer.exec(url) ?? []
  if (id === undefined) return undefined
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret === undefined ? '' : `&h=${secret}`}${from > 0 ? `#t=${from}s` : ''}`
}

const youTubeEmbed = (id: string, from: number): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from > 0 ? `&start=${from}` : ''}`

function instagramEmbed(url: string): string | undefined {
  const [, kind, id] = instagram.exec(url) ?? []
  if (kind === undefined || id === undefined) return undefined
  return `https://www.instagram.com/${kind.toLowerCase() === 'reels' ? 'reel' : kind.toLowerCase()}/${id}/embed`
}

/**
 * Returns the embeddable form of an address, from a second of it where the host can do that; null for an address that
 * can only be opened elsewhere.
 */
export function videoEmbedOf(url: string, fromSecond = 0): VideoEmbed | null {
  const text = url.trim()
  const from = Math.max(0, Math.floor(fromSecond))
  if (ownClip.test(text))
    return { host: 'own', src: text.replace(/#.*$/, '') + (from > 0 ? `#t=${from}` : '') }
  const youTubeId = videoIdOf(text)
  if (youTubeId !== null) return { host: 'YouTube', src: youTubeEmbed(youTubeId, from) }
  const vimeoSrc = vimeoEmbed(text, from)
  if (vimeoSrc !== undefined) return { host: 'Vimeo', src: vimeoSrc }
  const instagramSrc = instagramEmbed(text)
  return instagramSrc === undefined ? null : { host: 'Instagram', src: instagramSrc }
}
