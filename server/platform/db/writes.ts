import { EntityManager, MikroORM, OptimisticLockError } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { versionConflict } from '../errors.ts';
import type { LiveEvent } from './events.ts';
import { runIn } from './query.ts';
import { currentJournal } from './replayJournal.ts';
import { contextVariables, type DbContext, type DbRole } from './roles.ts';

/** The messages that a transaction can add, by kind. Each room that sends messages adds its kind here. */
// oxlint-disable-next-line @typescript-eslint/no-empty-interface
export interface Messages {}

/**
 * One open transaction of a service: entities, and the events and messages that are stored together with them. Each
 * kind of message has a method of its name, which adds a message that is sent once the transaction is committed.
 */
export type Write = {
  em: EntityManager;
  /** Adds a live event, which subscribers receive once the transaction is committed. */
  publish(event: LiveEvent): void;
} & { [Kind in keyof Messages]: (message: Messages[Kind]) => void };

/** The events that a transaction has published, and the role that it was started with. */
export interface TransactionSummary {
  events: readonly LiveEvent[];
  role: DbRole;
}

/**
 * Stores the messages of one kind within the transaction, and returns the ids of the rows that wait to be sent. Called
 * for each transaction, because messages can follow from its events as well.
 */
export type StoreMessages<Message> = (
  em: EntityManager,
  messages: readonly Message[],
  summary: TransactionSummary,
) => Promise<string[]>;

type Stores = { [Kind in keyof Messages]: StoreMessages<Messages[Kind]> };

/** The side effects of a committed transaction. */
export interface CommittedEffects {
  events: LiveEvent[];
  /** The ids of the stored messages, by kind. */
  messageIds: Record<keyof Messages, string[]>;
}

export interface WriteListener {
  /** Called after each commit; must not throw. */
  onCommit(effects: CommittedEffects): void;
}

/** Runs transactions. Lives as long as the process. */
export class Writes {
  readonly #orm: MikroORM;
  readonly #stores: Stores;
  readonly #kinds: (keyof Messages)[];
  readonly #listener: WriteListener;

  constructor(orm: MikroORM, stores: Stores, listener: WriteListener) {
    this.#orm = orm;
    this.#stores = stores;
    this.#kinds = Object.keys(stores) as (keyof Messages)[];
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
    return journal ? journal.write<T>((record) => this.#run(context, work, record)) : this.#run(context, work);
  }

  async #run<T>(
    context: DbContext,
    work: (write: Write) => Promise<T>,
    beforeCommit?: (value: T, em: EntityManager) => Promise<void>,
  ): Promise<T> {
    const em = this.#orm.em.fork({ clear: true });
    // All variables are set by one statement.
    em.setSessionContext({ variables: contextVariables(context) });
    const events: LiveEvent[] = [];
    const messages = {} as Record<keyof Messages, never[]>;
    const messageIds = {} as CommittedEffects['messageIds'];
    const write = { publish: (event) => void events.push(event) } as Write;
    for (const kind of this.#kinds) {
      messages[kind] = [];
      write[kind] = (message) => void messages[kind].push(message as never);
    }
    const result = await em
      .transactional(async (tx) => {
        write.em = tx as EntityManager;
        const value = await work(write);
        await tx.flush();
        for (const kind of this.#kinds)
          messageIds[kind] = await this.#stores[kind](tx as EntityManager, messages[kind], {
            events,
            role: context.role,
          });
        await storeEvents(tx as EntityManager, events);
        await beforeCommit?.(value, tx as EntityManager);
        return value;
      })
      .catch((error: unknown) => {
        throw error instanceof OptimisticLockError ? versionConflict() : error;
      });
    this.#listener.onCommit({ events, messageIds });
    return result;
  }
}

/**
 * A plain insert, because the ORM reads an inserted row back, and most roles may insert events but not read them. The
 * text is the same for any number of events, so that each connection plans it once.
 */
async function storeEvents(em: EntityManager, events: LiveEvent[]): Promise<void> {
  if (!events.length) return;
  await runIn(
    em,
    sql`insert into outbox_event (topic, entity_id, customer_id)
      select topic, id, "customerId"
      from json_to_recordset(${JSON.stringify(events)}) as event (topic text, id text, "customerId" text)`,
  );
}
