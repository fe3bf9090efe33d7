import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let customerId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  customerId = await app.world.company();
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));

describe('the team', () => {
  const input = { name: 'Sofie Lind', email: 'sofie@portal.example', title: 'Kundechef' };
  const create = (more: object = {}) =>
    run(
      `mutation ($input: TeamMemberInput!) {
        createTeamMember(input: $input) { edge { node { id name isActive avatar clickUpId } } }
      }`,
      { input: { ...input, ...more } },
    );
  const remove = (id: string) => run('mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', { id });
  const setPointOfContact = (pointOfContactId: string | null) =>
    run(
      `mutation ($id: ID!, $member: ID) {
        setPointOfContact(customerId: $id, pointOfContactId: $member) { edge { node { pointOfContact { name } } } }
      }`,
      { id: customerId, member: pointOfContactId },
    );

  const deleteTeam = () =>
    app.db.sql(
      `delete from renewal_plan;
       update customer set point_of_contact_id = null where point_of_contact_id is not null;
       delete from team_member`,
    );

  test('requires name, e-mail and title of a member, and https addresses', async () => {
    expect((await create({ name: '', email: 'x', title: '' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      email: 'Ugyldig e-mail',
      title: 'Titel er påkrævet',
    });
    expect(
      Object.keys(
        (await create({ avatar: 'http://billeder.example/s.png', calendarBookingUrl: 'javascript:alert(1)' }))
          .fieldErrors!,
      ).sort(),
    ).toEqual(['avatar', 'calendarBookingUrl']);
    for (const avatar of ['https://billeder.example@ond.example/s.png', 'https://:x@ond.example/s.png'])
      expect((await create({ avatar })).fieldErrors).toEqual({
        avatar: 'Adressen må ikke indeholde brugernavn eller adgangskode',
      });
    expect((await create({ avatar: 'https://billeder.example/s.png' })).data.createTeamMember.edge.node).toMatchObject({
      isActive: true,
      avatar: 'https://billeder.example/s.png',
    });
  });

  test('has members that a company sees as its point of contact, without fields for admins', async () => {
    const { data } = await create();
    const { id } = data.createTeamMember.edge.node;
    expect((await setPointOfContact(id)).data.setPointOfContact.edge.node.pointOfContact.name).toBe('Sofie Lind');
    const customer = await app.world.person({ customerId });
    const answer = await run('{ viewer { customer { pointOfContact { name clickUpId } } } }', {}, customer.token);
    expect(answer.data.viewer.customer.pointOfContact).toEqual({ name: 'Sofie Lind', clickUpId: null });
    expect((await setPointOfContact('team_ukendt')).fieldErrors).toEqual({
      pointOfContactId: 'Medarbejderen findes ikke',
    });
  });

  test('refuses to delete a point of contact, and the error names the companies', async () => {
    const { id } = (await create()).data.createTeamMember.edge.node;
    await setPointOfContact(id);
    const [{ name }] = (await app.db.sql('select name from customer where id = $1', [customerId])) as [
      { name: string },
    ];
    expect((await remove(id)).errors![0]).toMatchObject({
      message: `Medarbejderen er kontaktperson for ${name}. Vælg en anden kontaktperson dér først.`,
      extensions: { code: 'CONFLICT' },
    });
    await setPointOfContact(null);
    expect((await remove(id)).data.deleteTeamMember.deletedId).toBe(id);
  });

  test('is synchronized from ClickUp by id, then by e-mail, and no member is deleted', async () => {
    await deleteTeam();
    const existingId = (await create({ name: 'Jonas B.', email: 'JONAS.bech@portal.example', title: 'Konsulentchef' }))
      .data.createTeamMember.edge.node.id;
    const portalOnlyId = (await create({ name: 'Kun her', email: 'kun.her@portal.example' })).data.createTeamMember.edge
      .node.id;
    const sync = async () =>
      (await run('mutation { syncTeamFromClickUp { id name title clickUpId } }')).data.syncTeamFromClickUp;
    const team = await sync();
    expect(team.map(({ name }) => name)).toEqual(['Jonas Bech', 'Kun her', 'Mette Holm', 'Sofie Lind']);
    expect(team.find(({ id }) => id === existingId)).toMatchObject({
      title: 'Konsulentchef',
      clickUpId: '41000002',
    });
    expect(team.find(({ id }) => id === portalOnlyId)!.clickUpId).toBeNull();
    expect(await sync()).toEqual(team);
    providers.clickup.failNext('GET /v2/team', { status: 500, times: 9 });
    expect((await run('mutation { syncTeamFromClickUp { id } }')).errorCode).toBe('PROVIDER_UNAVAILABLE');
  });

  test('is synchronized once by concurrent calls', async () => {
    await deleteTeam();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run('mutation { syncTeamFromClickUp { name } }')),
    );
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(8).fill(undefined));
    expect(await app.db.sql('select name from team_member order by name')).toEqual([
      { name: 'Jonas Bech' },
      { name: 'Mette Holm' },
      { name: 'Sofie Lind' },
    ]);
  });

  test('is found by name, e-mail and title', async () => {
    await create({ name: 'Findes Let', email: 'let.at.se@portal.example', title: 'Løsningsarkitekt' });
    for (const search of ['findes l', 'LET.at', 'løsningsark']) {
      const { data } = await run(
        'query ($search: String) { admin { teamMembers(search: $search) { edges { node { name } } } } }',
        { search },
      );
      expect(data.admin.teamMembers.edges).toEqual([{ node: { name: 'Findes Let' } }]);
    }
  });
});
