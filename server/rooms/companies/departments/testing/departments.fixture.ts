import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { rowOf } from '../../../../testing/restRows.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const departmentsRows = (rows: TestRows) => ({
  async department(customerId: string, name = `Afdeling ${rows.nextNumber()}`): Promise<string> {
    const id = newId('dep');
    await rows.sql(
      `insert into department (id, customer_id, name, contact_person, created_at)
       values ($1, $2, $3, 'Karin Kontakt', now())`,
      [id, customerId, name],
    );
    return id;
  },
});

export const DEPARTMENT =
  'id name contactPerson phoneNumber street city zip billingEmail poNumber paymentMethod cardInfo zendeskInstances ' +
  'serviceAgreements clipCards version';

export const fixture: Fixture = {
  factories: departmentsRows,
  examples: {
    async Department({ app, customerId, ids, mark }) {
      ids.departmentId = await app.world.department(customerId, `${mark} afdeling`);
      await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [ids.departmentId]);
      return ids.departmentId;
    },
  },
  mutations: {
    createDepartment: { callers: 'company' },
    updateDepartment: {
      callers: 'company',
      id: 'Department',
      edit: {
        table: 'department',
        row: ({ departmentId }) => departmentId,
        stored: { phone_number: '11 22 33 44' },
        emptied: ['phoneNumber', 'phone_number'],
        refused: 'name',
      },
    },
    deleteDepartment: { callers: 'company', id: 'Department' },
  },
  rest: {
    'GET /api/departments': { access: 'user', answer: DEPARTMENT },
    'POST /api/departments': { access: 'user', answer: DEPARTMENT, body: { name: 'Salg', contactPerson: 'Ida' } },
    'PUT /api/departments/{Department}': {
      access: 'user',
      answer: DEPARTMENT,
      body: { name: 'Salg', contactPerson: 'Ida' },
    },
    'DELETE /api/departments/{emptyDepartment}': {
      access: 'user',
      answer: 'id',
      prepare: async ({ app, customerId, ids }) => {
        ids.emptyDepartment = await app.world.department(customerId);
      },
    },
    'POST /api/departments/{Department}/payment-method': {
      access: 'user',
      answer: DEPARTMENT,
      body: { method: 'INVOICE' },
    },
    'POST /api/departments/{Department}/create-setup-intent': { access: 'user', answer: 'clientSecret' },
    'POST /api/departments/{Department}/attach-card': {
      access: 'user',
      answer: DEPARTMENT,
      body: async ({ app, providers, nodes, token }) => {
        const path = `/api/departments/${nodes.Department}/create-setup-intent`;
        const { clientSecret } = rowOf(await app.rest('POST', path, { token }));
        const { body } = await providers.browser.confirmSetup(String(clientSecret));
        return { paymentMethodId: body.payment_method };
      },
    },
  },
  topics: { 'department.changed': 'Department' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof departmentsRows> {}
}
