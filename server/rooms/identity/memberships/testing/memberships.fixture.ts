import type { CompanyRole } from '../../../../../domain/basics/vocabulary.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import type { Person } from '../../../../testing/World.ts';

const membershipsRows = (rows: TestRows, { world }: FactoryContext) => ({
  /** The person as a user of another company as well, by default a new one. Their session and token are the same. */
  async membership(
    person: Person,
    {
      customerId,
      companyRole = 'ADMINISTRATOR',
      name,
    }: { customerId?: string; companyRole?: CompanyRole; name?: string } = {},
  ): Promise<Person & { customerId: string }> {
    const id = newId('user');
    const company = customerId ?? (await world.company(name));
    await rows.sql(
      `insert into user_account (id, person_id, customer_id, role, company_role, created_at)
       values ($1, $2, $3, 'USER', $4, now())`,
      [id, person.personId, company, companyRole],
    );
    return { ...person, id, customerId: company };
  },
});

export const fixture: Fixture = { factories: membershipsRows };

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof membershipsRows> {}
}
