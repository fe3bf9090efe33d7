import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const seatsRows = (rows: TestRows) => ({
  /** Stores a reading in the row that every installation has. */
  async seatReading(installationId: string, fields: Row = {}): Promise<void> {
    const row: Row = {
      in_use: 4,
      admins: 1,
      agents: 3,
      suspended: 0,
      without_seat: 1,
      never_signed_in: 0,
      idle30: 1,
      idle60: 0,
      idle90: 0,
      peak: fields.in_use ?? 4,
      peak_since: addDays(dateOf(), -90),
      read_at: new Date(),
      attempted_at: new Date(Date.now() - 60 * 60_000),
      next_read_at: new Date(Date.now() + 8 * 60 * 60_000),
      ...fields,
    };
    // Only a connected help desk is read.
    if (row.next_read_at)
      await rows.sql(
        `update installation set connection = 'KEY', zendesk_api_key = 'forseglet', zendesk_api_key_last4 = 'abcd',
           zendesk_api_email = 'api@firma.example' where id = $1 and connection = 'NONE'`,
        [installationId],
      );
    const columns = Object.keys(row);
    await rows.sql(
      `update seat_reading set ${columns.map((column, i) => `${column} = $${i + 2}`).join(', ')}
       where installation_id = $1`,
      [installationId, ...Object.values(row)],
    );
  },

  async seatDay(installationId: string, day: string, inUse: number, bought = 5): Promise<void> {
    const customer_id = await rows.customerOf('installation', installationId);
    await rows.insert('seat_day', { installation_id: installationId, customer_id, day, in_use: inUse, bought });
  },

  async helpDeskAgent(installationId: string, fields: Row = {}): Promise<void> {
    await rows.insert('help_desk_agent', {
      installation_id: installationId,
      agent_id: String(1_000 + rows.nextNumber()),
      customer_id: await rows.customerOf('installation', installationId),
      name: 'Freja Rask',
      role: 'AGENT',
      is_suspended: false,
      created_at: new Date(),
      ...fields,
    });
  },
});

/** As if the help desk had been read long ago, so that it can be read again. */
const readLongAgo = ({ app, ids }: Company) => app.world.seatReading(ids.installationId!);

export const fixture: Fixture = {
  factories: seatsRows,
  tablesWithoutPeople: ['seat_day', 'seat_reading'],
  examples: {
    SeatReading: ({ app, nodes, mark }) =>
      app.world.seatReading(nodes.Installation!, { in_use: 7, shows_names: true, note: mark }),
    SeatDay: ({ app, nodes }) => app.world.seatDay(nodes.Installation!, addDays(dateOf(), -1), 7),
    HelpDeskAgent: ({ app, nodes, mark }) => app.world.helpDeskAgent(nodes.Installation!, { name: `${mark} Rask` }),
  },
  mutations: {
    readSeats: { callers: 'buyers', prepare: readLongAgo },
    chooseAgentNames: { callers: 'administratorNotImpersonated', prepare: readLongAgo },
    dismissSeatAdvice: { callers: 'buyers' },
    saveSeatNote: { callers: 'support', edit: 'has another rule' },
    adminReadSeats: { callers: 'support', prepare: readLongAgo },
  },
  rest: {
    'GET /api/seats': { access: 'user', answer: 'id subdomain seats.bought seats.inUse seats.readAt' },
    'GET /api/seats/{Installation}': { access: 'user', answer: 'id subdomain seats.bought history' },
  },
  topics: { 'seats.changed': 'Installation' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof seatsRows> {}
}
