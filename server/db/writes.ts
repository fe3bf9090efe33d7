import { EntityManager, MikroORM, OptimisticLockError } from '@mikro-orm/postgresql';
import { changedMeanwhile } from '../errors.ts';
import { newMailRow, type MailMessage } from '../mail/outgoing.ts';
import type { LiveEvent } from '../live/events.ts';
import { CUSTOMER_VARIABLE, USER_VARIABLE, type DbContext } from './roles.ts';

/** What a service changes the world through: entities, and what must be true together with them. */
export interface Write {
  em: EntityManager;
  /** Told to subscribers once the change is committed. */
  publish(event: LiveEvent): void;
  /** Sent once the change is committed. */
  mail(message: MailMessage): void;
}

export interface Written {
  events: LiveEvent[];
  mailIds: string[];
}

export interface WriteListener {
  committed(written: Written): void;
}

/** One transaction under one context: entities, activities, mails and events are stored together or not at all. */
export class Writes {
  readonly #orm: MikroORM;
  readonly #listener: WriteListener;

  constructor(orm: MikroORM, listener: WriteListener) {
    this.#orm = orm;
    this.#listener = listener;
  }

  async run<T>(context: DbContext, work: (write: Write) => Promise<T>): Promise<T> {
    const em = this.#orm.em.fork({ clear: true });
    em.setSessionContext({
      role: context.role,
      variables: { [CUSTOMER_VARIABLE]: context.customerId ?? '', [USER_VARIABLE]: context.userId ?? '' },
    });
    const events: LiveEvent[] = [];
    const mails: MailMessage[] = [];
    const mailIds: string[] = [];
    const result = await em.transactional(async (tx) => {
      const value = await work({
        em: tx as EntityManager,
        publish: (event) => events.push(event),
        mail: (message) => mails.push(message),
      });
      await tx.flush();
      mailIds.push(...(await storeMails(tx as EntityManager, mails)));
      await storeEvents(tx as EntityManager, events);
      return value;
    }).catch((error: unknown) => {
      throw error instanceof OptimisticLockError ? changedMeanwhile() : error;
    });
    this.#listener.committed({ events, mailIds });
    return result;
  }
}

// Plain inserts: whoever leaves a mail or an event may not read it back, which an entity's insert would try to.

async function storeMails(em: EntityManager, messages: MailMessage[]): Promise<string[]> {
  const rows = messages.map(newMailRow);
  for (const row of rows) {
    await em.execute(
      'insert into mail (id, kind, recipient, subject, text, html, calendar, created_at, next_attempt_at) values (?, ?, ?, ?, ?, ?, ?, now(), now())',
      [row.id, row.kind, row.recipient, row.subject, row.text, row.html, row.calendar && JSON.stringify(row.calendar)],
    );
  }
  return rows.map(({ id }) => id);
}

async function storeEvents(em: EntityManager, events: LiveEvent[]): Promise<void> {
  if (!events.length) return;
  await em.execute(
    `insert into outbox_event (topic, entity_id, customer_id) values ${events.map(() => '(?, ?, ?)').join(', ')}`,
    events.flatMap(({ topic, id, customerId }) => [topic, id, customerId]),
  );
}
