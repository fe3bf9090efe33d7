import type { CompanyRole } from '../../domain/basics/vocabulary.ts';
import type { ActorKind } from './Actor.ts';

export const SESSION_MS = 7 * 24 * 3_600_000;

export interface Rights {
  role: 'ADMIN' | 'USER';
  companyRole: CompanyRole;
}

/** The roles of the account of an actor; undefined for actors without an account of their own. */
export const rightsOf = (kind: ActorKind): Rights | undefined => rightsByKind[kind];

const rightsByKind: Partial<Record<ActorKind, Rights>> = {
  admin: { role: 'ADMIN', companyRole: 'ADMINISTRATOR' },
  customer: { role: 'USER', companyRole: 'ADMINISTRATOR' },
  buyer: { role: 'USER', companyRole: 'BUYER' },
  member: { role: 'USER', companyRole: 'MEMBER' },
  bookkeeper: { role: 'USER', companyRole: 'FINANCE' },
  onlooker: { role: 'USER', companyRole: 'READER' },
};
