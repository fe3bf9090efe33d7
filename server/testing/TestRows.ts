import type { TestDatabase } from './testDatabase.ts';

export type Row = Record<string, unknown>;

/** Inserts test data directly into the tables, as the superuser. */
export class TestRows {
  readonly sql: TestDatabase['sql'];
  #count = 0;

  constructor({ sql }: Pick<TestDatabase, 'sql'>) {
    this.sql = sql;
  }

  /** Returns a new number, which makes a name or an address unique. */
  nextNumber(): number {
    this.#count += 1;
    return this.#count;
  }

  async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    await this.sql(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  /** The id of the company that a row belongs to. */
  async customerOf(table: string, id: string): Promise<string> {
    const [row] = await this.sql<{ customer_id: string }>(`select customer_id from ${table} where id = $1`, [id]);
    return row!.customer_id;
  }

  /** The columns `customer_id` and `department_id` for a row that belongs to a department. */
  async ownerOf(departmentId: string): Promise<Row> {
    return { customer_id: await this.customerOf('department', departmentId), department_id: departmentId };
  }
}
