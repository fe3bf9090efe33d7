import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { loggedWorkColumns } from '../../../../testing/loggedWork.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const clipCardsRows = (rows: TestRows) => ({
  async clipCard(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('clip');
    await rows.insert('clip_card', {
      id,
      ...(await rows.ownerOf(departmentId)),
      hours: 10,
      price: 11_655_00,
      status: 'ACTIVE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  async hourEntry(clipCardId: string, fields: Row = {}): Promise<string> {
    const id = newId('hour');
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.insert('hour_entry', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      ...loggedWorkColumns(),
      ...fields,
    });
    return id;
  },
});

const CARD =
  'id departmentId userId hours hoursUsed price discount status createdAt clickUpListId department.name ' +
  'department.contactPerson department.customer.id department.customer.name user';
const card = { hours: 10, hoursUsed: 1, price: 1, discount: 10, status: 'PENDING' };

export const fixture: Fixture = {
  factories: clipCardsRows,
  examples: {
    async ClipCard({ app, ids, nodes }) {
      ids.clipCardId = await app.world.clipCard(nodes.Department!);
      return ids.clipCardId;
    },
    HourEntry: ({ app, mark, nodes }) => app.world.hourEntry(nodes.ClipCard!, { description: `${mark} timer` }),
  },
  mutations: {
    buyClipCard: { callers: 'buyers' },
    createClipCard: { callers: 'sales' },
    updateClipCard: {
      callers: 'sales',
      id: 'ClipCard',
      edit: {
        table: 'clip_card',
        row: ({ app, admin, departmentId }) => app.world.clipCard(departmentId, { is_billed: true, user_id: admin.id }),
        emptied: ['userId', 'user_id'],
        refused: 'hours',
      },
    },
    deleteClipCard: { callers: 'sales', id: 'ClipCard' },
    logHours: { callers: 'supportOrSales' },
  },
  rest: {
    'GET /api/departments/clip-cards': { access: 'user', answer: CARD },
    'POST /api/departments/{Department}/clip-cards': { access: 'user', answer: CARD, body: { hours: 10 } },
    'GET /api/admin/clip-cards': { access: 'admin', answer: CARD },
    'POST /api/admin/clip-cards': {
      access: 'admin',
      answer: CARD,
      body: ({ nodes }) => ({ ...card, departmentId: nodes.Department, userId: nodes.User }),
    },
    'PATCH /api/admin/clip-cards/{ClipCard}': { access: 'admin', answer: CARD, body: card },
    'DELETE /api/admin/clip-cards/{ClipCard}': { access: 'admin', answer: 'id' },
  },
  topics: { 'clip-card.changed': 'ClipCard' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof clipCardsRows> {}
}
