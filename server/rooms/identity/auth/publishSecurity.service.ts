import type { Write } from '../../../platform/db/writes.ts';

/** Notifies the open security screens of a user that their second factors or sessions have changed. */
export const publishSecurity = ({ publish }: Pick<Write, 'publish'>, userId: string): void =>
  publish({ topic: 'security.changed', id: userId, customerId: null });
