import { EntityManager, MikroORM, OptimisticLockError, type QueryResult } from '@mikro-orm/postgresql';
import { changedMeanwhile } from '../errors.ts';
import { queueWebhooks, type WebhookMessage } from '../integrations/webhooks/queue.ts';
import { newMailRow, type MailMessage } from '../mail/outgoing.ts';
import type { LiveEvent } from '../live/events.ts';
import { CUSTOMER_VARIABLE, USER_VARIABLE, type DbContext } from './roles.ts';
import { currentSteps } from './steps.ts';

/** What a service changes the world through: entities, and what must be true together with them. */
export interface Write {
  em: EntityManager;
  /** Told to subscribers once the change is committed. */
  publish(event: LiveEvent): void;
  /** Sent once the change is committed. */
  mail(message: MailMessage): void;
  /** Told to the company's own systems once the change is committed, where they want to hear of it. */
  webhook(message: WebhookMessage): void;
}

export interface Written {
  events: LiveEvent[];
  mailIds: string[];
  webhookIds: string[];
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
    const steps = currentSteps();
    return steps
      ? steps.write<T>((done) =>
          this.#run(context, work, (value, em) => done(value, (sql, values) => em.execute(sql, values))),
        )
      : this.#run(context, work);
  }

  async #run<T>(
    context: DbContext,
    work: (write: Write) => Promise<T>,
    done?: (value: T, em: EntityManager) => Promise<void>,
  ): Promise<T> {
    const em = this.#orm.em.fork({ clear: true });
    em.setSessionContext({
      role: context.role,
      variables: { [CUSTOMER_VARIABLE]: context.customerId ?? '', [USER_VARIABLE]: context.userId ?? '' },
    });
    const events: LiveEvent[] = [];
    const mails: MailMessage[] = [];
    const mailIds: string[] = [];
    const webhooks: WebhookMessage[] = [];
    const webhookIds: string[] = [];
    const result = await em
      .transactional(async (tx) => {
        const value = await work({
          em: tx as EntityManager,
          publish: (event) => events.push(event),
          mail: (message) => mails.push(message),
          webhook: (message) => webhooks.push(message),
        });
        await tx.flush();
        mailIds.push(...(await storeMails(tx as EntityManager, mails)));
        webhookIds.push(...(await queueWebhooks(tx as EntityManager, webhooks)));
        await storeEvents(tx as EntityManager, events);
        await done?.(value, tx as EntityManager);
        return value;
      })
      .catch((error: unknown) => {
        throw error instanceof OptimisticLockError ? changedMeanwhile() : error;
      });
    this.#listener.committed({ events, mailIds, webhookIds });
    return result;
  }
}

// Plain inserts: whoever leaves a mail or an event may not read it back, which an entity's insert would try to.

/** The one place where mails begin: what somebody doesn't want is not written at all. */
async function storeMails(em: EntityManager, messages: MailMessage[]): Promise<string[]> {
  const stored: string[] = [];
  for (const row of messages.map(newMailRow)) {
    const { affectedRows } = await em.execute<QueryResult>(
      `insert into mail (id, kind, recipient, subject, text, html, calendar, created_at, next_attempt_at)
       select ?, ?, ?, ?, ?, ?, ?::jsonb, now(), now() where not mutes_mail(?, ?)`,
      [
        row.id,
        row.kind,
        row.recipient,
        row.subject,
        row.text,
        row.html,
        row.calendar && JSON.stringify(row.calendar),
        row.recipient,
        row.category,
      ],
      'run',
    );
    if (affectedRows) stored.push(row.id);
  }
  return stored;
}

async function storeEvents(em: EntityManager, events: LiveEvent[]): Promise<void> {
  if (!events.length) return;
  await em.execute(
    `insert into outbox_event (topic, entity_id, customer_id) values ${events.map(() => '(?, ?, ?)').join(', ')}`,
    events.flatMap(({ topic, id, customerId }) => [topic, id, customerId]),
  );
}
