import type { Room } from '../../../platform/room.ts';
import { AuditResolver, CompanyAuditResolver } from './audit.resolver.ts';

export const auditLogRoom: Room = {
  name: 'auditLog',
  resolvers: [AuditResolver, CompanyAuditResolver],
};
