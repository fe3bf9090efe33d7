import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { customersByIds, type CustomerRow } from '../customers/customer.reads.ts';
import { activeLicenseCounts, departmentsByIds, type DepartmentRow } from '../departments/department.reads.ts';
import { installationsOfDepartments, type InstallationRow } from '../installations/installation.reads.ts';
import { duePayments, ledgerOfDepartments, type DuePayments, type LedgerRow } from '../payments/ledger.reads.ts';
import { contactsByIds, type ContactRow } from '../team/team.reads.ts';
import type { NestedPages } from './NestedPages.ts';

export interface Loaders {
  customer: RowLoader<CustomerRow>;
  contact: RowLoader<ContactRow>;
  department: RowLoader<DepartmentRow>;
  departmentInstallations: NestedPages<InstallationRow>;
  departmentLedger: NestedPages<LedgerRow>;
  activeLicenses: RowLoader<{ id: string; total: number }>;
  duePayments: RowLoader<DuePayments>;
}

/** Rows asked for by id within one request are fetched together. */
export function createLoaders(ctx: Context): Loaders {
  return {
    customer: new RowLoader((ids) => customersByIds(ctx, ids)),
    contact: new RowLoader((ids) => contactsByIds(ctx, ids)),
    department: new RowLoader((ids) => departmentsByIds(ctx, ids)),
    departmentInstallations: installationsOfDepartments(ctx),
    departmentLedger: ledgerOfDepartments(ctx),
    activeLicenses: new RowLoader((ids) => activeLicenseCounts(ctx, ids)),
    duePayments: new RowLoader((ids) => duePayments(ctx, ids)),
  };
}

/** A dataloader that hands out what it already has without a promise: a hundred rows of one company await nothing. */
export class RowLoader<Row extends { id: string }> {
  readonly #known = new Map<string, Row>();
  readonly #loader: DataLoader<string, Row | null>;

  constructor(fetch: (ids: readonly string[]) => Promise<Row[]>) {
    this.#loader = new DataLoader(async (ids) => {
      for (const row of await fetch(ids)) this.#known.set(row.id, row);
      return ids.map((id) => this.#known.get(id) ?? null);
    }, { maxBatchSize: 500 });
  }

  /** A row that came along with something else need not be asked for. */
  prime(row: Row): void {
    this.#known.set(row.id, row);
  }

  load(id: string): Row | Promise<Row | null> {
    return this.#known.get(id) ?? this.#loader.load(id);
  }
}
