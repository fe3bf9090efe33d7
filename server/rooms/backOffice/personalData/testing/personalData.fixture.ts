import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import { Erasure } from '../Erasure.ts';

const personalDataRows = (rows: TestRows) => ({
  /** A request of a user to be erased. Returns its id. */
  async erasure(userId: string, fields: Record<string, unknown> = {}): Promise<string> {
    const id = newId(Erasure.idPrefix);
    const [user] = await rows.sql<{ customer_id: string | null }>(
      'select customer_id from user_account where id = $1',
      [userId],
    );
    await rows.insert('erasure', {
      id,
      user_id: userId,
      customer_id: user!.customer_id,
      status: 'REQUESTED',
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: personalDataRows,
  tablesWithoutPeople: ['kept_record'],
  examples: {
    async ErasureRequest({ app, customerId }) {
      const person = await app.world.person({ customerId });
      return app.world.erasure(person.id);
    },
  },
  mutations: {
    requestPersonalData: { callers: 'personNotImpersonated', skip: 'has no company' },
    downloadPersonalData: { callers: 'personNotImpersonated', skip: 'has no company' },
    requestErasure: { callers: 'personNotImpersonated', skip: 'has no company' },
    withdrawErasure: { callers: 'personNotImpersonated', skip: 'has no company' },
    requestErasureAsAdmin: { callers: 'admin', skip: 'has no company' },
    confirmErasure: { callers: 'admin', id: 'ErasureRequest' },
    declineErasure: { callers: 'admin', id: 'ErasureRequest' },
  },
  topics: {
    'erasure.changed': 'ErasureRequest',
    'personal-data.changed': { type: 'User', hasNoCompany: true },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof personalDataRows> {}
}
