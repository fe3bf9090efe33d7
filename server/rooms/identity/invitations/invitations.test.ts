import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

let count = 0;
const run = runAs(() => ({ app, token: person.token }));
const invite = (input: object) =>
  run(
    `mutation ($input: InviteUserInput!) {
      inviteUser(input: $input) { edge { node { id name email invitedBy isExpired } } }
    }`,
    { input },
  );
const pendingInvitations = async () =>
  (await run('{ viewer { customer { invitations { totalCount edges { node { id email isExpired } } } } } }', {})).data
    .viewer.customer.invitations;
const preview = async (token: string) =>
  (await run('query ($token: String!) { invitation(token: $token) { companyName name email } }', { token }, '')).data
    .invitation;
const accept = (token: string, password = 'otte-tegn') =>
  run(
    `mutation ($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) { token user { email customer { id } } }
    }`,
    { input: { token, password } },
    '',
  );
const waitForToken = async (email: string, otherThan?: string): Promise<string> => {
  const token = /token=([\w-]+)/.exec((await app.mailTo(email)).text)![1]!;
  return token === otherThan
    ? new Promise((resolve) => setTimeout(resolve, 50)).then(() => waitForToken(email, otherThan))
    : token;
};
const sendInvitation = async () => {
  const email = `inviteret${++count}@firma.example`;
  const { data } = await invite({ name: 'Inge Inviteret', email });
  return { email, id: data.inviteUser.edge.node.id, token: await waitForToken(email) };
};

describe('an invitation', () => {
  test('lets the invited person choose a password, and signs them in', async () => {
    const { email, token } = await sendInvitation();
    expect(await preview(token)).toMatchObject({ name: 'Inge Inviteret', email });
    const { data } = await accept(token);
    expect(data.acceptInvitation.user).toEqual({ email, customer: { id: person.customerId } });
    expect((await run('{ viewer { user { role } } }', {}, data.acceptInvitation.token)).data.viewer.user.role).toBe(
      'USER',
    );
    expect((await pendingInvitations()).totalCount).toBe(0);
  });

  test('works once, even for parallel requests', async () => {
    const { token } = await sendInvitation();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await accept(token)).errors?.[0]?.message).toBe('Invitationen er ugyldig, brugt eller udløbet.');
    expect(await preview(token)).toBeNull();
  });

  test('expires after 72 hours, and is then shown as expired', async () => {
    const { id, token } = await sendInvitation();
    const [row] = await app.db.sql(
      'select extract(epoch from expires_at - created_at)::int as seconds from invitation where id = $1',
      [id],
    );
    expect(Math.abs((row as { seconds: number }).seconds - 72 * 3600)).toBeLessThan(5);
    await app.db.sql(`update invitation set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect((await accept(token)).errors).toBeDefined();
    expect(await preview(token)).toBeNull();
    expect((await pendingInvitations()).edges).toMatchObject([{ node: { id, isExpired: true } }]);
  });

  test('gets a new link when it is sent again, and the old link stops working', async () => {
    const { id, email, token } = await sendInvitation();
    await run('mutation ($id: ID!) { resendInvitation(id: $id) { edge { node { isExpired } } } }', { id });
    const next = await waitForToken(email, token);
    expect(await preview(token)).toBeNull();
    expect(await preview(next)).not.toBeNull();
  });

  test('is sent again when the same e-mail is invited again', async () => {
    const { id, email } = await sendInvitation();
    expect((await invite({ name: 'Inge', email: email.toUpperCase() })).data.inviteUser.edge.node.id).toBe(id);
    expect((await pendingInvitations()).totalCount).toBe(1);
  });

  test('gets the new name when the same e-mail is invited again', async () => {
    const { email, token } = await sendInvitation();
    expect((await invite({ name: 'Inge Nu', email })).data.inviteUser.edge.node.name).toBe('Inge Nu');
    expect(await preview(await waitForToken(email, token))).toMatchObject({ name: 'Inge Nu' });
  });

  test('is created once when the same e-mail is invited in parallel', async () => {
    for (let i = 0; i < 5; i++) {
      const email = `samtidig${++count}@firma.example`;
      const answers = await Promise.all([
        invite({ name: 'Inge', email }),
        invite({ name: 'Inge', email: email.toUpperCase() }),
      ]);
      expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
      expect(new Set(answers.map(({ data }) => data.inviteUser.edge.node.id)).size).toBe(1);
    }
    expect((await pendingInvitations()).totalCount).toBe(5);
  });

  test('is sent again and withdrawn by an admin, and by nobody else outside the company', async () => {
    const { id, email, token } = await sendInvitation();
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const call = (mutation: string, as: string) =>
      run(`mutation ($id: ID!) { ${mutation}(id: $id) { deletedId } }`, { id }, as);
    for (const mutation of ['resendInvitationAsAdmin', 'revokeInvitationAsAdmin'])
      expect((await call(mutation, person.token)).errorCode).toBe('FORBIDDEN');
    expect((await call('resendInvitationAsAdmin', admin.token)).errors).toBeUndefined();
    expect(await preview(await waitForToken(email, token))).toMatchObject({ email });
    expect((await call('revokeInvitationAsAdmin', admin.token)).data).toEqual({
      revokeInvitationAsAdmin: { deletedId: id },
    });
    expect((await call('resendInvitationAsAdmin', admin.token)).errorCode).toBe('NOT_FOUND');
  });

  test('is removed when it is withdrawn, and its link stops working', async () => {
    const { id, token } = await sendInvitation();
    const { data } = await run('mutation ($id: ID!) { revokeInvitation(id: $id) { deletedId } }', { id });
    expect(data.revokeInvitation.deletedId).toBe(id);
    expect((await accept(token)).errors).toBeDefined();
    expect((await pendingInvitations()).totalCount).toBe(0);
    expect(
      (await run('mutation ($id: ID!) { resendInvitation(id: $id) { deletedId } }', { id })).errors?.[0]?.extensions
        .code,
    ).toBe('NOT_FOUND');
  });

  test('is refused for a colleague, and reveals another company’s account only when the link is used', async () => {
    expect((await invite({ name: 'A', email: person.email })).fieldErrors).toEqual({
      email: 'Der er allerede en bruger med den e-mail',
    });
    const other = await app.world.person();
    expect((await invite({ name: 'A', email: other.email })).errors).toBeUndefined();
    expect((await accept(await waitForToken(other.email))).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('har allerede en konto'),
    });
  });

  test('needs a name, a valid e-mail, and a password of eight characters', async () => {
    expect((await invite({ name: '', email: 'x' })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
      email: 'Ugyldig e-mail',
    });
    const { token } = await sendInvitation();
    expect((await accept(token, 'syv-777')).fieldErrors).toEqual({
      password: 'Adgangskode skal være mindst 8 tegn',
    });
  });

  test('has a secret that is not stored in the database', async () => {
    const { id, token } = await sendInvitation();
    expect(JSON.stringify(await app.db.sql('select * from invitation where id = $1', [id]))).not.toContain(token);
  });
});

test('the number of invitations of a company is limited', async () => {
  const codes = [];
  for (let i = 0; i < 52; i++) codes.push((await invite({ name: 'A', email: `flod${i}@x${count}.example` })).errorCode);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
