import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import type { Person } from '../../../../testing/World.ts';

export interface LinkedCompany {
  person: Person;
  departmentId: string;
  clipCardId: string;
  folderId: string;
}

/** Creates a company with an active clip card and links the company to a ClickUp folder as an admin. */
export async function createLinkedCompany(app: TestApp, providers: Providers): Promise<LinkedCompany> {
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  const person = await app.world.person({ name: 'Karla Kunde' });
  const departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  const clipCardId = await app.world.clipCard(departmentId, { user_id: person.id });
  const { folderId } = providers.clickup.seedCompanyFolder(`Mappe ${person.customerId}`);
  const { errors } = await app.graphql(
    `mutation ($id: ID!, $input: ClickUpFolderInput!) {
      linkClickUpFolder(customerId: $id, input: $input) { clickUpFolderName }
    }`,
    {
      variables: {
        id: person.customerId,
        input: {
          clickUpTeamId: providers.clickup.teamId,
          clickUpSpaceId: providers.clickup.spaceId,
          clickUpFolderId: folderId,
        },
      },
      token: admin.token,
    },
  );
  if (errors) throw new Error(errors[0]!.message);
  return { person, departmentId, clipCardId, folderId };
}
