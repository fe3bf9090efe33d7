import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const termsRows = (rows: TestRows) => ({
  /** An acceptance of the first terms of clip cards. Returns its id. */
  async termsAcceptance(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('acc');
    await rows.insert('terms_acceptance', {
      id,
      customer_id: customerId,
      document: 'CLIP_CARD',
      terms_version: '2026-11-01',
      subject_id: newId('clip'),
      description: 'Klippekort, 10 timer',
      accepted_by_id: newId('user'),
      accepted_by: 'Kim Kunde',
      address: '192.0.2.1',
      accepted_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: termsRows,
  tablesWithoutPeople: ['terms_notice'],
  examples: { TermsAcceptance: ({ app, customerId }) => app.world.termsAcceptance(customerId) },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof termsRows> {}
}
