import DataLoader from 'dataloader';
import type { Reader } from '../context.ts';
import { agreementMinutes, workOfAgreements, type WorkRow } from '../agreementWork/work.reads.ts';
import { clipCardsByIds, clipCardsOfDepartments, entriesOfCards, entriesOfTasks, type ClipCardRow, type HourEntryRow } from '../clipCards/clipCard.reads.ts';
import { customersByIds, type CustomerRow } from '../customers/customer.reads.ts';
import { activeLicenseCounts, departmentsByIds, type DepartmentRow } from '../departments/department.reads.ts';
import { installationsByIds, installationsOfDepartments, type InstallationRow } from '../installations/installation.reads.ts';
import { licensesOfInstallations, type LicenseRow } from '../licenses/license.reads.ts';
import { adminNotes } from '../licenses/licenseRequest.reads.ts';
import { duePayments, ledgerOfDepartments, type DuePayments, type LedgerRow } from '../payments/ledger.reads.ts';
import { agreementsOfDepartments, type AgreementRow } from '../serviceAgreements/agreement.reads.ts';
import { tasksByIds, tasksOfBoardColumns, tasksOfCardColumns, tasksOfCards, type TaskRow } from '../tasks/task.reads.ts';
import { contactsByIds, type ContactRow } from '../team/team.reads.ts';
import { usersByIds, type UserRow } from '../users/user.reads.ts';
import type { NestedPages } from './NestedPages.ts';

export interface Loaders {
  customer: RowLoader<CustomerRow>;
  contact: RowLoader<ContactRow>;
  department: RowLoader<DepartmentRow>;
  installation: RowLoader<InstallationRow>;
  user: RowLoader<UserRow>;
  adminNotes: RowLoader<{ id: string; notes: string | null }>;
  installationLicenses: NestedPages<LicenseRow>;
  departmentAgreements: NestedPages<AgreementRow>;
  agreementWork: NestedPages<WorkRow>;
  clipCard: RowLoader<ClipCardRow>;
  departmentClipCards: NestedPages<ClipCardRow>;
  clipCardEntries: NestedPages<HourEntryRow>;
  task: RowLoader<TaskRow>;
  boardColumnTasks: NestedPages<TaskRow>;
  cardColumnTasks: NestedPages<TaskRow>;
  cardTasks: NestedPages<TaskRow>;
  taskEntries: NestedPages<HourEntryRow>;
  agreementMinutes: RowLoader<{ id: string; total: number }>;
  departmentInstallations: NestedPages<InstallationRow>;
  departmentLedger: NestedPages<LedgerRow>;
  activeLicenses: RowLoader<{ id: string; total: number }>;
  duePayments: RowLoader<DuePayments>;
}

/** Rows asked for by id within one request are fetched together. */
export function createLoaders(ctx: Reader): Loaders {
  return {
    customer: new RowLoader((ids) => customersByIds(ctx, ids)),
    contact: new RowLoader((ids) => contactsByIds(ctx, ids)),
    department: new RowLoader((ids) => departmentsByIds(ctx, ids)),
    installation: new RowLoader((ids) => installationsByIds(ctx, ids)),
    user: new RowLoader((ids) => usersByIds(ctx, ids)),
    adminNotes: new RowLoader((ids) => adminNotes(ctx, ids)),
    installationLicenses: licensesOfInstallations(ctx),
    departmentAgreements: agreementsOfDepartments(ctx),
    agreementWork: workOfAgreements(ctx),
    clipCard: new RowLoader((ids) => clipCardsByIds(ctx, ids)),
    departmentClipCards: clipCardsOfDepartments(ctx),
    clipCardEntries: entriesOfCards(ctx),
    task: new RowLoader((ids) => tasksByIds(ctx, ids)),
    boardColumnTasks: tasksOfBoardColumns(ctx),
    cardColumnTasks: tasksOfCardColumns(ctx),
    cardTasks: tasksOfCards(ctx),
    taskEntries: entriesOfTasks(ctx),
    agreementMinutes: new RowLoader((ids) => agreementMinutes(ctx, ids)),
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
