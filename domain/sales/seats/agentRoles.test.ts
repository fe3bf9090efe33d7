import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agentRoleOf, agentsAmong, usesSeat, type HelpDeskUser } from './agentRoles.ts';

interface SuspendableUser extends HelpDeskUser {
  isSuspended: boolean;
}

const anyUser: fc.Arbitrary<SuspendableUser> = fc.record({
  id: fc.nat().map(String),
  role: fc.constantFrom('end-user', 'agent', 'admin'),
  roleType: fc.constantFrom(null, 0, 1, 2, 3, 4, 5, 6),
  isDeleted: fc.boolean(),
  isShared: fc.boolean(),
  isSuspended: fc.boolean(),
});
const anyUsers = fc.uniqueArray(anyUser, { selector: ({ id }) => id, maxLength: 40 });
const seatsOf = (users: HelpDeskUser[]) => agentsAmong(users).filter((user) => usesSeat(agentRoleOf(user))).length;

describe('the role of an agent', () => {
  test.each([
    ['agent', null, 'AGENT', true],
    ['agent', 0, 'AGENT', true],
    ['agent', 1, 'LIGHT_AGENT', false],
    ['agent', 2, 'AGENT', true],
    ['agent', 3, 'CONTRIBUTOR', false],
    ['agent', 4, 'ADMIN', true],
    ['agent', 5, 'ADMIN', true],
    ['agent', 6, 'AGENT', true],
    ['admin', null, 'ADMIN', true],
    ['admin', 4, 'ADMIN', true],
    ['admin', 1, 'ADMIN', true],
  ])('is with role %s and type %s %s', (role, roleType, expected, needsSeat) => {
    expect(agentRoleOf({ role, roleType })).toBe(expected);
    expect(usesSeat(agentRoleOf({ role, roleType }))).toBe(needsSeat);
  });
});

describe('the seats in use', () => {
  const agent = { id: '1', role: 'agent', roleType: null, isDeleted: false, isShared: false };

  test('leave out end users, deleted users and agents of other help desks', () => {
    const others = [{ role: 'end-user' }, { isDeleted: true }, { isShared: true }];
    expect(seatsOf([agent, ...others.map((change, index) => ({ ...agent, ...change, id: `other${index}` }))])).toBe(1);
  });

  test('follow the latest row of a user who changes while the pages are read', () => {
    const deleted = { ...agent, isDeleted: true };
    expect([seatsOf([agent, deleted]), seatsOf([deleted, agent])]).toEqual([0, 1]);
  });

  test('do not depend on the order of the users, and count a repeated user once', () => {
    fc.assert(
      fc.property(anyUsers, fc.infiniteStream(fc.nat()), (users, numbers) => {
        const repeated = [...users, ...users.filter(() => numbers.next().value! % 2 === 0)];
        const shuffled = repeated
          .map((user) => ({ user, place: numbers.next().value! }))
          .sort((a, b) => a.place - b.place)
          .map(({ user }) => user);
        expect(seatsOf(shuffled)).toBe(seatsOf(users));
      }),
    );
  });

  test('are the sum of the seats of any two parts of the list', () => {
    fc.assert(
      fc.property(anyUsers, fc.nat(), (users, n) => {
        const end = n % (users.length + 1);
        expect(seatsOf(users.slice(0, end)) + seatsOf(users.slice(end))).toBe(seatsOf(users));
      }),
    );
  });

  test('do not depend on who is suspended', () => {
    fc.assert(
      fc.property(anyUsers, (users) => {
        const inverted = users.map((user) => ({ ...user, isSuspended: !user.isSuspended }));
        expect(seatsOf(inverted)).toBe(seatsOf(users));
      }),
    );
  });

  test('become fewer by one when an agent with a seat is downgraded, and stay the same for anybody else', () => {
    fc.assert(
      fc.property(anyUsers, fc.nat(), (users, n) => {
        fc.pre(users.length > 0);
        const chosen = users[n % users.length]!;
        const downgraded = users.map((user) => (user === chosen ? { ...user, role: 'end-user' } : user));
        expect(seatsOf(users) - seatsOf(downgraded)).toBe(seatsOf([chosen]));
      }),
    );
  });
});
