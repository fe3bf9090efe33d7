import { createHash } from 'node:crypto';
import { MAX_BULK_ROWS, type BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { bulkAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import { formatCount } from '../../../../domain/basics/formatCount.ts';
import { assertEmployeeIn } from '../../../platform/access/policy.ts';
import { bulkDefinitionOf } from '../../../platform/bulk/bulkActions.ts';
import type { AnyBulkDefinition, BulkRow } from '../../../platform/bulk/BulkDefinition.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';

/** An action and the rows of its list: some by their ids, or all that match the filter. */
export interface BulkRequest {
  action: BulkAction;
  options?: object | null | undefined;
  ids?: string[] | null | undefined;
  filter?: object | null | undefined;
}

export interface BulkPlan {
  definition: AnyBulkDefinition;
  options: Record<string, unknown>;
  total: number;
  /** The rows with which the action can be done, in the order of the list. */
  ready: BulkRow[];
  /** The reasons for which the other rows are left out, the most frequent first. */
  leftOut: { reason: string; count: number }[];
  consequences: string[];
  /** Identifies the ready rows and the consequences, so that a run does exactly what its preview has shown. */
  fingerprint: string;
}

export const GONE = 'Findes ikke længere';

/**
 * Finds the selected rows, and what the action would do with them. Reads a fixed number of statements. Throws FORBIDDEN
 * for an employee who does not work with the rows of the action.
 */
export async function planRun(ctx: Context, request: BulkRequest): Promise<BulkPlan> {
  assertEmployeeIn(ctx.viewer, bulkAreas[request.action]);
  const definition = bulkDefinitionOf(ctx.services.rooms, request.action);
  const options = parseInput(definition.options, request.options ?? {}) as Record<string, unknown>;
  await definition.check?.(ctx.admin, options);
  const ids = await selectedIds(ctx, definition, request);
  const found = new Map((await definition.read(ctx.admin, ids, ctx.services, options)).map((row) => [row.id, row]));
  const ready: BulkRow[] = [];
  const counts = new Map<string, number>();
  for (const id of ids) {
    const row = found.get(id);
    const refusal = row ? definition.refusalOf(row, options) : GONE;
    if (refusal === undefined) ready.push(row!);
    else counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  }
  const consequences = ready.length ? definition.consequences(ready, options) : [];
  return {
    definition,
    options,
    total: ids.length,
    ready,
    leftOut: [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count),
    consequences,
    fingerprint: fingerprintOf([request.action, options, ready.map(({ id }) => id).toSorted(), consequences]),
  };
}

async function selectedIds(ctx: Context, definition: AnyBulkDefinition, { ids, filter }: BulkRequest) {
  if (Boolean(ids) === Boolean(filter)) throw badInput({ ids: 'Vælg enten rækker eller et filter' });
  if (ids) return [...new Set(ids)];
  const matching = await ctx.admin.read(definition.matching(parseInput(definition.filter, filter), ctx.services));
  if (matching.length > MAX_BULK_ROWS) throw badInput({ filter: TOO_MANY }, 'TOO_LARGE');
  return matching.map(({ id }) => id);
}

const TOO_MANY = `Der kan højst vælges ${formatCount(MAX_BULK_ROWS)} rækker ad gangen. Indsnævr listen med et filter.`;

const fingerprintOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');
