import type { Reader } from '../context.ts';
import { pendingEmails } from '../auth/emailConfirmation.reads.ts';
import { agreementMinutes, workOfAgreements } from '../agreementWork/work.reads.ts';
import { activeCardHours } from '../clipCards/clipCardHours.reads.ts';
import {
  clipCardsByIds,
  clipCardsOfDepartments,
  hourEntriesOfCards,
  hourEntriesOfTasks,
} from '../clipCards/clipCard.reads.ts';
import { customersByIds, departmentCounts, licenseCounts, userCounts } from '../customers/customer.reads.ts';
import { activeLicenseCounts, departmentsByIds } from '../departments/department.reads.ts';
import { eventsByIds } from '../events/event.reads.ts';
import { ownRegistrationsOf, registrationsOfEvents, waitingPositions } from '../events/registration.reads.ts';
import { installationsByIds, installationsOfDepartments } from '../installations/installation.reads.ts';
import { integrationsOfInstallations } from '../integrations/integration.reads.ts';
import { deliveriesOfIntegrations } from '../integrations/webhooks/delivery.reads.ts';
import { licensesOfInstallations } from '../licenses/license.reads.ts';
import { adminNotes, requestsOfInstallations } from '../licenses/licenseRequest.reads.ts';
import { companyBalances, duePayments, ledgerOfDepartments, oldestPendingEntries } from '../payments/ledger.reads.ts';
import { RowLoader, RowsById } from './RowLoader.ts';
import { agreementsOfDepartments, openAgreements } from '../serviceAgreements/agreement.reads.ts';
import {
  tasksAwaiting,
  tasksByIds,
  tasksOfBoardColumns,
  tasksOfCardColumns,
  tasksOfCards,
} from '../tasks/task.reads.ts';
import { contactsByIds } from '../team/team.reads.ts';
import { usersByIds } from '../users/user.reads.ts';

/** Creates each loader of a request. Those that return `RowsById` may be used by relations. */
const loaderFactories = {
  customer: (ctx: Reader) => new RowsById(ctx, customersByIds),
  userCounts: (ctx: Reader) => new RowLoader((ids) => userCounts(ctx, ids)),
  departmentCounts: (ctx: Reader) => new RowLoader((ids) => departmentCounts(ctx, ids)),
  licenseCounts: (ctx: Reader) => new RowLoader((ids) => licenseCounts(ctx, ids)),
  contact: (ctx: Reader) => new RowsById(ctx, contactsByIds),
  department: (ctx: Reader) => new RowsById(ctx, departmentsByIds),
  installation: (ctx: Reader) => new RowsById(ctx, installationsByIds),
  user: (ctx: Reader) => new RowsById(ctx, usersByIds),
  pendingEmail: (ctx: Reader) => new RowLoader((ids) => pendingEmails(ctx, ids)),
  adminNotes: (ctx: Reader) => new RowLoader((ids) => adminNotes(ctx, ids)),
  installationLicenses: (ctx: Reader) => licensesOfInstallations(ctx),
  installationRequests: (ctx: Reader) => requestsOfInstallations(ctx),
  departmentAgreements: (ctx: Reader) => agreementsOfDepartments(ctx),
  openAgreement: (ctx: Reader) => new RowLoader((ids) => openAgreements(ctx, ids)),
  agreementWork: (ctx: Reader) => workOfAgreements(ctx),
  clipCard: (ctx: Reader) => new RowsById(ctx, clipCardsByIds),
  clipCardHours: (ctx: Reader) => new RowLoader((ids) => activeCardHours(ctx, ids)),
  departmentClipCards: (ctx: Reader) => clipCardsOfDepartments(ctx),
  clipCardEntries: (ctx: Reader) => hourEntriesOfCards(ctx),
  task: (ctx: Reader) => new RowsById(ctx, tasksByIds),
  boardColumnTasks: (ctx: Reader) => tasksOfBoardColumns(ctx),
  cardColumnTasks: (ctx: Reader) => tasksOfCardColumns(ctx),
  awaitingTasks: (ctx: Reader) => tasksAwaiting(ctx),
  cardTasks: (ctx: Reader) => tasksOfCards(ctx),
  taskEntries: (ctx: Reader) => hourEntriesOfTasks(ctx),
  agreementMinutes: (ctx: Reader) => new RowLoader((ids) => agreementMinutes(ctx, ids)),
  departmentInstallations: (ctx: Reader) => installationsOfDepartments(ctx),
  departmentLedger: (ctx: Reader) => ledgerOfDepartments(ctx),
  activeLicenses: (ctx: Reader) => new RowLoader((ids) => activeLicenseCounts(ctx, ids)),
  event: (ctx: Reader) => new RowsById(ctx, eventsByIds),
  eventRegistrations: (ctx: Reader) => registrationsOfEvents(ctx),
  waitingPosition: (ctx: Reader) => new RowLoader((ids) => ctx.readAsSystem(waitingPositions(ids))),
  viewerRegistration: (ctx: Reader) => new RowLoader((ids) => ownRegistrationsOf(ctx, ids)),
  integrations: (ctx: Reader) => new RowLoader((ids) => integrationsOfInstallations(ctx, ids)),
  webhookDeliveries: (ctx: Reader) => deliveriesOfIntegrations(ctx),
  duePayments: (ctx: Reader) => new RowLoader((ids) => duePayments(ctx, ids)),
  companyBalance: (ctx: Reader) => new RowLoader((ids) => companyBalances(ctx, ids)),
  oldestOwed: (ctx: Reader) => new RowLoader((ids) => oldestPendingEntries(ctx, ids)),
};

/** The loaders of one request, by name. */
export type Loaders = { readonly [Name in keyof typeof loaderFactories]: ReturnType<(typeof loaderFactories)[Name]> };

/** Creates each loader on first access, because a request needs few of them. */
class LazyLoaders {
  readonly ctx: Reader;

  constructor(ctx: Reader) {
    this.ctx = ctx;
  }
}

for (const [name, createLoader] of Object.entries(loaderFactories)) {
  Object.defineProperty(LazyLoaders.prototype, name, {
    get(this: LazyLoaders) {
      const value = createLoader(this.ctx);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
}

/**
 * The loaders of one request: rows by id, and lists and counts by the id of a parent row, each read in batches. Loaded
 * rows stay cached, so the loaders must not outlive the request or be shared between callers.
 */
export const createLoaders = (ctx: Reader) => new LazyLoaders(ctx) as unknown as Loaders;
