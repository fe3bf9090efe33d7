import type { ExternalIdType } from '../../../../../domain/partners/validation/externalId.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

interface ExternalReferenceValues {
  nodeId: string;
  externalId: string;
  type?: ExternalIdType;
  program?: string;
}

const externalIdsRows = (rows: TestRows) => ({
  /** The id that a program of the company has stored for an object, a department if no type is given. */
  async externalReference(
    customerId: string,
    { nodeId, externalId, type = 'DEPARTMENT', program = 'crm' }: ExternalReferenceValues,
  ): Promise<void> {
    await rows.insert('external_reference', {
      node_id: nodeId,
      customer_id: customerId,
      program,
      type,
      external_id: externalId,
    });
  },
});

export const fixture: Fixture = {
  factories: externalIdsRows,
  examples: {
    async ExternalReference({ app, customerId, ids, mark }) {
      ids.nodeId = ids.departmentId!;
      await app.world.externalReference(customerId, { nodeId: ids.nodeId, externalId: `${mark} 1001` });
    },
  },
  mutations: { setExternalId: { callers: 'program', edit: 'has another rule' } },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof externalIdsRows> {}
}
