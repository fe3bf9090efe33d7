import { hashPassword } from '../../auth/passwords.ts';
import { newId } from '../../db/ids.ts';
import type { FactoryContext, Fixture } from '../../testing/Fixture.ts';
import type { TestRows } from '../../testing/TestRows.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';

let passwordHash: Promise<string> | undefined;

interface PersonOptions {
  /** A company of the person's own when it is undefined. */
  customerId?: string | null;
  role?: 'USER' | 'ADMIN';
  email?: string;
  name?: string;
  isConfirmed?: boolean;
}

const usersRows = (rows: TestRows, { world }: FactoryContext) => ({
  /** A user with a session. */
  async person(options: PersonOptions = {}): Promise<Person> {
    const { role = 'USER', isConfirmed = true, name = `Person ${rows.nextNumber()}` } = options;
    const customerId = options.customerId === undefined ? await world.company() : options.customerId;
    const email = options.email ?? `person${rows.nextNumber()}@firma.example`;
    const id = newId('user');
    passwordHash ??= hashPassword(PASSWORD);
    await rows.sql(
      `insert into user_account (id, customer_id, name, email, role, password_hash, created_at, email_confirmed_at)
       values ($1, $2, $3, $4, $5, $6, now(), $7)`,
      [id, customerId, name, email, role, await passwordHash, isConfirmed ? new Date() : null],
    );
    return { id, email, customerId, ...(await world.session(id)) };
  },
});

export const fixture: Fixture = {
  factories: usersRows,
  examples: {
    User: async ({ person }) => person.id,
  },
  mutations: {
    createUser: {},
    updateProfile: {},
    createUserAsAdmin: {},
    updateUserAsAdmin: { id: 'User' },
    setUserRole: { id: 'User' },
    deleteUser: { id: 'User' },
    impersonate: { id: 'User' },
    stopImpersonating: { skip: 'has no company' },
  },
  topics: { 'user.changed': 'User' },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof usersRows> {}
}
