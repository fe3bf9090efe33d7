import type { EmployeeRole, Subject } from '../../domain/basics/vocabulary.ts';
import type { Knowledge } from './Knowledge.ts';

/** An employee of the reseller with one role. */
export type EmployeeKind = 'supporter' | 'seller' | 'employedBookkeeper' | 'organiser';

/**
 * The rights of an actor. The invariants judge what an actor achieves by its kind. A customer is an administrator of
 * the company; a buyer, a member, a bookkeeper (with the role FINANCE) and an onlooker (with the role READER) have
 * those roles. A reader and a writer are programs.
 */
export type ActorKind =
  | EmployeeKind
  | 'admin'
  | 'bookkeeper'
  | 'buyer'
  | 'customer'
  | 'impersonator'
  | 'member'
  | 'onlooker'
  | 'reader'
  | 'stranger'
  | 'writer';

export const roleOfEmployee: Readonly<Record<EmployeeKind, EmployeeRole>> = {
  supporter: 'SUPPORT',
  seller: 'SALES',
  employedBookkeeper: 'BOOKKEEPING',
  organiser: 'EVENTS',
};

export const isEmployee = (kind: ActorKind): kind is EmployeeKind => kind in roleOfEmployee;

/** Whether the actor works for the reseller, and sees rows of all companies. */
export const worksForReseller = (kind: ActorKind): boolean => kind === 'admin' || isEmployee(kind);

/**
 * The part of the company that an actor may see; null for all of it. Written out here, to judge the portal's scopes.
 */
export interface ActorScope {
  subjects: Subject[] | null;
  departmentIds: string[] | null;
}

/** Somebody who uses the portal. */
export interface Actor {
  name: string;
  kind: ActorKind;
  /** The company to which the actor belongs; null for admins, employees and strangers. */
  customerId: string | null;
  /** The token of the session or of the API; undefined before the sign-in, and for a stranger. */
  token: string | undefined;
  /** The account of a customer, an employee or an admin. */
  userId?: string | undefined;
  /** Undefined for actors who see everything that their kind may see. */
  scope?: ActorScope;
  /** The administrator who sees the portal as this actor. Such an actor exists for the calls of one step. */
  previewerId?: string;
  /** The same person in another company, with the same token. The calls of such an actor name their company. */
  otherMembership?: Actor;
  /** Whether the person has left the company, and can come back by an invitation alone. */
  hasLeft?: boolean;
  /** True for an actor who uses ids, keys and values of everybody else, and sends odd ones. */
  isHostile: boolean;
  /** How often the actor acts, compared with the others. */
  weight: number;
  knowledge: Knowledge;
}
