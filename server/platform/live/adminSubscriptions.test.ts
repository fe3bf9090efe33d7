import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';
import type { Topic } from '../db/events.ts';
import { dbRoles } from '../db/roles.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let socket: TestSocket;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  socket = await openSocket(app, admin.token);
});
afterAll(() => app.close());

async function run<const Document extends string>(document: Document, variables: object, token = admin.token) {
  const { data, errors } = await app.graphql(document, { variables, token });
  if (errors) throw new Error(errors[0]!.message);
  return data;
}
const createDepartment = async (name: string, { token }: Person): Promise<string> =>
  (
    await run(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      { input: { name, contactPerson: 'Ida' } },
      token,
    )
  ).createDepartment.edge.node.id;
const deleteObject = (type: string, id: string, { token }: Person = admin) =>
  run(`mutation ($id: ID!) { delete${type}(id: $id) { deletedId } }`, { id }, token);

const topics: Record<string, Topic> = {
  adminActivityAdded: 'activity.added',
  adminApiTokenChanged: 'api-token.changed',
  adminClipCardChanged: 'clip-card.changed',
  adminCompanyChanged: 'company.changed',
  adminDepartmentChanged: 'department.changed',
  adminInstallationChanged: 'installation.changed',
  adminLicenseChanged: 'license.changed',
  adminLicenseRequestChanged: 'license-request.changed',
  adminServiceAgreementChanged: 'service-agreement.changed',
  adminTaskChanged: 'task.changed',
  adminUserChanged: 'user.changed',
};
/** Creates one object for each of the subscriptions. */
async function createObjects(customerId: string): Promise<{ customerId: string; ids: Record<string, string> }> {
  const { world } = app;
  const department = await world.department(customerId);
  const installation = await world.installation(department);
  const clipCard = await world.clipCard(department);
  return {
    customerId,
    ids: {
      adminActivityAdded: await world.activity(customerId),
      adminApiTokenChanged: (await world.apiToken(customerId)).id,
      adminClipCardChanged: clipCard,
      adminCompanyChanged: customerId,
      adminDepartmentChanged: department,
      adminInstallationChanged: installation,
      adminLicenseChanged: await world.license(installation),
      adminLicenseRequestChanged: await world.licenseRequest(installation),
      adminServiceAgreementChanged: await world.serviceAgreement(department),
      adminTaskChanged: await world.task(clipCard),
      adminUserChanged: (await world.person({ customerId })).id,
    },
  };
}

describe('an admin', () => {
  test('receives new departments, and new and deleted installations, of every company', async () => {
    const department = await socket.watch(
      'subscription { adminDepartmentChanged { deletedId edge { node { name customer { id } } } } }',
    );
    const id = await createDepartment('Salg', person);
    expect((await department()).adminDepartmentChanged).toEqual({
      deletedId: null,
      edge: { node: { name: 'Salg', customer: { id: person.customerId } } },
    });
    const installation = await socket.watch(
      `subscription {
        adminInstallationChanged { deletedId edge { node { subdomain department { customer { id } } } } }
      }`,
    );
    const input = {
      departmentId: id,
      subdomain: 'salg-desk',
      licenseType: 'PLAN_SUITE_TEAM',
      paymentInterval: 'MONTHLY',
      contractTerm: 12,
    };
    const { createInstallation: created } = await run(
      'mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { id } } } }',
      { input },
      person.token,
    );
    expect((await installation()).adminInstallationChanged.edge.node).toEqual({
      subdomain: 'salg-desk',
      department: { customer: { id: person.customerId } },
    });
    await deleteObject('Installation', created.edge.node.id, person);
    expect((await installation()).adminInstallationChanged).toEqual({ deletedId: created.edge.node.id, edge: null });
    await socket.close();
  });

  test('receives new and deleted licences, new activities, and issued and revoked API tokens', async () => {
    const installationId = await app.world.installation(await app.world.department(person.customerId!));
    const [license, activity, key] = [
      await socket.watch(
        'subscription { adminLicenseChanged { deletedId edge { node { quantity installation { id } } } } }',
      ),
      await socket.watch('subscription ($of: ID) { adminActivityAdded(customerId: $of) { title actorName } }', {
        of: person.customerId,
      }),
      await socket.watch('subscription { adminApiTokenChanged { edge { node { name revokedAt } } } }'),
    ];
    const input = {
      installationId,
      type: 'PLAN_SUITE_TEAM',
      quantity: 4,
      status: 'ACTIVE',
      validFrom: '2026-01-01',
      validUntil: '2099-01-01',
      billingInterval: 'MONTHLY',
      contractTerm: 12,
    };
    const {
      createLicense: { edge },
    } = await run('mutation ($input: LicenseInput!) { createLicense(input: $input) { edge { node { id } } } }', {
      input,
    });
    expect((await license()).adminLicenseChanged.edge.node).toEqual({
      quantity: 4,
      installation: { id: installationId },
    });
    expect((await activity()).adminActivityAdded.title).toEqual(expect.any(String));
    await deleteObject('License', edge.node.id);
    expect((await license()).adminLicenseChanged).toEqual({ deletedId: edge.node.id, edge: null });
    const { issueApiToken: issued } = await run(
      `mutation ($id: ID!) {
        issueApiToken(customerId: $id, name: "Lager", scope: READ) { change { edge { node { id } } } }
      }`,
      { id: person.customerId },
    );
    expect((await key()).adminApiTokenChanged.edge.node).toEqual({ name: 'Lager', revokedAt: null });
    await run('mutation ($id: ID!) { revokeApiToken(id: $id) { deletedId } }', { id: issued.change.edge.node.id });
    expect((await key()).adminApiTokenChanged.edge.node).toEqual({ name: 'Lager', revokedAt: expect.any(String) });
    await socket.close();
  });

  test('who is an employee receives the activities of their area alone, and no subscriptions of others', async () => {
    const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['SALES'], customerId: null });
    const employee = await openSocket(app, token);
    const next = await employee.watch(
      'subscription ($of: ID) { adminActivityAdded(customerId: $of) { entityType title } }',
      { of: person.customerId },
    );
    const publish = async (entityType: string, title: string) => {
      const id = await app.world.activity(person.customerId!, title);
      await app.db.sql('update activity set entity_type = $2 where id = $1', [id, entityType]);
      await app.portal.services.writes.run({ role: dbRoles.system }, async (write) =>
        write.publish({ topic: 'activity.added', id, customerId: person.customerId }),
      );
    };
    await publish('invoice', 'Fakturaen er betalt');
    await publish('license', 'Licensen er oprettet');
    expect((await next()).adminActivityAdded).toEqual({ entityType: 'LICENSE', title: 'Licensen er oprettet' });
    const { errorCode } = await app.graphql('{ admin { invoices { edges { node { id } } } } }', { token });
    expect(errorCode).toBe('FORBIDDEN');
    await employee.close();
    await socket.close();
  });

  test('who subscribes to one company receives only its changes, deletions included', async () => {
    const other = await app.world.person();
    const nextChange = await socket.watch(
      'subscription ($of: ID) { adminDepartmentChanged(customerId: $of) { deletedId edge { node { name } } } }',
      { of: person.customerId },
    );
    const theirs = await createDepartment('Deres', other);
    await deleteObject('Department', theirs, other);
    const ours = await createDepartment('Vores', person);
    expect((await nextChange()).adminDepartmentChanged.edge.node.name).toBe('Vores');
    await deleteObject('Department', ours, person);
    expect((await nextChange()).adminDepartmentChanged).toEqual({ deletedId: ours, edge: null });
    await socket.close();
  });

  test('can subscribe to one company with each admin subscription, and receives the object of its topic', async () => {
    const [own, others] = [await createObjects(person.customerId!), await createObjects(await app.world.company())];
    const nextMessage: Record<string, () => Promise<unknown>> = {};
    for (const field of Object.keys(topics)) {
      const selection = field === 'adminActivityAdded' ? 'id' : 'edge { node { id } }';
      nextMessage[field] = await socket.watch(`subscription ($of: ID) { ${field}(customerId: $of) { ${selection} } }`, {
        of: person.customerId,
      });
    }
    await app.portal.services.writes.run({ role: dbRoles.system }, async ({ publish }) => {
      for (const { customerId, ids } of [others, own]) {
        for (const [field, topic] of Object.entries(topics)) publish({ topic, id: ids[field]!, customerId });
      }
    });
    for (const [field, next] of Object.entries(nextMessage)) {
      const node = { id: own.ids[field] };
      expect(await next()).toEqual({ [field]: field === 'adminActivityAdded' ? node : { edge: { node } } });
    }
    await socket.close();
  });

  test('receives nothing after losing the role', async () => {
    const former = await app.world.person({ role: 'ADMIN', customerId: null });
    const formerSocket = await openSocket(app, former.token);
    const received: unknown[] = [];
    void (await formerSocket.watch('subscription { adminDepartmentChanged { edge { node { name } } } }'))().then(
      (data) => received.push(data?.adminDepartmentChanged),
      () => undefined,
    );
    await app.db.sql(`update user_account set role = 'USER' where id = $1`, [former.id]);
    const others = await socket.watch('subscription { adminDepartmentChanged { edge { node { name } } } }');
    await createDepartment('Ikke for dig', person);
    await others();
    await formerSocket.errors('{ nothing }');
    expect(received.filter(Boolean)).toEqual([]);
    await Promise.all([socket.close(), formerSocket.close()]);
  });
});
