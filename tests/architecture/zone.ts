/** Position of a file in the architecture, derived from its path alone. */
export interface Zone {
  /** For example `shared`, `server/routers` or `client/features`; `server/root` for a file above the folders. */
  layer: string
  /** Folder inside the layer: a domain subject, a feature or an audience. */
  subject: string | undefined
}

export function zoneOf(path: string): Zone {
  const [workspace = '', second = '', third = '', fourth] = path.split('/')
  if (workspace === 'client' && second === 'gate') return { layer: 'client/gate', subject: undefined }
  if (workspace === 'client' && second !== 'src') return { layer: 'client/build', subject: undefined }
  if ((workspace === 'server' || workspace === 'client') && second === 'src') {
    return fourth === undefined
      ? { layer: `${workspace}/root`, subject: undefined }
      : { layer: `${workspace}/${third}`, subject: path.split('/').length > 4 ? fourth : undefined }
  }
  return { layer: workspace, subject: undefined }
}
