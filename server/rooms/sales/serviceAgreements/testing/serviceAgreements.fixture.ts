import { addMonths, dateOf } from '../../../../../domain/basics/dates.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const serviceAgreementsRows = (rows: TestRows) => ({
  async serviceAgreement(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('agr');
    await rows.insert('service_agreement', {
      id,
      ...(await rows.ownerOf(departmentId)),
      status: 'ACTIVE',
      start_date: addMonths(dateOf(), -6),
      end_date: addMonths(dateOf(), 30),
      duration: 36,
      payment_interval: 'MONTHLY',
      license_count: 10,
      license_price: 499_00,
      billed_months: 36,
      billed_seats: fields.license_count ?? 10,
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

const AGREEMENT = 'id departmentId userId department.name status startDate endDate duration createdAt user';
const agreement = { duration: 12, startDate: '2026-01-01', endDate: '2027-01-01', status: 'PENDING' };

export const fixture: Fixture = {
  factories: serviceAgreementsRows,
  examples: {
    async ServiceAgreement({ app, ids, nodes }) {
      ids.agreementId = await app.world.serviceAgreement(nodes.Department!);
      return ids.agreementId;
    },
  },
  mutations: {
    buyServiceAgreement: { callers: 'buyers' },
    createServiceAgreement: { callers: 'sales' },
    updateServiceAgreement: {
      callers: 'sales',
      id: 'ServiceAgreement',
      edit: {
        table: 'service_agreement',
        row: ({ app, admin, departmentId }) => app.world.serviceAgreement(departmentId, { user_id: admin.id }),
        emptied: ['userId', 'user_id'],
        refused: 'paymentInterval',
      },
    },
    deleteServiceAgreement: { callers: 'sales', id: 'ServiceAgreement' },
    activateServiceAgreement: { callers: 'sales', id: 'ServiceAgreement' },
  },
  values: { isAdditional: true, startDate: '2026-01-01', duration: 12 },
  rest: {
    'GET /api/departments/service-agreements': { access: 'user', answer: AGREEMENT },
    'POST /api/departments/{Department}/service-agreements': {
      access: 'user',
      answer: AGREEMENT,
      body: ({ nodes }) => ({ departmentId: nodes.Department, duration: 36, paymentInterval: 'yearly' }),
    },
    'GET /api/admin/service-agreements': { access: 'user', answer: AGREEMENT, needsNoCompany: true },
    'POST /api/admin/service-agreements': {
      access: 'admin',
      answer: AGREEMENT,
      body: ({ nodes }) => ({ ...agreement, departmentId: nodes.Department, userId: nodes.User }),
    },
    'PATCH /api/admin/service-agreements/{ServiceAgreement}': { access: 'admin', answer: AGREEMENT, body: agreement },
    'DELETE /api/admin/service-agreements/{ServiceAgreement}': { access: 'admin', answer: 'id' },
  },
  topics: { 'service-agreement.changed': 'ServiceAgreement' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof serviceAgreementsRows> {}
}
