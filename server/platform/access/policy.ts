import { EVERY_EMPLOYEE, worksIn, type Area } from '../../../domain/backOffice/employeeAreas.ts';
import { PREVIEW_CHANGES_NOTHING } from '../../../domain/basics/preview.ts';
import type { CompanyRole, Subject } from '../../../domain/basics/vocabulary.ts';
import { AppError, forbidden } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * All rules about which viewer may perform which action. Services assert an action, and the `viewerCan…` fields of the
 * schema use the same table, so that the client never has to derive a rule itself.
 */
const actions = {
  signOut: (viewer: Viewer) => viewer.kind === 'session',
  /** People and roles, prices, settings, the audit log, personal data and API tokens: admins alone. */
  administer: (viewer: Viewer) => isEmployeeIn(viewer, []),
  /** Every employee of the reseller. The operations and policies below say what of the back office each may use. */
  workInBackOffice: (viewer: Viewer) => isEmployeeIn(viewer, EVERY_EMPLOYEE),
  /** Tasks, installations, seats, Zendesk connections, service status, and requests of users. */
  support: (viewer: Viewer) => isEmployeeIn(viewer, ['SUPPORT']),
  /** Companies, licences, agreements, clip cards, renewals and approvals. */
  sell: (viewer: Viewer) => isEmployeeIn(viewer, ['SALES']),
  /** Invoices, payments, Dinero, reminders and reports. */
  keepBooks: (viewer: Viewer) => isEmployeeIn(viewer, ['BOOKKEEPING']),
  /** Events, registrations, messages and feedback. */
  runEvents: (viewer: Viewer) => isEmployeeIn(viewer, ['EVENTS']),
  /** The price lists and the agreed prices of all companies, which admins alone change. */
  readPrices: (viewer: Viewer) => isEmployeeIn(viewer, ['SALES']),
  /** Work on clip cards, which support does and sales corrects. */
  logHours: (viewer: Viewer) => isEmployeeIn(viewer, ['SUPPORT', 'SALES']),
  /** Acting as a user of a company. Only admins act as users who are employees themselves. */
  impersonate: (viewer: Viewer) => isEmployeeIn(viewer, ['SUPPORT']),
  /** The company, its departments and installations. A program with a scope does not see all that a change affects. */
  manageCompany: (viewer: Viewer) => hasRole(viewer, ['ADMINISTRATOR']) && seesWholeCompany(viewer),
  /** Settings of integrations, and webhooks. */
  manageIntegrations: (viewer: Viewer) => hasRole(viewer, ['ADMINISTRATOR']) && sees(viewer, 'INTEGRATIONS'),
  /** How departments pay. An impersonating admin may not change it. */
  changePayment: (viewer: Viewer) =>
    hasRole(viewer, ['ADMINISTRATOR']) && !isImpersonated(viewer) && sees(viewer, 'FINANCE'),
  /** Any order or purchase. What is bought has a right of its own. */
  buy: (viewer: Viewer) => canBuy(viewer),
  /** Orders of licences, changes of ordered seats, and decisions about the renewal of licences. */
  orderLicenses: (viewer: Viewer) => isBuyer(viewer) && sees(viewer, 'LICENSES'),
  /** Purchases of clip cards and service agreements, and decisions about their renewal. */
  buyAgreements: (viewer: Viewer) => isBuyer(viewer) && sees(viewer, 'AGREEMENTS'),
  /** Payments of what is owed: invoices, and periods whose card payment has failed. */
  pay: (viewer: Viewer) => canPay(viewer),
  /** Continuing an own card purchase, whose price the buyer has seen, or paying what is owed. */
  continuePayments: (viewer: Viewer) => canBuy(viewer) || canPay(viewer),
  /** A standing order of clip cards, which only a person can place, and in nobody else's name. */
  orderAutomatically: (viewer: Viewer) =>
    viewer.kind === 'session' && isBuyer(viewer) && !viewer.actor && sees(viewer, 'AGREEMENTS'),
  /** Any user of the company but its readers, and a partner's API token, may create and approve tasks. */
  manageTasks: (viewer: Viewer) =>
    hasRole(viewer, ['ADMINISTRATOR', 'BUYER', 'FINANCE', 'MEMBER']) && sees(viewer, 'TASKS'),
  /** Files on what the caller sees, and documents of the company. A reader changes nothing. */
  shareFiles: (viewer: Viewer) => hasRole(viewer, ['ADMINISTRATOR', 'BUYER', 'FINANCE', 'MEMBER']),
  /** Only a person binds the company to a document, and in nobody else's name. */
  confirmDocuments: (viewer: Viewer) =>
    viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** Purchases above the company's limit, and the limit. Nobody approves in somebody else's name. */
  approvePurchases: (viewer: Viewer) =>
    viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** The company's users and their roles. An API token may not change them. */
  managePeople: (viewer: Viewer) =>
    viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && sees(viewer, 'PEOPLE'),
  /** More subjects or departments, which a user asks for themselves. */
  requestRights: (viewer: Viewer) =>
    viewer.kind === 'session' && viewer.role === 'USER' && viewer.customerId !== null && !viewer.actor,
  /** The company's own audit log. */
  readAuditLog: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']),
  /** The names of the agents of the company's help desks. An impersonating admin sees none, nor does a program. */
  readAgents: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** Only a person can take a place at an event. */
  joinEvents: (viewer: Viewer) => viewer.kind === 'session',
  /** Only the participant says what they think of an event, not an impersonating admin. */
  giveFeedback: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  /** An impersonating admin may change neither the user's e-mail nor their password. */
  changeSignIn: (viewer: Viewer) => isOwner(viewer),
  /** Rules for how the users of the company sign in. */
  manageSecurity: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** The API tokens of the company. Nobody issues one in somebody else's name, and no token issues another. */
  manageApiTokens: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** The screen about the own sign-in, which is empty for an admin who acts as the user. */
  openSignInSecurity: (viewer: Viewer) => viewer.kind === 'session',
  /** Two-step verification, passkeys and the list of sessions belong to the user alone. */
  secureSignIn: (viewer: Viewer) => isOwner(viewer),
  /** The person's companies, which they choose from, also before a required second factor is set up. */
  chooseCompany: (viewer: Viewer) => viewer.kind === 'session',
  /** Only the person accepts the invitation of another company, not an impersonating admin. */
  joinCompanies: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  /** Only the person leaves a company, not an impersonating admin. */
  leaveCompanies: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  /** Only the user decides about their own mails, not an impersonating admin. */
  chooseMails: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  /** Only a person can give the consent that connects a shop, and not while an admin acts as them. */
  connectShops: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** Only a person can allow the portal to read a help desk, and not while an admin acts as them. */
  connectHelpDesks: (viewer: Viewer) =>
    viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']) && !viewer.actor,
  /** A program's own ids of objects, which belong to the program and not to a person. */
  keepExternalIds: (viewer: Viewer) => viewer.kind === 'token' && sees(viewer, 'INTEGRATIONS'),
  /** The ids of all programs, for people who find out why two systems disagree. */
  compareExternalIds: (viewer: Viewer) => viewer.kind === 'session' && hasRole(viewer, ['ADMINISTRATOR']),
  /** Credentials of installations, integrations and webhooks. An impersonating admin may not change them. */
  changeKeys: (viewer: Viewer) =>
    hasRole(viewer, ['ADMINISTRATOR']) && !isImpersonated(viewer) && sees(viewer, 'INTEGRATIONS'),
} as const;

/** Whether the viewer may see one of the subjects of their company. */
export const sees = ({ scope: { subjects } }: Pick<Viewer, 'scope'>, ...wanted: Subject[]): boolean =>
  subjects === null || wanted.some((subject) => subjects.includes(subject));

/** Whether nothing of the company is hidden from the viewer. */
export const seesWholeCompany = ({ scope: { subjects, departmentIds } }: Viewer): boolean =>
  subjects === null && departmentIds === null;

const isBuyer = (viewer: Viewer) => hasRole(viewer, ['ADMINISTRATOR', 'BUYER']);

const canBuy = (viewer: Viewer) => isBuyer(viewer) && sees(viewer, 'LICENSES', 'AGREEMENTS');

const canPay = (viewer: Viewer) => hasRole(viewer, ['ADMINISTRATOR', 'BUYER', 'FINANCE']) && sees(viewer, 'FINANCE');

/**
 * Whether the viewer acts for a company in one of the roles. A partner's API token has the rights of an administrator
 * where it is allowed at all, because an admin of the reseller issues it for the company.
 */
function hasRole(viewer: Viewer, roles: readonly CompanyRole[]): boolean {
  return viewer.customerId !== null && (viewer.kind === 'token' || roles.includes(viewer.companyRole));
}

/**
 * Whether the viewer is an admin, or an employee with one of the roles. Nobody who impersonates is an employee, so that
 * no employee acts in another one's name.
 */
export const isEmployeeIn = (viewer: Viewer, area: Area): boolean =>
  viewer.kind === 'session' && viewer.role !== 'USER' && !viewer.actor && worksIn(viewer.employeeRoles, area);

/** Throws FORBIDDEN for everybody but admins and the employees with one of the roles. */
export function assertEmployeeIn(viewer: Viewer, area: Area): void {
  if (!isEmployeeIn(viewer, area)) throw forbidden();
}

/**
 * Whether the caller may change how the person signs in: the person, but neither an impersonating admin, nor somebody
 * whom the organisation of one company has signed in to a person of several companies.
 */
const isOwner = (viewer: Viewer): boolean =>
  viewer.kind === 'session' && !viewer.actor && !(viewer.isConfined && viewer.hasOtherMemberships);

const isImpersonated = (viewer: Viewer) => viewer.kind === 'session' && viewer.actor !== null;

export type Action = keyof typeof actions;

/** The actions of employees of the reseller. */
export const employeeActions: readonly Action[] = [
  'administer',
  'workInBackOffice',
  'support',
  'sell',
  'keepBooks',
  'runEvents',
  'readPrices',
  'logHours',
  'impersonate',
];

/** An action by which an employee may change something. */
export type EmployeeAction = Extract<
  Action,
  'administer' | 'workInBackOffice' | 'support' | 'sell' | 'keepBooks' | 'runEvents' | 'logHours' | 'impersonate'
>;

/** Whether the viewer may perform the action. */
export const may = (viewer: Viewer, action: Action): boolean => actions[action](viewer);

/** Throws FORBIDDEN when the viewer may not perform the action. */
export function assertMay(viewer: Viewer, action: Action): void {
  if (!may(viewer, action)) throw forbidden();
}

/**
 * Refuses a user whose e-mail is unconfirmed with FORBIDDEN. Such a user may neither open a company nor reach data that
 * other people stored under the same e-mail.
 */
export function assertEmailConfirmed(viewer: Viewer, message: string): void {
  if (viewer.kind === 'session' && !viewer.emailConfirmedAt) throw forbidden(message);
}

/** Refuses every change by somebody who sees the portal as another user, with FORBIDDEN. */
export function assertNoPreview(viewer: Viewer): void {
  if (viewer.kind === 'session' && viewer.isPreview) throw forbidden(PREVIEW_CHANGES_NOTHING);
}

/** Refuses every change by a partner's read-only token with FORBIDDEN. */
export function assertMayWrite(viewer: Viewer): void {
  if (viewer.kind === 'token' && !viewer.canWrite) {
    throw new AppError('FORBIDDEN', 'Nøglen giver kun adgang til at læse');
  }
}
