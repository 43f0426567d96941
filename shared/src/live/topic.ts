/** What a live event is about; the event carries ids only. */
export type LiveTopic =
  | 'notification'
  | 'recap'
  | 'project'
  | 'deliverable'
  | 'comment'
  | 'media'
  | 'guest'
  | 'chat'
  | 'lead'
  | 'say'
  | 'invoice'
  | 'administration'
