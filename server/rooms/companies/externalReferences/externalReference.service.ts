import { sql } from 'kysely';
import { externalIdRule, type ExternalIdType } from '../../../../domain/partners/validation/externalId.ts';
import { assertMay, seesWholeCompany } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { violatedConstraint } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { parseField } from '../../../platform/graphql/validation.ts';
import { nodeIdsByExternalIds, type Program } from './externalReference.reads.ts';

/** The program of the caller. Throws FORBIDDEN for a person. */
export function programOf({ viewer }: Context): Program {
  assertMay(viewer, 'keepExternalIds');
  if (viewer.kind !== 'token') throw new Error('Only API tokens belong to a program');
  return { customerId: viewer.customerId, program: viewer.program };
}

interface NewReference {
  type: ExternalIdType;
  externalId: string | null;
}

/**
 * Creates an object together with the program's own id of it, in one transaction, so that a program that lost the
 * answer finds the object by the id. `create` returns the id of the object. Throws BAD_USER_INPUT when another object
 * has the external id, and FORBIDDEN for a person who sends one.
 */
export async function createWithExternalId(
  ctx: Context,
  { type, externalId }: NewReference,
  create: (write: Write) => Promise<string>,
): Promise<string> {
  if (externalId == null) return ctx.write(create);
  const program = programOf(ctx);
  const reference = { type, externalId: parseField('externalId', externalIdRule, externalId) };
  // Before the other fields are compared with stored rows: an earlier attempt whose answer was lost has the same name.
  const taken = await takenBy(ctx, program, reference);
  if (taken) throw taken;
  return ctx
    .write(async (write) => {
      const nodeId = await create(write);
      await write.em.flush();
      await storeReference(write, program, { ...reference, nodeId });
      return nodeId;
    })
    .catch(rethrowReferenceError(ctx, program, reference));
}

interface Reference {
  type: ExternalIdType;
  externalId: string;
}

export const storeReference = (
  { em }: Write,
  { customerId, program }: Program,
  { nodeId, type, externalId }: Reference & { nodeId: string },
) =>
  runIn(
    em,
    sql`
      insert into external_reference (customer_id, node_id, program, type, external_id)
      values (${customerId}, ${nodeId}, ${program}, ${type}, ${externalId})
      on conflict (node_id, customer_id, program) do update set external_id = excluded.external_id
      where external_reference.external_id <> excluded.external_id`,
  );

export const removeReference = ({ em }: Write, { customerId, program }: Program, nodeId: string) =>
  runIn(
    em,
    sqlBuilder
      .deleteFrom('external_reference')
      .where('node_id', '=', nodeId)
      .where('customer_id', '=', customerId)
      .where('program', '=', program),
  );

/** Of two calls that store the same id at the same moment, the second one violates the constraint. */
export const rethrowReferenceError =
  (ctx: Context, program: Program, reference: Reference) => async (error: unknown) => {
    const constraint = violatedConstraint(error);
    if (constraint === 'external_reference_external_id_unique')
      throw (await takenBy(ctx, program, reference)) ?? taken(ANOTHER_OBJECT);
    // The object was deleted, or left the company, since it was read.
    if (constraint === 'external_reference_node') throw notFound();
    throw error;
  };

async function takenBy(ctx: Context, program: Program, { type, externalId }: Reference) {
  const nodeId = (await nodeIdsByExternalIds(ctx, program, type, [externalId])).get(externalId);
  if (nodeId === undefined) return undefined;
  // Another token of the program may have stored the id for an object that this one may not see.
  return taken(seesWholeCompany(ctx.viewer) ? nodeId : ANOTHER_OBJECT);
}

const ANOTHER_OBJECT = 'et andet objekt';

const taken = (owner: string) => badInput({ externalId: `Id’et bruges allerede til ${owner}` }, 'TAKEN');
