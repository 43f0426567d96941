import { z } from 'shared/errors/zod'
import { leadKinds } from 'shared/inbox/lead'
import type { personalDataOf } from '../../domain/privacy/privacy.service.ts'
import { isoDate } from '../output.ts'

const text = z.string()
const maybe = text.nullable()
const maybeMoment = () => isoDate().nullable()
const cents = z.int()

/** Times of a link. */
const linkMoments = {
  createdAt: isoDate(),
  expiresAt: isoDate(),
  openedAt: maybeMoment(),
  revokedAt: maybeMoment(),
}

const comment = z.object({
  deliverableId: text,
  atMs: z.int(),
  untilMs: z.int().nullable(),
  text,
  drawing: z.unknown(),
  createdAt: isoDate(),
})

type PersonalData = Awaited<ReturnType<typeof personalDataOf>>

/** All that is known of a person. What was stored as a document of its own goes out as it is. */
export const personalDataOutput = z.object({
  exportedAt: isoDate(),
  profile: z.object({
    fullName: text,
    email: text,
    company: maybe,
    phone: maybe,
    website: maybe,
    description: maybe,
    address: maybe,
    vatNumber: maybe,
    sdiCode: maybe,
    pec: maybe,
    createdAt: isoDate(),
    updatedAt: isoDate(),
  }),
  companies: z.array(z.object({ name: maybe, hats: z.array(text), joinedAt: isoDate() })),
  companyInvitations: z.array(
    z.object({
      email: text,
      hats: z.array(text),
      createdAt: isoDate(),
      expiresAt: isoDate(),
      acceptedAt: isoDate().nullable(),
      revokedAt: isoDate().nullable(),
    }),
  ),
  billing: z.array(
    z.object({
      legalName: text,
      vatNumber: maybe,
      taxCode: maybe,
      sdiCode: maybe,
      pec: maybe,
      street: text,
      postalCode: text,
      city: text,
      province: text,
      declaredBusinessAt: isoDate(),
    }),
  ),
  signInProviders: z.array(z.object({ issuer: text, createdAt: isoDate() })),
  emailChanges: z.array(
    z.object({
      newEmail: text,
      createdAt: isoDate(),
      confirmedAt: maybeMoment(),
      approvedAt: maybeMoment(),
      expiresAt: isoDate(),
      endedAt: maybeMoment(),
      outcome: maybe,
    }),
  ),
  sessions: z.array(z.object({ userAgent: maybe, createdAt: isoDate(), expiresAt: isoDate() })),
  projects: z.array(
    z.object({
      id: text,
      title: text,
      description: maybe,
      videoType: maybe,
      duration: maybe,
      style: maybe,
      deadline: maybe,
      wishedDay: maybe,
      status: text,
      createdAt: isoDate(),
      updatedAt: isoDate(),
    }),
  ),
  briefs: z.array(
    z.object({ projectId: text, summary: maybe, transcript: z.unknown(), updatedAt: isoDate() }),
  ),
  conversations: z.array(
    z.object({ projectId: text, turns: z.unknown(), createdAt: isoDate(), updatedAt: isoDate() }),
  ),
  references: z.array(
    z.object({
      projectId: text,
      videoTitle: text,
      videoCategory: text,
      videoUrl: text,
      note: maybe,
      atSecond: z.int().nullable(),
      selectedAt: isoDate(),
    }),
  ),
  materials: z.array(
    z.object({ projectId: text, fileName: text, fileType: text, fileSize: z.int(), createdAt: isoDate() }),
  ),
  materialLinks: z.array(z.object({ projectId: text, url: text, name: maybe, createdAt: isoDate() })),
  shoots: z.array(
    z.object({
      projectId: text,
      day: text,
      callTime: maybe,
      address: text,
      contact: maybe,
      createdAt: isoDate(),
    }),
  ),
  quotes: z.array(
    z.object({
      projectId: maybe,
      summary: text,
      lines: z.unknown(),
      totalCents: cents,
      validUntil: text,
      confirmedAt: isoDate(),
      withdrawnAt: maybeMoment(),
    }),
  ),
  proposals: z.array(
    z.object({
      projectId: maybe,
      kind: text,
      lines: z.unknown(),
      totalCents: cents,
      reason: text,
      state: text,
      answer: maybe,
      answeredAt: maybeMoment(),
    }),
  ),
  payments: z.array(
    z.object({
      id: text,
      projectId: maybe,
      provider: text,
      transferReference: maybe,
      throughLink: z.boolean(),
      lines: z.unknown(),
      totalCents: cents,
      vatCents: cents,
      netCents: cents,
      status: text,
      termsVersion: text,
      acceptedTermsAt: isoDate(),
      acceptedClausesAt: isoDate(),
      paidAt: maybeMoment(),
      refundedCents: cents,
      refundedAt: maybeMoment(),
      createdAt: isoDate(),
    }),
  ),
  payLinks: z.array(
    z.object({
      projectId: text,
      instalment: text,
      totalCents: cents,
      sentTo: maybe,
      poNumber: maybe,
      termsVersion: text,
      acceptedTermsAt: isoDate(),
      ...linkMoments,
    }),
  ),
  invoices: z.array(
    z.object({
      projectId: maybe,
      paymentId: text,
      year: z.int(),
      nth: z.int(),
      issuedOn: text,
      type: text,
      buyer: z.unknown(),
      title: text,
      poNumber: maybe,
      totalCents: cents,
      netCents: cents,
      vatCents: cents,
      state: text,
      createdAt: isoDate(),
    }),
  ),
  refundRequests: z.array(z.object({ paymentId: text, reason: text, state: text, createdAt: isoDate() })),
  questions: z.array(
    z.object({
      projectId: text,
      question: text,
      state: text,
      answeredAt: isoDate().nullable(),
      createdAt: isoDate(),
    }),
  ),
  comments: z.array(comment),
  commentFiles: z.array(
    z.object({
      projectId: text,
      commentId: text,
      fileName: text,
      fileType: text,
      fileSize: z.number(),
      createdAt: isoDate(),
    }),
  ),
  messages: z.array(
    z.object({
      projectId: text,
      kind: text,
      text,
      quoteText: text.nullable(),
      editedAt: isoDate().nullable(),
      withdrawnAt: isoDate().nullable(),
      createdAt: isoDate(),
    }),
  ),
  messageFiles: z.array(
    z.object({
      projectId: text,
      messageId: text,
      fileName: text,
      fileType: text,
      fileSize: z.number(),
      createdAt: isoDate(),
    }),
  ),
  messageReads: z.array(z.object({ projectId: text, readAt: isoDate().nullable() })),
  savedFilters: z.array(z.object({ name: text, filter: text, createdAt: isoDate() })),
  reviewGuests: z.array(
    z.object({
      projectId: text,
      name: text,
      mayComment: z.boolean(),
      mayDownload: z.boolean(),
      ...linkMoments,
    }),
  ),
  guestComments: z.array(z.object({ name: text, ...comment.shape })),
  reviewViewings: z.array(z.object({ deliverableId: text, firstAt: isoDate(), lastAt: isoDate() })),
  reviews: z.array(
    z.object({
      projectId: maybe,
      rating: z.int(),
      comment: maybe,
      publicConsent: z.boolean(),
      createdAt: isoDate(),
    }),
  ),
  mutedNotifications: z.array(z.object({ kind: text, channel: text, createdAt: isoDate() })),
  notifications: z.array(
    z.object({ title: text, message: text, type: text, read: z.boolean(), createdAt: isoDate() }),
  ),
  requests: z.array(
    z.object({
      kind: z.enum(leadKinds),
      name: maybe,
      company: maybe,
      phone: maybe,
      website: maybe,
      videoUrl: maybe,
      text: maybe,
      createdAt: isoDate(),
    }),
  ),
} satisfies Record<keyof PersonalData, z.ZodType>)
