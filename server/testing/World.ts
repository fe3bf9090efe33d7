import { hashPassword } from '../auth/passwords.ts';
import { hashSecret, newApiToken, type SessionTokens } from '../auth/tokens.ts';
import { newId } from '../db/ids.ts';
import type { TestDatabase } from './testDatabase.ts';

export const PASSWORD = 'hemmelig-adgangskode';
let passwordHash: Promise<string> | undefined;

export interface Person {
  id: string;
  email: string;
  customerId: string | null;
  token: string;
  sessionId: string;
}

/** Arranges who and what exists before a test begins, straight into the tables. */
export class World {
  private readonly db: TestDatabase;
  private readonly tokens: SessionTokens;
  private count = 0;

  constructor(db: TestDatabase, tokens: SessionTokens) {
    this.db = db;
    this.tokens = tokens;
  }

  async company(name = `Firma ${++this.count}`): Promise<string> {
    const id = newId('cust');
    await this.db.sql(
      `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
       values ($1, $2, 'Karin Kontakt', '12 34 56 78', '12345678', 'faktura@firma.example', 'Havnegade 1', '8000', 'Aarhus C', now())`, [id, name]);
    return id;
  }

  async department(customerId: string, name = `Afdeling ${++this.count}`): Promise<string> {
    const id = newId('dep');
    await this.db.sql(`insert into department (id, customer_id, name, contact_person, created_at) values ($1, $2, $3, 'Karin Kontakt', now())`, [id, customerId, name]);
    return id;
  }

  async activity(customerId: string, title = `Noget skete ${++this.count}`): Promise<string> {
    const id = newId('act');
    await this.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at) values ($1, $2, 'customer', $2, $3, 'Karin', now())`,
      [id, customerId, title]);
    return id;
  }

  /** Somebody who is signed in. */
  async person(options: { customerId?: string | null; role?: 'USER' | 'ADMIN'; email?: string; name?: string } = {}): Promise<Person> {
    const { role = 'USER', name = `Person ${++this.count}` } = options;
    const customerId = options.customerId === undefined ? await this.company() : options.customerId;
    const email = options.email ?? `person${++this.count}@firma.example`;
    const id = newId('user');
    passwordHash ??= hashPassword(PASSWORD);
    await this.db.sql(
      `insert into user_account (id, customer_id, name, email, role, password_hash, created_at) values ($1, $2, $3, $4, $5, $6, now())`,
      [id, customerId, name, email, role, await passwordHash]);
    return { id, email, customerId, ...(await this.session(id)) };
  }

  async session(userId: string, { expiresAt = new Date(Date.now() + 3600_000), actorId = null as string | null, parentId = null as string | null } = {}) {
    const sessionId = newId('sess');
    await this.db.sql(
      `insert into session (id, user_id, actor_id, parent_id, created_at, expires_at) values ($1, $2, $3, $4, now(), $5)`,
      [sessionId, userId, actorId, parentId, expiresAt]);
    return { sessionId, token: this.tokens.sign({ id: sessionId, userId, expiresAt }) };
  }

  async apiToken(customerId: string, scope: 'READ' | 'READ_WRITE' = 'READ'): Promise<{ id: string; token: string }> {
    const issuer = await this.person({ customerId: null, role: 'ADMIN' });
    const id = newId('key');
    const token = newApiToken();
    await this.db.sql(
      `insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at) values ($1, $2, 'Partner', $3, $4, $5, $6, now())`,
      [id, customerId, hashSecret(token), token.slice(-4), scope, issuer.id]);
    return { id, token };
  }
}
