import { extensionOf } from '../materials/file-name.ts'
import { isFilmType } from './asset.ts'

const formats: Record<string, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'application/mxf': 'MXF',
  'video/webm': 'WEBM',
  'video/x-matroska': 'MKV',
}

/** How people call the format of a video, by its type; `MP4` is what is delivered as a rule. */
const videoFormatOf = (fileType: string): string =>
  formats[fileType] ?? (fileType.split('/')[1]?.replace(/^x-/, '') || 'mp4').toUpperCase()

/** How people call the format of any file that is delivered: a film's by its type, another's by its extension. */
export function fileFormatOf({ fileName, fileType }: { fileName: string; fileType: string }): string {
  const extension = extensionOf(fileName).slice(1).toUpperCase()
  return isFilmType(fileType) || extension === '' ? videoFormatOf(fileType) : extension
}
