import { hashSecret, newApiToken } from '../access/tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { newId } from '../db/ids.ts';
import type { Services } from '../services.ts';
import type { TestDatabase } from './testDatabase.ts';
import { companyRows } from './world/companyRows.ts';
import { eventRows } from './world/eventRows.ts';
import { integrationRows } from './world/integrationRows.ts';
import { licenseRows } from './world/licenseRows.ts';
import { purchaseRows } from './world/purchaseRows.ts';
import { taskRows } from './world/taskRows.ts';
import { TestRows } from './world/TestRows.ts';

export const PASSWORD = 'hemmelig-adgangskode';
let passwordHash: Promise<string> | undefined;

export interface Person {
  id: string;
  email: string;
  customerId: string | null;
  token: string;
  sessionId: string;
}

/** Factories of test data. Each one inserts a row with plausible values and returns its id. */
export type World = ReturnType<typeof createWorld>;

export function createWorld(db: TestDatabase, { tokens, secrets }: Pick<Services, 'tokens' | 'secrets'>) {
  const rows = new TestRows(db);
  const companies = companyRows(rows);

  /** A user with a session. */
  async function person(
    options: {
      customerId?: string | null;
      role?: 'USER' | 'ADMIN';
      email?: string;
      name?: string;
      isConfirmed?: boolean;
    } = {},
  ): Promise<Person> {
    const { role = 'USER', isConfirmed = true, name = `Person ${rows.nextNumber()}` } = options;
    const customerId = options.customerId === undefined ? await companies.company() : options.customerId;
    const email = options.email ?? `person${rows.nextNumber()}@firma.example`;
    const id = newId('user');
    passwordHash ??= hashPassword(PASSWORD);
    await rows.sql(
      `insert into user_account (id, customer_id, name, email, role, password_hash, created_at, email_confirmed_at)
       values ($1, $2, $3, $4, $5, $6, now(), $7)`,
      [id, customerId, name, email, role, await passwordHash, isConfirmed ? new Date() : null],
    );
    return { id, email, customerId, ...(await session(id)) };
  }

  async function session(
    userId: string,
    {
      expiresAt = new Date(Date.now() + 3600_000),
      actorId = null as string | null,
      parentId = null as string | null,
    } = {},
  ) {
    const sessionId = newId('sess');
    await rows.sql(
      `insert into session (id, user_id, actor_id, parent_id, created_at, expires_at)
       values ($1, $2, $3, $4, now(), $5)`,
      [sessionId, userId, actorId, parentId, expiresAt],
    );
    return { sessionId, token: tokens.sign({ id: sessionId, userId, expiresAt }) };
  }

  async function apiToken(
    customerId: string,
    scope: 'READ' | 'READ_WRITE' = 'READ',
  ): Promise<{ id: string; token: string }> {
    const issuer = await person({ customerId: null, role: 'ADMIN' });
    const id = newId('key');
    const token = newApiToken();
    await rows.sql(
      `insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at)
       values ($1, $2, 'Partner', $3, $4, $5, $6, now())`,
      [id, customerId, hashSecret(token), token.slice(-4), scope, issuer.id],
    );
    return { id, token };
  }

  return {
    person,
    session,
    apiToken,
    ...companies,
    ...licenseRows(rows),
    ...purchaseRows(rows),
    ...taskRows(rows),
    ...eventRows(rows),
    ...integrationRows(rows, secrets),
  };
}
