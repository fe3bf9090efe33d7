import type { RawBuilder } from 'kysely';
import type { Word } from '../../../../domain/basics/vocabulary.ts';

type Sql = RawBuilder<unknown>;

/** An SQL expression over the row `t`, and the labels of its values if they are keys of a vocabulary. */
export type ExportedColumn = Sql | { value: Sql; words: Readonly<Record<string, Word>> };

/**
 * How one table holds data about a person. The SQL refers to the table's row as `t` and to the person as `p`, whose
 * columns `personRow` lists.
 */
export interface DataSource {
  table: string;
  /** SQL condition: the row is about the person. */
  where: Sql;
  /** The section of the copy that a person downloads. Without it, the rows are in no copy. */
  copy?: {
    title: string;
    /** The headings and their values. */
    columns: Record<string, ExportedColumn>;
    /** The rows in the copy, if not all of `where`. */
    where?: Sql;
    order?: Sql;
  };
  /** Deletes the rows, or sets columns to SQL expressions. Without it, the rows stay, with no more than the id. */
  erase?: 'DELETE' | ErasedColumns;
  /**
   * The rows are bookkeeping records, which the law protects for some years. The expression is the time from which the
   * years count.
   */
  keptSince?: Sql;
}

/** The columns that an erasure sets, with their SQL expressions. */
export type ErasedColumns = Record<string, Sql>;
