import type { MetadataStorage } from '@mikro-orm/core';

/**
 * Throws for an entity without policies or without forced row-level security, which binds the table's owner as well.
 */
export function assertPolicies(storage: MetadataStorage): void {
  for (const { className, rowLevelSecurity, policies } of storage)
    if (rowLevelSecurity !== 'force' || !policies?.length)
      throw new Error(`${className} declares no forced row-level security with policies`);
}
