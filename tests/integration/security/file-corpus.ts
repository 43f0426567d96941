import { page, pdf, png, pngBomb } from '../../support/builders/sample-files.ts'
import * as make from './file-bytes.ts'
import { avif, type Bytes, hex, join, jpeg, svgWith, text, tiff, webp } from './file-bytes.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** One upload: description, declared type, file name and bytes. */
export interface Case {
  what: string
  type: string
  name: string
  bytes: Bytes
}

const of = (what: string, type: string, name: string, bytes: Bytes): Case => ({ what, type, name, bytes })

/** Files that the browser displays: images, videos, audio, PDF. */
export const shown: Case[] = [
  of('a PNG', 'image/png', 'a.png', png),
  of('a JPEG', 'image/jpeg', 'a.jpg', jpeg),
  of('a JPEG with the longer ending', 'image/jpeg', 'a.jpeg', jpeg),
  of('a WebP', 'image/webp', 'a.webp', webp),
  of('a GIF', 'image/gif', 'a.gif', make.gif),
  of('an AVIF', 'image/avif', 'a.avif', avif),
  of('a TIFF', 'image/tiff', 'a.tiff', tiff),
  of('a PNG that says JPEG', 'image/jpeg', 'a.jpg', png),
  of('an MP4', 'video/mp4', 'a.mp4', make.film('isom')),
  of('a QuickTime film', 'video/quicktime', 'a.mov', make.film('qt  ')),
  of('a WebM', 'video/webm', 'a.webm', make.webm),
  of(
    'an MP4 with words in it',
    'video/mp4',
    'a.mp4',
    make.film('isom', make.box('moov', '<script>alert(1)</script>')),
  ),
  of('an MP3', 'audio/mpeg', 'a.mp3', make.mp3),
  of('a WAV', 'audio/wav', 'a.wav', make.wav),
  of('an M4A', 'audio/mp4', 'a.m4a', make.film('M4A ')),
  of('an Ogg', 'audio/ogg', 'a.ogg', make.ogg),
  of('a PDF', 'application/pdf', 'a.pdf', pdf),
  of(
    'a PDF with a script',
    'application/pdf',
    'a.pdf',
    make.pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  ),
  of('a PDF with a page', 'application/pdf', 'a.pdf', make.pdfWith('<html><script>alert(1)</script></html>')),
  of('a GIF that is a script', 'image/gif', 'a.gif', join(make.gif, '/*', '*/=1;alert(1)//')),
  of('a GIF with an archive behind it', 'image/gif', 'a.gif', join(make.gif, make.zip({ 'a.class': 'x' }))),
  of('a PNG with an archive behind it', 'image/png', 'a.png', join(png, make.zip({ 'a.txt': 'x' }))),
  of('a PNG with a page behind it', 'image/png', 'a.png', join(png, page)),
  of('a JPEG with a page inside', 'image/jpeg', 'a.jpg', join(make.jpg.slice(0, 20), hex('fffe0028'), page)),
  of('a PNG of 50 000 by 50 000 points', 'image/png', 'a.png', pngBomb),
  of('a name without an ending', 'image/png', 'logo', png),
  of('an ending that nobody knows', 'image/png', 'logo.v2', png),
]

const activeInside = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/x.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  '<g onload="alert(1)"/>',
  '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  '<image href="x" onerror="alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zz4=#x"/>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<image href="https://evil.example/pixel.png"/>',
]

/** Files that are never displayed, only downloaded. */
export const saved: Case[] = [
  ...activeInside.map(inside =>
    of(`an SVG with ${inside.slice(0, 40)}`, 'image/svg+xml', 'a.svg', svgWith(inside)),
  ),
  of('an SVG after a comment', 'image/svg+xml', 'a.svg', svgWith('', '<?xml version="1.0"?><!-- logo -->\n')),
  of(
    'an SVG that unfolds',
    'image/svg+xml',
    'a.svg',
    svgWith('&c;', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]>'),
  ),
  of(
    'an SVG that reads files',
    'image/svg+xml',
    'a.svg',
    svgWith('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ),
  of('a text', 'text/plain', 'a.txt', text('Apriamo alle sette.')),
  of('a text in Latin letters', 'text/plain', 'a.txt', hex('63697474e0')),
  of('a text in UTF-16', 'text/plain', 'a.txt', make.utf16),
  of('a text with a mark before it', 'text/plain', 'a.txt', join(hex('efbbbf'), 'ciao')),
  of('a table', 'text/csv', 'a.csv', text('nome,prezzo\n=cmd|calc,1')),
  of('a page', 'text/html', 'a.html', page),
  of('a script', 'text/javascript', 'a.js', text('alert(1)')),
  of('XML', 'text/xml', 'a.xml', text('<?xml version="1.0"?><a/>')),
  of('a page that says text', 'text/plain', 'a.txt', page),
  of('a type of its own making', 'text/"><script>', 'a.txt', text('ciao')),
  of('an old Word document', 'application/msword', 'a.doc', make.cfb),
  of('a Word document', DOCX, 'a.docx', make.zip(make.docxParts)),
  of(
    'a Word document that says it unfolds to 4 GB',
    DOCX,
    'a.docx',
    make.zip(make.docxParts, { 'word/document.xml': 4_000_000_000 }),
  ),
  of(
    'a Word document with entities that unfold',
    DOCX,
    'a.docx',
    make.zip({ ...make.docxParts, 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "ha">]><x>&a;</x>' }),
  ),
]

/** Files refused with their last byte: the content contradicts the type or the name. */
export const lies: Case[] = [
  of('a page', 'image/png', 'a.png', page),
  of('a program', 'application/pdf', 'a.pdf', make.program),
  of('a program', 'image/jpeg', 'a.jpg', make.program),
  of('a program', 'text/plain', 'a.txt', make.program),
  of('a program', 'video/mp4', 'a.mp4', make.elf),
  of('a program', 'application/msword', 'a.doc', make.program),
  of('an SVG', 'image/jpeg', 'a.jpg', svgWith('')),
  of('an SVG', 'image/png', 'a.png', svgWith('<script>alert(1)</script>')),
  of('a page', 'image/svg+xml', 'a.svg', page),
  of(
    'a page with a drawing in it',
    'image/svg+xml',
    'a.svg',
    text('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
  ),
  of('a picture', 'image/svg+xml', 'a.svg', png),
  of('a page', 'video/mp4', 'a.mp4', page),
  of('a page', 'audio/mpeg', 'a.mp3', page),
  of('a page', 'application/pdf', 'a.pdf', page),
  of('a page', DOCX, 'a.docx', page),
  of('an archive', DOCX, 'a.docx', make.zip({ 'a.txt': 'x' })),
  of(
    'a Word document without its list of parts',
    DOCX,
    'a.docx',
    make.zip({ 'word/document.xml': '<w:document/>' }),
  ),
  of('an archive', 'image/png', 'a.png', make.zip({ 'a.txt': 'x' })),
  of('an archive', 'text/plain', 'a.txt', make.zip({ 'a.txt': 'x' })),
  of('an archive', 'application/pdf', 'a.pdf', make.zip({ 'a.class': 'x' })),
  of('a PDF', 'image/png', 'a.png', pdf),
  of('a PDF', DOCX, 'a.docx', pdf),
  of('a picture', 'video/mp4', 'a.mp4', png),
  of('a film', 'image/png', 'a.png', make.film('isom')),
  of('a film', 'application/pdf', 'a.pdf', make.film('isom')),
  of('a sound', 'video/mp4', 'a.mp4', make.wav),
  of('a sound', 'image/gif', 'a.gif', make.mp3),
  of('a picture', 'text/plain', 'a.txt', png),
  of('text with a NUL', 'text/plain', 'a.txt', text('a\0b')),
  of('text', 'application/msword', 'a.doc', text('{\\rtf1 ciao}')),
  of('a Word document', 'application/msword', 'a.doc', make.zip(make.docxParts)),
  of('an old Word document', DOCX, 'a.docx', make.cfb),
  of('nothing', 'text/plain', 'a.txt', text('')),
  of('nothing', 'image/png', 'a.png', text('')),
  of('nothing', 'application/pdf', 'a.pdf', text('')),
  of('nothing', DOCX, 'a.docx', text('')),
  of('one byte', 'video/mp4', 'a.mp4', text('x')),
  of('the first bytes of a PNG', 'image/png', 'a.png', png.slice(0, 4)),
  of('a PNG behind a page', 'image/png', 'a.png', join(page, png)),
  of('a PNG', 'image/png', 'a.html', png),
  of('a PNG', 'image/png', 'a.svg', png),
  of('a PNG', 'image/png', 'a.pdf', png),
  of('a PNG', 'image/png', 'a.png.exe', png),
  of('a PNG', 'image/png', 'a.php', png),
  of('a GIF that is an archive of code', 'image/gif', 'a.jar', join(make.gif, make.zip({ 'a.class': 'x' }))),
  of('a film', 'video/mp4', 'a.html', make.film('isom')),
  of('a PDF', 'application/pdf', 'a.html', pdf),
  of('a PDF', 'application/pdf', 'a.js', pdf),
  of('a text', 'text/plain', 'a.bat', text('del *')),
  of('a text', 'text/plain', 'a.ps1', text('Remove-Item *')),
  of('a text', 'text/plain', 'a.HTA', text('<script>')),
  of('a text', 'text/plain', 'a.php', text('<?php system($_GET[0]);')),
  of('a text', 'text/plain', 'a.desktop', text('[Desktop Entry]')),
  of('a text', 'text/plain', 'a.png', text('ciao')),
]

/** Types refused before the first byte. */
export const unwelcome = [
  'application/x-msdownload',
  'application/javascript',
  'application/xhtml+xml',
  'application/xml',
  'application/octet-stream',
  'application/vnd.ms-word.document.macroEnabled.12',
  'application/x-httpd-php',
  'application/java-archive',
  'multipart/form-data',
  'message/rfc822',
  'text',
  'ximage/png',
  'xtext/html',
  '*/*',
  'image',
]

/** File names that must be returned unchanged and must not break a header. */
export const names = [
  'a"b;c=d.png',
  'a%41%0d%0a.png',
  '🎬 ciak 👩‍💻 e\u0301 שלום.png',
  `${'n'.repeat(196)}.png`,
]
