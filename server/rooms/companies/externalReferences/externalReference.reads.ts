import DataLoader from 'dataloader';
import type { ExternalIdType } from '../../../../domain/partners/validation/externalId.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';

/** A program of a company, whose ids no other program sees. */
export interface Program {
  customerId: string;
  program: string;
}

const ofProgram = ({ customerId, program }: Program) =>
  sqlBuilder
    .selectFrom('external_reference')
    .where('customer_id', '=', customerId)
    .where('program', '=', program)
    .select(['node_id as nodeId', 'external_id as externalId']);

/** The loaders do not cache, because a mutation of the same request may have changed the ids. */
const uncached = { cache: false, maxBatchSize: 500 };

/** The ids that the caller's program has stored, by the ids of the objects. All keys name the same program. */
export const externalIdLoader = defineLoader(
  (reader) =>
    new DataLoader<Program & { nodeId: string }, string | null>(async (keys) => {
      const rows = await reader.read(
        ofProgram(keys[0]!).where('node_id', '=', equalsAny(keys.map(({ nodeId }) => nodeId))),
      );
      const found = new Map(rows.map(({ nodeId, externalId }) => [nodeId, externalId]));
      return keys.map(({ nodeId }) => found.get(nodeId) ?? null);
    }, uncached),
);

/** The ids that all programs have stored for an object: one for each program of the company, by program. */
export const externalReferencesLoader = defineLoader(
  (reader) =>
    new DataLoader<string, { program: string; externalId: string }[]>(async (nodeIds) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('external_reference')
          .select(['node_id as nodeId', 'program', 'external_id as externalId'])
          .where('node_id', '=', equalsAny(nodeIds))
          .orderBy('node_id')
          .orderBy('program'),
      );
      const byNode = Map.groupBy(rows, ({ nodeId }) => nodeId);
      return nodeIds.map((nodeId) => byNode.get(nodeId) ?? []);
    }, uncached),
);

/** The ids of the program's objects, by the program's own ids of them. */
export async function nodeIdsByExternalIds(
  ctx: Reader,
  program: Program,
  type: ExternalIdType,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.read(
    ofProgram(program).where('type', '=', type).where('external_id', '=', equalsAny(externalIds)),
  );
  return new Map(rows.map(({ nodeId, externalId }) => [externalId, nodeId]));
}
