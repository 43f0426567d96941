const formats: Record<string, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'application/mxf': 'MXF',
  'video/webm': 'WEBM',
  'video/x-matroska': 'MKV',
}

/** How people call the format of a video, by its type; `MP4` is what is delivered as a rule. */
export const videoFormatOf = (fileType: string): string =>
  formats[fileType] ?? (fileType.split('/')[1]?.replace(/^x-/, '') || 'mp4').toUpperCase()
