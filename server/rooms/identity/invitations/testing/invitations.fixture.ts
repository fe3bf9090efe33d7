import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const invitationsRows = (rows: TestRows) => ({
  async invitation(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('inv');
    await rows.insert('invitation', {
      id,
      customer_id: customerId,
      name: 'Inge Inviteret',
      email: `inviteret${rows.nextNumber()}@firma.example`,
      invited_by: 'Karin',
      token_hash: id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3600_000),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: invitationsRows,
  examples: {
    Invitation: ({ app, customerId, mark }) => app.world.invitation(customerId, { name: `${mark} inviteret` }),
  },
  mutations: {
    inviteUser: { callers: 'administrator' },
    resendInvitation: { callers: 'administrator', id: 'Invitation' },
    revokeInvitation: { callers: 'administrator', id: 'Invitation' },
    resendInvitationAsAdmin: { callers: 'support', id: 'Invitation' },
    revokeInvitationAsAdmin: { callers: 'support', id: 'Invitation' },
    acceptInvitation: { callers: 'anybody', skip: 'has no company' },
    acceptInvitationAsPerson: { callers: 'personNotImpersonated', skip: 'has no company' },
  },
  topics: { 'invitation.changed': 'Invitation' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof invitationsRows> {}
}
