import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import {
  ArrayExpressionNode,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen'
import { pgliteOptions } from 'server/platform/db/embedded-store'
import { migratorOf } from 'server/platform/db/migrator'
import { resolveConfig } from 'vite'
import { root } from './setup/tools.ts'

/** Writes `routeTree.gen.ts`, which the router plugin does when the client's configuration is resolved. */
async function writeRouteTree(): Promise<void> {
  await resolveConfig({ configFile: `${root}/client/vite.config.ts` }, 'serve')
}

const customImports: Record<string, string> = {}

/** Names a type that a module of `shared` exports. */
function type(name: string, module: string): IdentifierNode {
  customImports[name] = `shared/${module}`
  return new IdentifierNode(name)
}

const arrayOf = (name: string, module: string) => new ArrayExpressionNode(type(name, module))

const withDefault = (of: ExpressionNode) => new GenericExpressionNode('Generated', [of])

/** Type of a JSON column, which is written as text. */
const json = (of: ExpressionNode) =>
  new GenericExpressionNode('ColumnType', [of, new IdentifierNode('string'), new IdentifierNode('string')])

const leadState = withDefault(type('LeadState', 'inbox/lead'))

/** Types of columns with codes or JSON, which the database does not know. */
const columns: Record<string, ExpressionNode> = {
  'assets.kind': type('AssetKind', 'deliverables/asset'),
  'audit_requests.state': leadState,
  'bundled_mails.capability': type('CompanyCapability', 'companies/hat'),
  'bundled_mails.kind': type('NotificationKind', 'notifications/kinds'),
  'client_questions.state': leadState,
  'company_invitations.hats': arrayOf('CompanyRole', 'companies/hat'),
  'company_members.hats': withDefault(arrayOf('CompanyRole', 'companies/hat')),
  'contact_messages.state': leadState,
  'interview_applications.state': leadState,
  'invoices.buyer': json(type('Buyer', 'invoices/document')),
  'invoices.kind': type('InvoiceKind', 'invoices/document'),
  'invoices.seller': json(type('Seller', 'invoices/document')),
  'invoices.state': withDefault(type('InvoiceState', 'invoices/invoice-state')),
  'pay_links.instalment': type('PlannedInstalment', 'payment/payment-types'),
  'payment_differences.cause': type('DifferenceCause', 'reconciliation/compare'),
  'payment_differences.kind': type('DifferenceKind', 'reconciliation/compare'),
  'payment_differences.resolution': type('DifferenceResolution', 'reconciliation/compare'),
  'payment_differences.state': withDefault(type('DifferenceState', 'reconciliation/compare')),
  'payments.dispute_outcome': type('DisputeOutcome', 'payment/payment-types'),
  'payments.instalment': withDefault(type('Instalment', 'payment/payment-types')),
  'payments.provider': type('PaymentProviderName', 'payment/payment-types'),
  'payments.rule': type('ChargeRule', 'pricing/charge-rules'),
  'payments.status': type('PaymentState', 'payment/payment-types'),
  'project_messages.kind': withDefault(type('MessageKind', 'conversation/message-rules')),
  'project_phases.kind': type('PhaseKind', 'schedule/phase'),
  'project_turns.because': type('TurnReason', 'projects/turn'),
  'project_turns.side': type('TurnSide', 'projects/turn'),
  'projects.status': withDefault(type('ProjectStatus', 'projects/status')),
  'proposals.kind': type('ProposalKind', 'proposals/proposal'),
  'proposals.lines': json(arrayOf('ProposalLine', 'proposals/proposal')),
  'quotes.lines': json(arrayOf('QuoteLine', 'pricing/quote')),
  'quotes.payment_lines': json(arrayOf('PaymentLine', 'pricing/payment')),
  'refund_requests.state': leadState,
  'refunds.provider': type('PaymentProviderName', 'payment/payment-types'),
  'refunds.state': type('RefundState', 'payment/refund'),
  'script_improvement_requests.state': leadState,
  'version_media.failure': type('MediaFailure', 'deliverables/media'),
  'version_media.state': withDefault(type('MediaState', 'deliverables/media')),
}

/**
 * Writes the database types from a freshly migrated database, and the client's route tree from its files; `--verify`
 * only compares the types.
 */
const verify = process.argv.includes('--verify')
const outFile = fileURLToPath(new URL('../server/src/platform/db/schema.gen.ts', import.meta.url))
const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: new PGlite(pgliteOptions) }) })

const { error } = await migratorOf(db).migrateToLatest()
if (error) throw error
await generate({
  db,
  dialect: new PostgresDialect(),
  camelCase: true,
  outFile,
  excludePattern: 'kysely_*',
  verify,
  typeOnlyImports: true,
  customImports,
  overrides: { columns },
  typeMapping: { date: 'string', numeric: 'number', int8: 'number', jsonb: 'unknown' },
})
await db.destroy()
if (!verify) await writeRouteTree()
