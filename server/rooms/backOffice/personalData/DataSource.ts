import type { Word } from '../../../../domain/basics/vocabulary.ts';

/** An SQL expression over the row `t`, and the labels of its values if they are keys of a vocabulary. */
export type ExportedColumn = string | { sql: string; words: Readonly<Record<string, Word>> };

/**
 * How one table holds data about a person. The SQL refers to the table's row as `t` and to the person as `p`, whose
 * columns `PERSON_ROW` lists.
 */
export interface DataSource {
  table: string;
  /** SQL condition: the row is about the person. */
  where: string;
  /** The section of the copy that a person downloads. Without it, the rows are in no copy. */
  copy?: {
    title: string;
    /** The headings and their values. */
    columns: Record<string, ExportedColumn>;
    /** The rows in the copy, if not all of `where`. */
    where?: string;
    order?: string;
  };
  /** Deletes the rows, or sets columns to SQL expressions. Without it, the rows stay, with no more than the id. */
  erase?: 'DELETE' | Record<string, string>;
  /**
   * The rows are bookkeeping records, which the law protects for some years. The expression is the time from which the
   * years count.
   */
  keptSince?: string;
}
