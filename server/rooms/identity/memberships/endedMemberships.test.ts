import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const VIEWER = '{ viewer { user { id } } }' as const;
const userOf = async (token: string, company: string | null = null) => {
  const { data, errorCode } = await app.graphql(VIEWER, { token, company });
  return errorCode ?? data.viewer.user!.id;
};

const deactivate = (by: Person, { id }: Person) =>
  app.graphql('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', {
    variables: { id },
    token: by.token,
    company: by.customerId,
  });
const reactivate = (by: Person, { id }: Person) =>
  app.graphql('mutation ($id: ID!) { reactivateColleague(id: $id) { active { edge { node { id } } } } }', {
    variables: { id },
    token: by.token,
    company: by.customerId,
  });
const rename = (by: Person, { id }: Person, name: string) =>
  app.graphql(
    `mutation ($id: ID!, $input: ColleagueInput!) {
      updateColleague(id: $id, input: $input) { edge { node { name companyRole } } }
    }`,
    { variables: { id, input: { name, companyRole: 'BUYER' } }, token: by.token },
  );

/** Two companies with an administrator each, and somebody who is a member of both. */
async function twoCompanies() {
  const boss = await app.world.person();
  const otherBoss = await app.world.person();
  const first = await app.world.person({ customerId: boss.customerId, companyRole: 'MEMBER', name: 'Rita' });
  const second = await app.world.membership(first, { customerId: otherBoss.customerId!, companyRole: 'MEMBER' });
  return { boss, otherBoss, first, second };
}

describe('a deactivated member of two companies', () => {
  test('keeps the session for the other company, and loses the sockets of this one', async () => {
    const { boss, first, second } = await twoCompanies();
    const inFirst = await openSocket(app, first.token, { company: first.customerId });
    const inSecond = await openSocket(app, first.token, { company: second.customerId });
    expect((await deactivate(boss, first)).errors).toBeUndefined();
    expect(await inFirst.closed()).toMatchObject({ code: 4403 });
    expect(await userOf(first.token, first.customerId)).toBe('FORBIDDEN');
    expect(await userOf(first.token, second.customerId)).toBe(second.id);
    expect(await userOf(first.token)).toBe(second.id);
    inSecond.send({ id: 'q', type: 'subscribe', payload: { query: VIEWER } });
    expect((await inSecond.next(({ id }) => id === 'q')).payload).toEqual({
      data: { viewer: { user: { id: second.id } } },
    });
    await inSecond.close();
  });

  test('signs in to the other company, and is signed out when that ends as well', async () => {
    const { boss, otherBoss, first, second } = await twoCompanies();
    await deactivate(boss, first);
    const { data } = await signIn(app, first.email);
    expect(data.login.user.id).toBe(second.id);
    await deactivate(otherBoss, second);
    for (const token of [first.token, data.login.token]) expect(await userOf(token)).toBe('UNAUTHENTICATED');
    expect((await signIn(app, first.email)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('comes back, although the person still has the address in the other company', async () => {
    const { boss, first, second } = await twoCompanies();
    await deactivate(boss, first);
    expect((await reactivate(boss, first)).errors).toBeUndefined();
    expect(await userOf(first.token, first.customerId)).toBe(first.id);
    expect(await userOf(first.token, second.customerId)).toBe(second.id);
  });

  test('keeps the address from others until the last membership ends', async () => {
    const { boss, otherBoss, first, second } = await twoCompanies();
    const claim = async () => {
      const { personId } = await app.world.person({ email: first.email, isConfirmed: false });
      return app.db
        .sql('update person set email_confirmed_at = now() where id = $1', [personId])
        .then(() => 'confirmed')
        .catch((error: Error) => error.message);
    };
    await deactivate(boss, first);
    expect(await claim()).toContain('person_confirmed_email');
    await deactivate(otherBoss, second);
    expect(await claim()).toBe('confirmed');
    expect((await reactivate(boss, first)).errorCode).toBe('CONFLICT');
  });

  test('is not the last administrator of the other company', async () => {
    const { boss, otherBoss, first } = await twoCompanies();
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [first.id]);
    expect((await deactivate(first, boss)).errors).toBeUndefined();
    expect((await deactivate(first, first)).errorCode).toBe('CONFLICT');
    expect((await deactivate(otherBoss, otherBoss)).errorCode).toBe('CONFLICT');
  });

  test('ends by parallel deactivations in both companies', async () => {
    const { boss, otherBoss, first, second } = await twoCompanies();
    const answers = await Promise.all([deactivate(boss, first), deactivate(otherBoss, second)]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await userOf(first.token)).toBe('UNAUTHENTICATED');
    expect(await app.db.sql('select is_active from person where id = $1', [first.personId])).toEqual([
      { is_active: false },
    ]);
  });
});

describe('the name of a member of two companies', () => {
  test('is changed by the person alone, in all companies', async () => {
    const { boss, first, second } = await twoCompanies();
    const { errorCode, fieldErrors } = await rename(boss, first, 'Overtaget');
    expect(errorCode).toBe('FORBIDDEN');
    expect(fieldErrors).toEqual({
      name: 'Kun personen selv kan ændre navnet, for personen er bruger i flere virksomheder.',
    });
    expect((await rename(boss, first, 'Rita')).data.updateColleague.edge!.node.companyRole).toBe('BUYER');
    await app.graphql('mutation ($input: ProfileInput!) { updateProfile(input: $input) { name } }', {
      variables: { input: { name: 'Rita R.', email: first.email } },
      token: first.token,
      company: second.customerId,
    });
    expect(await app.db.sql('select name from user_account where person_id = $1', [first.personId])).toEqual([
      { name: 'Rita R.' },
      { name: 'Rita R.' },
    ]);
  });

  test('is changed by an administrator again once the other membership has ended', async () => {
    const { boss, otherBoss, first, second } = await twoCompanies();
    await deactivate(otherBoss, second);
    expect((await rename(boss, first, 'Rita Ny')).data.updateColleague.edge!.node.name).toBe('Rita Ny');
  });
});
