import type { Room } from '../room.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditEntry } from './AuditEntry.ts';
import { AuditPerson } from './AuditPerson.ts';

export const auditRoom: Room = {
  name: 'audit',
  entities: [AuditEntry, AuditPerson],
  resolvers: [AuditResolver],
};
