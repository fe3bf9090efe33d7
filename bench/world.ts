import pg from 'pg';
import jwt from 'jsonwebtoken';
import { hashPassword } from '../server/auth/passwords.ts';

export const PASSWORD = 'bench-adgangskode';
const COMPANIES = 200;
const DEPARTMENTS = 1_000;
const USERS = 2_000;

/** The company that is measured has more than its share, so that one page is full. */
export const MEASURED = 'cust_measured';
const OWN_DEPARTMENTS = 10;
const OWN_USERS = 100;

export async function loadWorld(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const passwordHash = await hashPassword(PASSWORD);
  await client.query(
    `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
     select case i when 0 then $1 else 'cust_' || i end, 'Firma ' || i, 'Kontakt', '12345678', '12345678', 'a@b.dk', 'Gade 1', '8000', 'Aarhus', now()
     from generate_series(0, $2::int - 1) i`, [MEASURED, COMPANIES]);
  const company = (own: number) => `case when i < ${own} then '${MEASURED}' else 'cust_' || (1 + i % ${COMPANIES - 1}) end`;
  await client.query(
    `insert into department (id, customer_id, name, contact_person, street, zip, city, created_at)
     select 'dep_' || lpad(i::text, 6, '0'), ${company(OWN_DEPARTMENTS)}, 'Afdeling ' || lpad(i::text, 6, '0'), 'Kontakt ' || i, 'Gade 1', '8000', 'Aarhus', now()
     from generate_series(0, $1::int - 1) i`, [DEPARTMENTS]);
  await client.query(
    `insert into user_account (id, customer_id, name, email, password_hash, created_at)
     select 'user_' || lpad(i::text, 6, '0'), ${company(OWN_USERS)}, 'Bruger ' || lpad(i::text, 6, '0'), 'bruger' || i || '@bench.example', $2, now()
     from generate_series(0, $1::int - 1) i`, [USERS, passwordHash]);
  await client.query(
    `insert into session (id, user_id, created_at, expires_at) values ('sess_bench', 'user_000000', now(), now() + interval '1 day')`);
  await client.query('analyze');
  await client.end();
}

/** The portal's own kind of token. The others find the company in it that the portal looks up for itself. */
export function benchToken(secret: string): string {
  return jwt.sign({ sid: 'sess_bench', cid: MEASURED }, secret, {
    algorithm: 'HS256', issuer: 'portal', audience: 'portal', subject: 'user_000000', expiresIn: '1d',
  });
}
