import { type FilmTimeline, filmTimeline } from 'shared/deliverables/film-timeline'
import { mediaFacts } from 'shared/deliverables/media-facts'
import type { Version } from './deliverables.repository.ts'

/** How a version counts its frames, in the room, in mails and in what leaves for editing programs. */
export const timelineOfVersion = ({
  mediaFacts: found,
  frameRate,
}: Pick<Version, 'mediaFacts' | 'frameRate'>): FilmTimeline =>
  filmTimeline({ facts: found === null ? null : mediaFacts.parse(found), frameRate })
