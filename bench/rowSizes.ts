import type pg from 'pg';
import { growingTables } from './growingTables.ts';
import { printLine } from './loadGenerator.ts';

interface TableSize {
  table: string;
  rows: number;
  heapPerRow: number;
  indexes: { name: string; perRow: number }[];
}

/** Measures the average bytes that a row takes on disk, in its table and in each index, after the tables have grown. */
export async function measureRowSizes(client: pg.Client): Promise<TableSize[]> {
  const sizes: TableSize[] = [];
  for (const table of Object.keys(growingTables)) {
    const {
      rows: [{ rows, heap }],
    } = await client.query(`select count(*)::int as rows, pg_table_size($1::regclass)::float as heap from ${table}`, [
      table,
    ]);
    const { rows: indexes } = await client.query(
      `select indexrelid::regclass::text as name, pg_relation_size(indexrelid)::float as bytes
       from pg_index where indrelid = $1::regclass order by bytes desc`,
      [table],
    );
    sizes.push({
      table,
      rows,
      heapPerRow: heap / rows,
      indexes: indexes.map(({ name, bytes }: { name: string; bytes: number }) => ({ name, perRow: bytes / rows })),
    });
  }
  printLine('\nbytes per row, in its table and its indexes');
  for (const { table, rows, heapPerRow, indexes } of sizes) {
    const inIndexes = indexes.reduce((sum, { perRow }) => sum + perRow, 0);
    printLine(
      [
        `  ${table.padEnd(16)}${String(rows).padStart(10)} rows`,
        `table ${heapPerRow.toFixed(0).padStart(4)}`,
        `indexes ${inIndexes.toFixed(0).padStart(4)}`,
        indexes.map(({ name, perRow }) => `${name} ${perRow.toFixed(0)}`).join(', '),
      ].join('   '),
    );
  }
  return sizes;
}
