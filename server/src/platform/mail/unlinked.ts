import { type MailBlock, type MailContent, mailContent } from './mail.ts'

const ZERO_WIDTH_SPACE = '\u200B'
const address = /^\W{0,3}[\w.+-]+@[\w-]+(?:\.[\w-]+)+\W{0,3}$/
/** One film at YouTube, whatever its name. */
const film = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/
/** After the colon of a scheme, and around the dots of a name; not in numbers. */
const joints = /(?<=:)(?=\/\/)|(?<=[\p{L}\p{N}_-])(?=\.[\p{L}_-])|(?<=\p{L})(?=\.\p{N})/gu

/** A file's name or an abbreviation such as `S.r.l.`, left as it is for copying. `mov` and `zip` are domains, too. */
const notAnAddress =
  /^[\p{Ps}\p{Pi}"']*(?:(?!www\.)[^\s/:@]+\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|srt|vtt|jpe?g|png|gif|webp|hei[cf]|tiff?|svg|psd|mp4|mov|m4v|mxf|avi|mkv|webm|mts|mp3|wav|aac|m4a|zip)|(?:\p{L}\.)+\p{L}?|p\.iva)[\p{Pe}\p{Pf}"',.;:!?]*$/iu

/** Longest word that is compared with file names: the pattern takes quadratic time. */
const LONGEST_NAME = 260

const isLeft = (word: string): boolean =>
  address.test(word) || film.test(word) || (word.length <= LONGEST_NAME && notAnAddress.test(word))

/**
 * A text in which mail programs find nothing to make a link of: it reads the same, because what is put into web
 * addresses has no width. What is copied from a mail stays as it is: e-mail addresses, file names, abbreviations, films at
 * YouTube.
 */
export const unlinked = (text: string): string =>
  text
    .split(/(\s+)/)
    .map(word => (isLeft(word) ? word : word.replace(joints, ZERO_WIDTH_SPACE)))
    .join('')

/**
 * Returns a mail in which only our own buttons lead anywhere: all other words may be a stranger's, names and greetings
 * too. Figures of our own are left as they are.
 */
export function withoutForeignLinks({ blocks, ...head }: MailContent): MailContent {
  const ours = (block: MailBlock) => block.kind === 'figures' && block.isOurs
  const safe = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, part) =>
      typeof part === 'string' && key !== 'url' ? unlinked(part) : part,
    )
  return mailContent.parse({
    ...safe(head),
    blocks: blocks.map(block => (ours(block) ? block : safe(block))),
  })
}
