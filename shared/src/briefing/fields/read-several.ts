import { foundIn } from '../../language/patterns.ts'
import { materialVerbs, wishes } from '../keywords/cue-keywords.ts'
import { countedVideos, severalVideos } from '../keywords/several-keywords.ts'
import { isPrecededBy, type Message } from '../message/message.ts'

/** Whether a message wants several videos; "abbiamo due video della festa" tells what there is. */
export function wantsSeveral(message: Message): boolean {
  if (message.asked === 'materials') return false
  const named = foundIn(message.tokens, severalVideos).some(
    videos => !isPrecededBy(message, videos, materialVerbs),
  )
  return named || foundIn(message.tokens, countedVideos).some(videos => isPrecededBy(message, videos, wishes))
}
