import type { MetadataStorage } from '@mikro-orm/core';

/** Throws when the rows of an entity are open to every role of the database. */
export function assertPolicies(storage: MetadataStorage): void {
  for (const { className, rowLevelSecurity, policies } of storage)
    if (rowLevelSecurity !== 'force' || !policies?.length)
      throw new Error(`${className} declares no forced row-level security with policies`);
}
