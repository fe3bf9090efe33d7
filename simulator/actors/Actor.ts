import type { EmployeeRole } from '../../domain/basics/vocabulary.ts';
import type { Knowledge } from './Knowledge.ts';

/** An employee of the reseller with one role. */
export type EmployeeKind = 'supporter' | 'seller' | 'bookkeeper' | 'organiser';

/**
 * The rights of an actor. The invariants judge what an actor achieves by its kind. A customer is an administrator of
 * the company; a buyer and a member have those roles.
 */
export type ActorKind =
  | EmployeeKind
  | 'admin'
  | 'buyer'
  | 'customer'
  | 'impersonator'
  | 'member'
  | 'reader'
  | 'stranger'
  | 'writer';

export const roleOfEmployee: Readonly<Record<EmployeeKind, EmployeeRole>> = {
  supporter: 'SUPPORT',
  seller: 'SALES',
  bookkeeper: 'BOOKKEEPING',
  organiser: 'EVENTS',
};

export const isEmployee = (kind: ActorKind): kind is EmployeeKind => kind in roleOfEmployee;

/** Whether the actor works for the reseller, and sees rows of all companies. */
export const worksForReseller = (kind: ActorKind): boolean => kind === 'admin' || isEmployee(kind);

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
  /** True for an actor who uses ids, keys and values of everybody else, and sends odd ones. */
  isHostile: boolean;
  /** How often the actor acts, compared with the others. */
  weight: number;
  knowledge: Knowledge;
}
