import type { Room } from '../room.ts';
import { AuditChain } from './AuditChain.ts';
import { AuditEntry } from './AuditEntry.ts';
import { AuditLink } from './AuditLink.ts';
import { AuditPerson } from './AuditPerson.ts';

export const auditRoom: Room = {
  name: 'audit',
  entities: [AuditEntry, AuditPerson, AuditLink, AuditChain],
};
