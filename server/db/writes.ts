import { EntityManager, MikroORM, OptimisticLockError, type QueryResult } from '@mikro-orm/postgresql';
import { versionConflict } from '../errors.ts';
import { queueWebhooks, type WebhookMessage } from '../integrations/webhooks/queue.ts';
import { newMailRow, type MailMessage } from '../mail/outgoing.ts';
import type { LiveEvent } from '../live/events.ts';
import { CUSTOMER_VARIABLE, USER_VARIABLE, type DbContext } from './roles.ts';
import { currentJournal } from './replayJournal.ts';

/**
 * One open transaction of a service: entities, and the events, mails and webhooks that are stored together with them.
 */
export interface Write {
  em: EntityManager;
  /** Adds a live event, which subscribers receive once the transaction is committed. */
  publish(event: LiveEvent): void;
  /** Adds a mail, which is sent once the transaction is committed, unless the recipient has muted its category. */
  mail(message: MailMessage): void;
  /** Adds a webhook message, which the company's subscribed addresses receive once the transaction is committed. */
  webhook(message: WebhookMessage): void;
}

/** The side effects of a committed transaction, by their ids. */
export interface CommittedEffects {
  events: LiveEvent[];
  mailIds: string[];
  webhookIds: string[];
}

export interface WriteListener {
  /** Called after each commit; must not throw. */
  onCommit(effects: CommittedEffects): void;
}

/** Runs transactions. Lives as long as the process. */
export class Writes {
  readonly #orm: MikroORM;
  readonly #listener: WriteListener;

  constructor(orm: MikroORM, listener: WriteListener) {
    this.#orm = orm;
    this.#listener = listener;
  }

  /**
   * Runs `work` in one transaction with the role and the company of `context`: entities, activities, mails and live
   * events are stored together, or not at all when `work` throws. Throws CONFLICT when an entity's version has changed
   * meanwhile. In a repeated idempotent call, a transaction that was committed before does not run again and returns
   * its first result.
   */
  async run<T>(context: DbContext, work: (write: Write) => Promise<T>): Promise<T> {
    const journal = currentJournal();
    return journal
      ? journal.write<T>((record) =>
          this.#run(context, work, (value, em) => record(value, (sql, values) => em.execute(sql, values))),
        )
      : this.#run(context, work);
  }

  async #run<T>(
    context: DbContext,
    work: (write: Write) => Promise<T>,
    beforeCommit?: (value: T, em: EntityManager) => Promise<void>,
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
        await beforeCommit?.(value, tx as EntityManager);
        return value;
      })
      .catch((error: unknown) => {
        throw error instanceof OptimisticLockError ? versionConflict() : error;
      });
    this.#listener.onCommit({ events, mailIds, webhookIds });
    return result;
  }
}

// Plain inserts, because the ORM reads an inserted row back, and most roles may insert mails and events but not read
// them.

/** The only place that stores mails. A mail of a category that its recipient has muted is not stored. */
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
