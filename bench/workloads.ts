import { createHash } from 'node:crypto';
import type { TargetRatios } from './aims.ts';
import type { ViewerName } from './viewers.ts';

/** The data of an answer. `any`, because its fields follow from the query beside the function that reads it. */
export type AnswerData = any;
export type Row = Record<string, unknown>;

/** One request in the form that each server understands, and functions that extract the same rows from each answer. */
export interface Workload {
  name: string;
  rows: number;
  viewer: ViewerName;
  targetRatios: TargetRatios;
  /** The operation for the portal. */
  portal: string;
  /** The operation for PostGraphile. */
  postgraphile: string;
  /** The path at the hand-written server. */
  handWritten: string;
  /** The operation for the Apollo server with its defaults, whose answers have the portal's form. */
  apollo?: string;
  portalRows: (data: AnswerData) => unknown;
  postgraphileRows: (data: AnswerData) => unknown;
  handWrittenRows?: (body: Row[]) => unknown;
}

/** The id by which the portal knows the operation of a workload. */
export const persistedId = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The aims for a page of this many rows. */
export const aimsFor = (rows: number): TargetRatios => ({ postgraphile: rows >= 100 ? 1.3 : 1.1, handWritten: 0.5 });

const STATS = 'activeLicenses pendingRequests activeServiceAgreements clipCardHours';
/** Leaves out the timestamp, which each server formats in its own way. */
const withoutCreatedAt = ({ createdAt: _, ...row }: Row) => row;
/** The portal names types of activities in upper case; the other servers answer the stored value. */
const asStored = (row: Row) => withoutCreatedAt({ ...row, entityType: String(row.entityType).toLowerCase() });

export const nodes = ({ edges }: { edges: { node: Row }[] }) => edges.map(({ node }) => node);

export const screenWorkloads: Workload[] = [
  {
    name: 'viewer with company and departments',
    rows: 10,
    viewer: 'customer',
    targetRatios: aimsFor(10),
    portal: `query B1 { viewer { user { id name email } customer { id name city
      departments(first: 10) { edges { node { id name contactPerson city } } } } } }`,
    postgraphile: `query B1 {
      user: userAccountByRowId(rowId: "user_000000") { id: rowId name email }
      customer: customerByRowId(rowId: "cust_measured") { id: rowId name city
        departments: departmentsByCustomerId(first: 10, orderBy: [NAME_ASC, ROW_ID_ASC]) {
          edges { node { id: rowId name contactPerson city } } } }
    }`,
    handWritten: '/viewer',
    portalRows: ({ viewer: { user, customer } }) => ({
      user,
      customer: { ...customer, departments: nodes(customer.departments) },
    }),
    postgraphileRows: ({ user, customer }) => ({
      user,
      customer: { ...customer, departments: nodes(customer.departments) },
    }),
  },
  {
    name: 'users with their company',
    rows: 100,
    viewer: 'customer',
    targetRatios: aimsFor(100),
    portal: `query B2 { viewer { customer {
      users(first: 100) { edges { node { id name email role customer { id name } } } } } } }`,
    postgraphile: `query B2 {
      customer: customerByRowId(rowId: "cust_measured") {
        users: userAccountsByCustomerId(first: 100, orderBy: [NAME_ASC, ROW_ID_ASC]) {
          edges { node { id: rowId name email role customer: customerByCustomerId { id: rowId name } } } } }
    }`,
    handWritten: '/users',
    portalRows: ({ viewer: { customer } }) => nodes(customer.users),
    postgraphileRows: ({ customer }) => nodes(customer.users),
  },
  {
    name: 'dashboard',
    rows: 9,
    viewer: 'customer',
    targetRatios: aimsFor(9),
    portal: `query B3 { dashboard { customer { name pointOfContact { name title email phone } } stats { ${STATS} }
      recentActivity { id entityType title description actorName createdAt } } }`,
    postgraphile: `query B3 { customer: customerByRowId(rowId: "cust_measured") { name
      pointOfContact: teamMemberByPointOfContactId { name title email phone } ${STATS}
      activities: activitiesByCustomerId(first: 9, orderBy: [ROW_ID_DESC]) {
        edges { node { id: rowId entityType title description actorName createdAt } } } } }`,
    handWritten: '/dashboard',
    portalRows: ({ dashboard: { customer, stats, recentActivity } }) => ({
      ...customer,
      ...stats,
      activities: recentActivity.map(asStored),
    }),
    postgraphileRows: ({ customer: { activities, ...customer } }) => ({
      ...customer,
      activities: nodes(activities).map(withoutCreatedAt),
    }),
  },
];
