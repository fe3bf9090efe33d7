import { externalIdRule } from '../../../../domain/partners/validation/externalId.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { parseField } from '../../../platform/graphql/validation.ts';
import {
  programOf,
  removeReference,
  rethrowReferenceError,
  storeReference,
} from '../../companies/externalReferences/externalReference.service.ts';
import type { SetExternalIdInput } from './externalId.types.ts';
import { externalIdTypeOf, nodesOfType } from './externalIdTypes.ts';

/**
 * Stores the program's own id of an object in place of an earlier one, or removes it. Repeating it changes nothing.
 * Throws NOT_FOUND for an object that the caller cannot see, and BAD_USER_INPUT when another object has the id.
 */
export async function setExternalId(ctx: Context, { nodeId, externalId }: SetExternalIdInput) {
  const program = programOf(ctx);
  const type = externalIdTypeOf(nodeId);
  // A variable that a program forgets must not remove the id.
  if (externalId === undefined) throw badInput({ externalId: 'Skriv et id, eller null for at fjerne det' }, 'REQUIRED');
  const parsed = externalId === null ? null : parseField('externalId', externalIdRule, externalId);
  const node = type && (await nodesOfType(type).of(ctx).load(nodeId));
  if (!node) throw notFound();
  if (parsed === null) await ctx.write((write) => removeReference(write, program, nodeId));
  else
    await ctx
      .write((write) => storeReference(write, program, { nodeId, type, externalId: parsed }))
      .catch(rethrowReferenceError(ctx, program, { type, externalId: parsed }));
  return node;
}
