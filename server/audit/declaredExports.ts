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
import { ExportedList } from '../../domain/audit.ts';
import { callerId } from '../auth/viewer.ts';
import { isId } from '../db/ids.ts';
import type { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { recordAudit } from './recordAudit.ts';

/** Exports of one caller that get a line each in an hour. */
const MAX_LINES = 100;

const list = new GraphQLEnumType({
  name: 'ExportedList',
  description: 'A list that can be saved as a file.',
  values: {
    COMPANIES: { description: 'All companies.' },
    CLIP_CARDS: { description: 'The clip cards of all companies.' },
    SERVICE_AGREEMENTS: { description: 'The service agreements of all companies.' },
    LICENSE_REQUESTS: { description: 'The orders of licences of all companies.' },
    EVENTS: { description: 'All events.' },
    EVENT_REGISTRATIONS: { description: 'Everybody who is signed up for one event, or was.' },
    TEAM: { description: "The reseller's own people." },
    PAYMENTS: { description: 'The payments of one department.' },
    AUDIT_LOG: { description: 'What `Admin.auditLog` lists.' },
  } satisfies Record<ExportedList, object>,
});

/** Written on the export's own query: who runs a compiled operation of the portal's pages cannot leave it out. */
export const declareExport = new GraphQLDirective({
  name: 'declareExport',
  description:
    'Declares that a query saves a list as a file. The export is recorded in the audit log before the query runs.',
  locations: [DirectiveLocation.QUERY],
  args: {
    list: { type: new GraphQLNonNull(list), description: 'The list that is saved.' },
    of: { type: GraphQLID, description: 'The object that the list belongs to, where it is not the whole list.' },
    after: {
      type: GraphQLString,
      description: 'The cursor of the page, where it is not the first: further pages are the same export.',
    },
  },
});

interface Asked {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Record<string, unknown>;
  context: Context;
}

export async function recordDeclaredExport(
  schema: GraphQLSchema,
  { document, operationName, variables, context }: Asked,
): Promise<void> {
  const operation = getOperationAST(document, operationName);
  if (!operation?.directives?.length || !context.caller.viewer) return;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  // What cannot be coerced is refused when the query runs.
  const declared =
    coerced &&
    (getDirectiveValues(declareExport, operation, coerced) as
      | { list: ExportedList; of?: string | null; after?: string | null }
      | undefined);
  if (declared) await recordExport(context, declared);
}

/** A further page belongs to an export that this caller began within the hour; where there is none, it is one. */
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
  const lines = await throttle.count('auditLines', `export ${caller}`);
  if (lines > MAX_LINES + 1) return;
  const detail = `${ExportedList[exported].label}${lines > MAX_LINES ? '. Flere i den næste time er ikke skrevet' : ''}`;
  await writes.run({ role: dbRoles.auth }, (write) =>
    recordAudit(write, context, {
      action: 'EXPORTED',
      target,
      customerId: viewer.customerId ?? undefined,
      detail,
    }),
  );
}
