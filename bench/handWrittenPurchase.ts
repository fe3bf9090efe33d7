import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Claims } from './viewers.ts';

const pool = new pg.Pool({ connectionString: process.env.BENCH_APP_URL, max: 10 });
/** The mails have the length of the portal's own. */
const MAIL_TEXT = 'Tak for bestillingen. '.repeat(24);
const MAIL_HTML = '<p>Tak for bestillingen.</p>'.repeat(75);

interface Order {
  purchaseId: string;
  departmentId: string;
  hours: number;
}

/** Sells a clip card by invoice in one transaction, which stores the same rows as the portal does. */
export async function sellClipCard({ cid, sub }: Claims, { purchaseId, departmentId, hours }: Order): Promise<string> {
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
  const [cardId, activityId] = [`clip_${randomUUID()}`, `act_${randomUUID()}`];
  const mailIds = [`mail_${randomUUID()}`, `mail_${randomUUID()}`];
  const description = `Klippekort, ${hours} timer`;
  const price = hours * 116_550;
  try {
    await client.query('begin');
    await run('context', CONTEXT, ['portal_sales', cid, sub]);
    const { rows } = await run('department', 'select name from department where id = $1 for update', [departmentId]);
    if (!rows[0]) throw new Error('The department does not exist');
    await run(
      'card',
      `insert into clip_card (id, customer_id, department_id, user_id, hours, hours_used, discount, price, status,
         expires_on, is_billed, origin, purchase_id, created_at, version)
       values ($1, $2, $3, $4, $5, 0, 10, $6, 'ACTIVE', now() + interval '1 year', true, 'CLIENT', $7, now(), 1)`,
      [cardId, cid, departmentId, sub, hours, price, purchaseId],
    );
    await run(
      'activity',
      `insert into activity (id, customer_id, entity_type, entity_id, title, description, actor_id, actor_name,
         created_at)
       values ($1, $2, 'clip_card', $3, $4, $5, $6, 'Bruger 000000', now())`,
      [activityId, cid, cardId, `Et klippekort med ${hours} timer er købt`, rows[0].name, sub],
    );
    await run(
      'terms',
      `insert into terms_acceptance (id, customer_id, document, terms_version, subject_id, description, accepted_by_id,
         accepted_by, address, accepted_at)
       values ($1, $2, 'CLIP_CARD', '2026-11-01', $3, $4, $5, 'Bruger 000000', '127.0.0.1', now())`,
      [`acc_${randomUUID()}`, cid, cardId, description, sub],
    );
    await run(
      'entry',
      `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross,
         status, method, origin, purchase_id, created_at)
       values ($1, $2, $3, 'clip_card', $4, $5, $6, $6 / 4, $6 + $6 / 4, 'PENDING', 'INVOICE', 'CLIENT', $7, now())`,
      [`ledg_${randomUUID()}`, cid, departmentId, cardId, description, price, purchaseId],
    );
    await run(
      'mails',
      `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at) values
         ($1, 'clip-card-bought', 's@b.dk', $3, $4, $5, now(), now()),
         ($2, 'order-confirmed', 'bruger0@bench.example', $3, $4, $5, now(), now())`,
      [...mailIds, description, MAIL_TEXT, MAIL_HTML],
    );
    await run(
      'events',
      `insert into outbox_event (topic, entity_id, customer_id) values
         ('activity.added', $1, $4), ('clip-card.changed', $2, $4), ('ledger.changed', $3, $4)`,
      [activityId, cardId, departmentId, cid],
    );
    await run('context', CONTEXT, ['portal_system', cid, sub]);
    await run(
      'jobs',
      `insert into pgboss.job_common (name, data) values
         ('mail.send', jsonb_build_object('id', $1::text)), ('mail.send', jsonb_build_object('id', $2::text)),
         ('tasks.refresh', jsonb_build_object('customerId', $3::text))`,
      [...mailIds, cid],
    );
    await client.query('commit');
    client.release();
    return JSON.stringify({ id: cardId, hours, price, status: 'ACTIVE' });
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const CONTEXT = `select set_config('role', $1, true), set_config('app.customer_id', $2, true),
  set_config('app.user_id', $3, true), set_config('app.subjects', '*', true), set_config('app.departments', '*', true)`;
