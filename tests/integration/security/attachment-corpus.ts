import { pdf, png } from '../../support/builders/sample-files.ts'
import * as make from './file-bytes.ts'
import { type Bytes, hex, join, text } from './file-bytes.ts'
import type { Case } from './file-corpus.ts'

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const KEYNOTE = 'application/vnd.apple.keynote'
const OPEN_PRESENTATION = 'application/vnd.oasis.opendocument.presentation'

const of = (what: string, type: string, name: string, bytes: Bytes): Case => ({ what, type, name, bytes })

const typesXml = (part: string, type: string) =>
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="${part}" ContentType="${type}"/></Types>`

const pptx = make.zip({
  '[Content_Types].xml': typesXml('/ppt/presentation.xml', `${PRESENTATION}.main+xml`),
  '_rels/.rels': '<Relationships/>',
  'ppt/presentation.xml': '<p:presentation/>',
})
const odp = make.zip({ mimetype: OPEN_PRESENTATION, 'content.xml': '<office/>' })
const archive = make.zip({ 'foto/a.txt': 'x' })
const ttf = join(hex('00010000 00 0b 0080 0003 0030'), Buffer.alloc(64))
const eps = text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n')
const psd = join('8BPS', hex('0001'), Buffer.alloc(60))

/** Materials that are served unchanged and that no browser opens. */
export const attachments: Case[] = [
  of('a TrueType font', 'font/ttf', 'a.ttf', ttf),
  of('an OpenType font', 'font/otf', 'a.otf', join('OTTO', hex('00'), Buffer.alloc(64))),
  of('a WOFF font', 'font/woff', 'a.woff', join('wOFF', hex('00010000'), Buffer.alloc(64))),
  of('a WOFF2 font', 'font/woff2', 'a.woff2', join('wOF2', hex('00010000'), Buffer.alloc(64))),
  of('a zip', 'application/zip', 'a.ZIP', archive),
  of('a RAR archive', 'application/vnd.rar', 'a.rar', join('Rar!', hex('1a0700'), Buffer.alloc(64))),
  of('a 7z archive', 'application/x-7z-compressed', 'a.7z', join(hex('377abcaf271c0004'), Buffer.alloc(64))),
  of('a presentation', PRESENTATION, 'a.pptx', pptx),
  of('an old presentation', 'application/vnd.ms-powerpoint', 'a.ppt', make.cfb),
  of('an open presentation', OPEN_PRESENTATION, 'a.odp', odp),
  of('an old Keynote file', KEYNOTE, 'a.key', make.zip({ 'index.apxl': 'x' })),
  of('a Keynote file', KEYNOTE, 'a.key', make.zip({ 'Index/Document.iwa': 'x', 'Index/Slide-1.iwa': 'x' })),
  of(
    'a new Keynote file',
    KEYNOTE,
    'a.key',
    make.zip({ 'Index/Document.iwa': 'x', 'Index/TemplateSlide-1.iwa': 'x' }),
  ),
  of('an Illustrator file with a PDF in it', 'application/illustrator', 'a.ai', pdf),
  of('an old Illustrator file', 'application/illustrator', 'a.ai', eps),
  of('an EPS drawing', 'application/postscript', 'a.eps', eps),
  of('a Photoshop file', 'image/vnd.adobe.photoshop', 'a.psd', psd),
]

/** Files refused with their last byte. */
export const falseAttachments: Case[] = [
  of('a program', 'application/zip', 'a.zip', make.program),
  of('a program', 'font/ttf', 'a.ttf', make.program),
  of('a page', 'application/vnd.rar', 'a.rar', text('<!doctype html><script>alert(1)</script>')),
  of('a picture', 'image/vnd.adobe.photoshop', 'a.psd', png),
  of('an archive', PRESENTATION, 'a.pptx', archive),
  of('a presentation', 'application/zip', 'a.zip', pptx),
  of('a PDF', 'application/postscript', 'a.eps', pdf),
  of('an archive', 'application/zip', 'a.jar', archive),
  of('an archive', 'application/zip', 'a.png', archive),
  of('an archive', 'application/zip', 'senza', archive),
  of('a font', 'font/ttf', 'a.exe', ttf),
  of('nothing', 'application/zip', 'a.zip', text('')),
]
