import type { CompanyRole, Subject } from '../../../../../domain/basics/vocabulary.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import type { Person } from '../../../../testing/World.ts';

const rightsRows = (rows: TestRows, { world }: FactoryContext) => ({
  /** A user of a company who sees a part of it. Null sees everything. */
  async scopedPerson(
    customerId: string,
    {
      companyRole = 'MEMBER',
      subjects = null,
      departmentIds = null,
    }: { companyRole?: CompanyRole; subjects?: Subject[] | null; departmentIds?: string[] | null } = {},
  ): Promise<Person> {
    const person = await world.person({ customerId, companyRole });
    await rows.sql('update user_account set subjects = $2, department_ids = $3 where id = $1', [
      person.id,
      subjects,
      departmentIds,
    ]);
    return person;
  },

  /** A request of a user for the finance subject, unless the fields name other rights. */
  async rightsRequest(customerId: string, userId: string, fields: Row = {}): Promise<string> {
    const id = newId('rreq');
    await rows.insert('rights_request', {
      id,
      customer_id: customerId,
      user_id: userId,
      subject: 'FINANCE',
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: rightsRows,
  examples: {
    async RightsRequest({ app, customerId }) {
      const person = await app.world.scopedPerson(customerId, { subjects: ['TASKS', 'PEOPLE'] });
      return app.world.rightsRequest(customerId, person.id);
    },
  },
  mutations: {
    setUserRights: { callers: 'administrator', edit: 'has another rule' },
    requestRights: {
      callers: 'personNotImpersonated',
      // An administrator sees everything, and has nothing to ask for.
      prepare: ({ app, person }) =>
        app.db.sql(
          `update user_account set company_role = 'MEMBER', subjects = '{TASKS}', department_ids = '{}' where id = $1`,
          [person.id],
        ),
    },
    answerRightsRequest: { callers: 'administrator', id: 'RightsRequest' },
  },
  values: { subjects: null, departmentIds: null, path: '/payments' },
  topics: { 'rights-request.changed': 'RightsRequest' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof rightsRows> {}
}
