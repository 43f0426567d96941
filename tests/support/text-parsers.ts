import { contentDisposition } from 'server/platform/http/send-file'
import { composeMail, quotation, sheet, text as words } from 'server/platform/mail/mail'
import { renderMail } from 'server/platform/mail/render'
import { deviceOf, initialsOf } from 'shared/accounts/person'
import { readCode } from 'shared/accounts/second-factor'
import { readAudit } from 'shared/audit-reading/read-audit'
import { claimsToHaveWatched } from 'shared/audit-reading/watched-keywords'
import { ANSWER_MAX, DESCRIPTION_MAX, emptyBrief, SAY_MAX, slots } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { giveAnswer, newInterview, takeTyped } from 'shared/briefing/interview/interview'
import { topicOf } from 'shared/briefing/interview/questions'
import { isQuestion } from 'shared/briefing/interview/read-answer'
import { isSafeReply, modelStep } from 'shared/briefing/model/model-turn'
import { escapedText, folded } from 'shared/calendar/ics'
import { findMentions, linksIn, mentionBegunAt } from 'shared/chat/message'
import { partitaIvaOf } from 'shared/companies/tax-ids'
import { commentsCsv, commentsEdl, commentsFcpxml } from 'shared/deliverables/comments-export'
import { isUuid } from 'shared/fields/uuid'
import { secondsOfClock } from 'shared/formats/units'
import { searchWordsOf } from 'shared/inbox/lead'
import { isVideoLink } from 'shared/inbox/video-link'
import { analyseScript } from 'shared/language/script-reading/analyse-script'
import { markedRunsOf } from 'shared/language/script-reading/marks'
import { cleanFileName } from 'shared/materials/file-name'
import { exportTexts } from 'shared/messages/it/review-mails'
import { paymentOf } from 'shared/pricing/payment'
import { quoteOf } from 'shared/pricing/quote'
import { videoEmbedOf } from 'shared/references/video-embed'
import { improveScript } from 'shared/script-improvement/improve-script'
import { modelTextsFault, scriptFault } from 'shared/script-improvement/output-validation'
import { beginsWords, searchPatternsOf } from 'shared/search/search-terms'

interface TextReader {
  read: (text: string) => unknown
  /** Maximum length of its input, where its field accepts less than 20 kB. */
  longest?: number
}

const TODAY = '2026-03-02'

const script = (text: string) => ({
  company: 'Forno',
  website: null,
  projectDescription: text,
  originalScript: text,
})
const comment = (text: string) => [
  {
    id: 'a',
    parentId: null,
    atMs: 0,
    untilMs: null,
    authorName: text,
    text,
    internal: false,
    state: 'declined' as const,
    declineReason: text,
    owner: null,
    files: [],
  },
]

const conversation = Object.fromEntries(
  [null, ...slots].map(asked => [
    `briefing, asked ${asked ?? 'nothing'}`,
    {
      read: (text: string) =>
        takeTyped({ ...newInterview, reopened: asked }, { text, turnId: 'a', today: TODAY }),
      longest: SAY_MAX,
    },
  ]),
)

/** Functions that read text of visitors, clients, members or models. */
export const textReaders: Readonly<Record<string, TextReader>> = {
  ...conversation,
  'analysis of a script': { read: text => markedRunsOf(text, analyseScript(text).marks) },
  'improvement of a script': { read: text => improveScript(script(text)) },
  "check of a model's script": { read: text => scriptFault(text, text, text) },
  "check of a model's prose": { read: text => modelTextsFault([text], '') },
  "check of a model's reply": { read: text => isSafeReply(text, text), longest: SAY_MAX },
  "facts and sentence of a model's turn": {
    read: text =>
      modelStep(
        newInterview,
        { text, turnId: 'a', today: TODAY },
        {
          reply: text,
          facts: (['note', 'duration', 'deadline'] as const).map(field => ({ field, words: text })),
        },
      ),
    longest: SAY_MAX,
  },
  'claims to have watched': { read: claimsToHaveWatched },
  'reading of a video': { read: text => readAudit({ company: 'Forno', description: text, videoUrl: text }) },
  'recap of a brief': {
    read: text => composeSummary({ ...emptyBrief, audience: text, message: text, tone: text, notes: [text] }),
    longest: ANSWER_MAX,
  },
  'story of a brief': {
    read: text => giveAnswer(newInterview, { field: 'description', value: text }, TODAY),
    longest: DESCRIPTION_MAX,
  },
  'question of a client': { read: isQuestion, longest: SAY_MAX },
  'topic of a question': { read: topicOf, longest: SAY_MAX },
  quote: { read: quoteOf },
  payment: { read: paymentOf },
  'links in a message': { read: linksIn },
  'mentions in a message': { read: text => findMentions(text, [{ fullName: 'Ada Neri' }]) },
  'a mention that is being typed': { read: text => mentionBegunAt(text, text.length) },
  'search on a page': { read: text => beginsWords(text, text) },
  'patterns of a search': { read: searchPatternsOf },
  'words of a search': { read: searchWordsOf },
  'link of a video': { read: isVideoLink },
  'embedded video': { read: videoEmbedOf },
  'comments as a table': { read: text => commentsCsv({ ...exportTexts, header: [text] }, comment(text)) },
  'comments as markers': { read: text => commentsEdl(text, comment(text)) },
  'comments as markers in XML': { read: text => commentsFcpxml(text, comment(text), null) },
  'line of a calendar': { read: text => folded(escapedText(text)) },
  'name of a file': { read: text => contentDisposition('inline', cleanFileName(text)) },
  'user agent': { read: deviceOf },
  initials: { read: initialsOf },
  'partita IVA': { read: partitaIvaOf },
  'second factor': { read: readCode },
  'length of a clock': { read: secondsOfClock },
  uuid: { read: isUuid },
  mail: {
    read: text =>
      renderMail(
        composeMail({
          subject: text,
          preheader: text,
          name: text,
          blocks: [words(text), sheet(text), quotation(text)],
        }),
      ),
  },
}
