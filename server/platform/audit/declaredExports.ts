import {
  DirectiveLocation,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLID,
  GraphQLNonNull,
  GraphQLString,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Word } from '../../../domain/basics/vocabulary.ts';
import { callerId } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { isId } from '../db/ids.ts';
import { dbRoles } from '../db/roles.ts';
import { recordAudit } from './recordAudit.ts';

/** Exports of one caller in an hour that get an audit entry each. */
const MAX_ENTRIES_PER_HOUR = 100;

/** The lists that can be saved as a file, with their labels in the audit log. */
const exportedLists = {
  COMPANIES: { label: 'Virksomheder', description: 'All companies.' },
  CLIP_CARDS: { label: 'Klippekort', description: 'The clip cards of all companies.' },
  SERVICE_AGREEMENTS: { label: 'Serviceaftaler', description: 'The service agreements of all companies.' },
  LICENSE_REQUESTS: { label: 'Licensanmodninger', description: 'The orders of licences of all companies.' },
  EVENTS: { label: 'Events', description: 'All events.' },
  EVENT_REGISTRATIONS: {
    label: 'Tilmeldinger',
    description: 'The registrations of one event, cancelled ones included.',
  },
  EVENT_FEEDBACK: { label: 'Feedback om event', description: 'What the participants of one event think of it.' },
  TEAM: { label: 'Team', description: 'The team members of the reseller.' },
  PAYMENTS: { label: 'Betalinger', description: 'The payments of one department.' },
  INVOICES: { label: 'Fakturaer', description: 'The invoices and credit notes of all companies.' },
  AUDIT_LOG: { label: 'Revisionslog', description: 'The entries of `Admin.auditLog`.' },
  COMPANY_AUDIT_LOG: { label: 'Sikkerhedslog', description: 'The entries of `Customer.auditLog`.' },
  PRICE_LIST: { label: 'Priser', description: 'The price list of today, and its upcoming versions.' },
  SEATS_IN_USE: { label: 'Licenser i brug', description: 'The seats of all installations.' },
  HELP_DESK_AGENTS: { label: 'Agenter i Zendesk', description: 'The agents of one installation.' },
  OVERVIEW: { label: 'Overblik', description: "The reseller's figures of a period." },
  BULK_RUN: { label: 'Kørsel', description: 'The rows of one run.' },
  RENEWALS: { label: 'Fornyelser', description: 'A part of the queue of renewals.' },
  USED_HOURS: { label: 'Timeforbrug', description: 'The used hours of one company in a period.' },
  HOUR_ENTRIES: { label: 'Timeposteringer', description: 'The hour entries of one company in a period.' },
  TASKS: { label: 'Opgaver', description: 'The tasks of all companies.' },
  AWAITED_DOCUMENTS: {
    label: 'Dokumenter, der venter',
    description: 'The documents of all companies that wait to be read or confirmed.',
  },
} as const satisfies Readonly<Record<string, Word & { description: string }>>;
type ExportedList = keyof typeof exportedLists;

const exportedListEnum = new GraphQLEnumType({
  name: 'ExportedList',
  description: 'A list that can be saved as a file.',
  values: exportedLists,
});

/**
 * The directive stands in the export's own query, so that a caller who runs a persisted operation of the portal cannot
 * leave it out.
 */
export const declareExport = new GraphQLDirective({
  name: 'declareExport',
  description:
    'Declares that a query saves a list as a file. The export is recorded in the audit log before the query runs.',
  locations: [DirectiveLocation.QUERY],
  args: {
    list: { type: new GraphQLNonNull(exportedListEnum), description: 'The list that is saved.' },
    of: { type: GraphQLID, description: 'The object that the list belongs to. Null for a list of the whole portal.' },
    after: {
      type: GraphQLString,
      description: 'The cursor of the page; null for the first page. Further pages belong to the same export.',
    },
  },
});

interface ExportOperation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
  context: Context;
}

/**
 * Writes an audit entry when the operation declares an export. Throws when the entry cannot be stored; nothing is read
 * then.
 */
export async function recordDeclaredExport(
  schema: GraphQLSchema,
  { document, operationName, variables, context }: ExportOperation,
): Promise<void> {
  const operation = getOperationAST(document, operationName);
  if (!operation?.directives?.length || !context.caller.viewer) return;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  // Variables that cannot be coerced are refused when the query runs.
  const declared =
    coerced &&
    (getDirectiveValues(declareExport, operation, coerced) as
      | { list: ExportedList; of?: string | null; after?: string | null }
      | undefined);
  if (declared) await recordExport(context, declared);
}

/** A further page belongs to the export that this caller began within the hour, or else counts as a new export. */
async function recordExport(
  context: Context,
  { list: exported, of, after }: { list: ExportedList; of?: string | null; after?: string | null },
): Promise<void> {
  const {
    viewer,
    services: { throttle, writes },
  } = context;
  const caller = callerId(viewer);
  const target = of && isId(of) ? of : undefined;
  const pages = await throttle.count('auditExport', `${caller} ${exported} ${target ?? ''}`);
  if (after && pages > 1) return;
  const entries = await throttle.count('auditLines', `export ${caller}`);
  if (entries > MAX_ENTRIES_PER_HOUR + 1) return;
  const omission = entries > MAX_ENTRIES_PER_HOUR ? '. Flere i den næste time er ikke skrevet' : '';
  const detail = `${exportedLists[exported].label}${omission}`;
  await writes.run({ role: dbRoles.auth }, (write) =>
    recordAudit(write, context, {
      action: 'EXPORTED',
      target,
      customerId: viewer.customerId ?? undefined,
      detail,
    }),
  );
}
