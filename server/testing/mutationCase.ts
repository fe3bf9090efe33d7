import type { MutationCase } from './Fixture.ts';
import { fixtures } from './fixtures.ts';

/** The case of a mutation. Throws when no fixture declares it. */
export function mutationCase(name: string): MutationCase {
  const found = fixtures.find(({ mutations = {} }) => name in mutations)?.mutations?.[name];
  if (!found) throw new Error(`No fixture declares the mutation ${name}`);
  return found;
}
