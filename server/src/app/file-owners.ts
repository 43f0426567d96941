import { messageFiles } from '../domain/conversation/message-files.service.ts'
import { avatarFiles } from '../domain/identity/accounts/avatar.service.ts'
import { materialFiles } from '../domain/materials/materials.service.ts'
import { deliverableFiles } from '../domain/studio/deliverables/deliverable-files.service.ts'
import { commentFiles } from '../domain/studio/review/comment-files.service.ts'
import type { FileOwner } from '../platform/storage/file-owner.ts'

/** Every subject that keeps files. */
export const fileOwners: readonly FileOwner[] = [
  materialFiles,
  avatarFiles,
  deliverableFiles,
  commentFiles,
  messageFiles,
]
