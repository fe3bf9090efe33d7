import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { newEmail } from '../../../../testing/newNames.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const teamRows = (rows: TestRows) => ({
  async teamMember(name = `Kontakt ${rows.nextNumber()}`): Promise<string> {
    const id = newId('team');
    await rows.insert('team_member', {
      id,
      name,
      title: 'Konsulent',
      email: 'kontakt@portal.example',
      is_active: true,
      created_at: new Date(),
    });
    return id;
  },
});

const MEMBER = 'id name email phone title avatar clickUpId calendarBookingUrl isActive';
const newMember = () => ({ name: 'Sofie', email: newEmail(), title: 'Konsulent' });

export const fixture: Fixture = {
  factories: teamRows,
  tablesWithoutPeople: ['team_member'],
  examples: {
    async TeamMember({ app, customerId, ids, mark }) {
      ids.pointOfContactId = await app.world.teamMember(`${mark} kontakt`);
      await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [
        customerId,
        ids.pointOfContactId,
      ]);
      return ids.pointOfContactId;
    },
  },
  mutations: {
    createTeamMember: { callers: 'admin' },
    updateTeamMember: { callers: 'admin', id: 'TeamMember', edit: 'has another rule' },
    deleteTeamMember: { callers: 'admin', id: 'TeamMember' },
    syncTeamFromClickUp: { callers: 'admin' },
  },
  values: { clickUpId: null, avatar: null, calendarBookingUrl: null },
  rest: {
    'GET /api/admin/team': { access: 'admin', answer: MEMBER },
    'POST /api/admin/team': { access: 'admin', answer: MEMBER, body: newMember },
    'PUT /api/admin/team/{TeamMember}': {
      access: 'admin',
      answer: MEMBER,
      body: () => ({ ...newMember(), isActive: false }),
    },
    'DELETE /api/admin/team/{unassignedMember}': {
      access: 'admin',
      answer: 'id',
      prepare: async ({ app, ids }) => {
        ids.unassignedMember = await app.world.teamMember();
      },
    },
    'POST /api/admin/team/sync-clickup': { access: 'admin', answer: MEMBER },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof teamRows> {}
}
