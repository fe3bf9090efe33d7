import type { Write } from '../../../platform/db/writes.ts';

/** Notifies the open security screens of a person, in all companies, that second factors or sessions have changed. */
export const publishSecurity = ({ publish }: Pick<Write, 'publish'>, personId: string): void =>
  publish({ topic: 'security.changed', id: personId, customerId: null });
