import { videoIdOf } from '../leads/video-link.ts'

export type VideoHost = 'YouTube' | 'Vimeo' | 'Instagram'

/** How an address is shown: a clip of this site, or the page that its host gives out for embedding. */
export type VideoEmbed =
  | { readonly host: 'own'; readonly src: string }
  | { readonly host: VideoHost; readonly src: string }

const clip = /^\/media\/[a-z0-9-]+\.(?:mp4|webm)(?:#[a-z0-9-]+)?$/
const vimeo =
  /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?(?:[?#]\S*)?$/i
const vimeoPlayer =
  /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:\?(?:\S*&)?h=([0-9a-f]{6,20})\S*|[?#]\S*)?$/i
const instagram =
  /^https?:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(reel|reels|p|tv)\/([\w-]{5,40})\/?(?:[?#]\S*)?$/i

function vimeoEmbed(url: string): string | undefined {
  const [, id, secret] = vimeo.exec(url) ?? vimeoPlayer.exec(url) ?? []
  if (id === undefined) return undefined
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret === undefined ? '' : `&h=${secret}`}`
}

function instagramEmbed(url: string): string | undefined {
  const [, kind, id] = instagram.exec(url) ?? []
  if (kind === undefined || id === undefined) return undefined
  return `https://www.instagram.com/${kind.toLowerCase() === 'reels' ? 'reel' : kind.toLowerCase()}/${id}/embed`
}

/**
 * What may be embedded of an address, with its own start; null for an address that can only be opened elsewhere
 * (public site, sections 2 and 5).
 */
export function videoEmbedOf(url: string): VideoEmbed | null {
  const text = url.trim()
  if (clip.test(text)) return { host: 'own', src: text.replace(/#.*$/, '') }
  const youTubeId = videoIdOf(text)
  if (youTubeId !== null)
    return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${youTubeId}?autoplay=1&rel=0` }
  const vimeoSrc = vimeoEmbed(text)
  if (vimeoSrc !== undefined) return { host: 'Vimeo', src: vimeoSrc }
  const instagramSrc = instagramEmbed(text)
  return instagramSrc === undefined ? null : { host: 'Instagram', src: instagramSrc }
}
