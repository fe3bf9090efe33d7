import type { Room } from '../room.ts';
import { AuditEntry } from './AuditEntry.ts';
import { AuditPerson } from './AuditPerson.ts';
import { AuditResolver } from './audit.resolver.ts';

export const auditRoom: Room = {
  name: 'audit',
  entities: [AuditEntry, AuditPerson],
  resolvers: [AuditResolver],
};
