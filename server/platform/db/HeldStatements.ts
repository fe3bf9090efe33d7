import type pg from 'pg';
import type { PreparedStatement } from './QueryAfter.ts';

/** A statement that a caller passes to a connection. It is text alone when it has neither a name nor values. */
export type Statement = string | pg.QueryConfig;

/** The statements with which Kysely begins and commits a transaction, as prepared ones. */
const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };
const BEGINS = /^(begin|start transaction)/;
/** The statement with which MikroORM sets the context of a transaction. Nobody reads its row. */
const SETS_CONTEXT = /^select set_config\(\$1, \$2, true\)/;
const UNREAD_MARK = '-- unread\n';
/** A transaction of many such statements, such as an import, does not collect them in memory. */
const MAX_HELD = 20;

/**
 * Marks a statement of a transaction whose result its caller does not read. It is sent together with the next one, or
 * with the commit, which then also reports its error.
 */
export const unread = (sql: string): string => UNREAD_MARK + sql;

export type HeldStatement = PreparedStatement & { text: string };

/**
 * Holds back the statements of a transaction that need no answer of their own: those that begin it and set its context,
 * and those marked as unread. They are sent in one round trip with the next statement that does.
 */
export class HeldStatements {
  readonly #isPrepared: (name: string) => boolean;
  #held: HeldStatement[] = [];
  #isInTransaction = false;

  /** `isPrepared` tells whether the connection has prepared a statement. Others are sent on their own once. */
  constructor(isPrepared: (name: string) => boolean) {
    this.#isPrepared = isPrepared;
  }

  /**
   * Whether a statement does not have to be sent now, because it is held back, or because it ends a transaction without
   * anything to send.
   */
  takes(statement: Statement): boolean {
    if (typeof statement !== 'string') return needsNoAnswer(statement.text) && this.#hold(statement);
    if (BEGINS.test(statement)) this.#isInTransaction = true;
    if (statement === BEGIN.text) return this.#hold(BEGIN);
    if (statement === COMMIT.text) return this.#end({ isStored: true });
    return statement === 'rollback' && this.#end({ isStored: false });
  }

  /** Returns the statements that are held back. The caller sends them before the next one. */
  release(): readonly HeldStatement[] {
    const held = this.#held;
    if (held.length) this.#held = [];
    return held;
  }

  /** Whether the transaction has ended without anything to send. */
  #end({ isStored }: { isStored: boolean }): boolean {
    this.#isInTransaction = false;
    const isUnsent = this.#held[0]?.text === BEGIN.text;
    if (!isStored || (isUnsent && !this.#held.some(isUnread))) this.#held = [];
    return isUnsent && !this.#held.length;
  }

  #hold({ name, text, values = [] }: pg.QueryConfig): boolean {
    if (!this.#isInTransaction || this.#held.length === MAX_HELD) return false;
    if (!name || !this.#isPrepared(name) || !values.every(isText)) return false;
    this.#held.push({ name, text, values });
    return true;
  }
}

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isUnread = ({ text }: { text: string }) => text.startsWith(UNREAD_MARK);

/** Whether nobody waits for the answer of a statement of a transaction. There are few such texts. */
export const needsNoAnswer = (text: string): boolean => SETS_CONTEXT.test(text) || text.startsWith(UNREAD_MARK);

/** A statement as one that has a name if it can: what Kysely sends around a transaction is plain text. */
export const preparable = (statement: Statement): Statement =>
  statement === BEGIN.text ? BEGIN : statement === COMMIT.text ? COMMIT : statement;
