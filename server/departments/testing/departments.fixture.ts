import { newId } from '../../db/ids.ts';
import type { Fixture } from '../../testing/Fixture.ts';
import type { TestRows } from '../../testing/TestRows.ts';

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
    createDepartment: {},
    updateDepartment: { id: 'Department' },
    deleteDepartment: { id: 'Department' },
    setPaymentMethod: { skip: 'is finished at a provider' },
    createCardSetup: {},
    attachCard: { skip: 'is finished at a provider' },
  },
  topics: { 'department.changed': 'Department' },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof departmentsRows> {}
}
