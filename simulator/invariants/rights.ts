import type { Callers } from '../../server/testing/Fixture.ts';
import { fixtures } from '../../server/testing/fixtures.ts';
import type { ActorKind } from '../actors/Actor.ts';

/** Who may call each mutation, as the fixtures of the rooms write it out. */
export const callersOfMutations: readonly (readonly [mutation: string, callers: Callers])[] = fixtures.flatMap(
  ({ mutations = {} }) => Object.entries(mutations).map(([mutation, { callers }]) => [mutation, callers] as const),
);
const callersOf = new Map(callersOfMutations);

const person: Callers[] = ['anybody', 'person'];
const owner: Callers[] = [...person, 'personNotImpersonated'];
const member: Callers[] = ['everyRole'];
const payer: Callers[] = [...member, 'payers'];
const buyer: Callers[] = [...payer, 'buyers'];
const administrator: Callers[] = [...buyer, 'company'];

const callersLike: Record<ActorKind, Callers[]> = {
  stranger: ['anybody'],
  reader: ['anybody'],
  writer: ['anybody', ...administrator, 'companyNotImpersonated', 'program'],
  customer: [
    ...owner,
    ...administrator,
    'companyNotImpersonated',
    'administrator',
    'administratorNotImpersonated',
    'buyersNotImpersonated',
  ],
  buyer: [...owner, ...buyer, 'buyersNotImpersonated'],
  member: [...owner, ...member],
  bookkeeper: [...owner, ...payer],
  onlooker: owner,
  impersonator: [...person, ...administrator, 'administrator'],
  admin: [...owner, 'admin', 'employee', 'support', 'sales', 'supportOrSales', 'bookkeeping', 'events'],
  supporter: [...owner, 'employee', 'support', 'supportOrSales'],
  seller: [...owner, 'employee', 'sales', 'supportOrSales'],
  employedBookkeeper: [...owner, 'employee', 'bookkeeping'],
  organiser: [...owner, 'employee', 'events'],
};

/** Whether an actor of this kind may ever succeed with a mutation. */
export function mayEverCall(kind: ActorKind, mutation: string): boolean {
  const callers = callersOf.get(mutation);
  return callers !== undefined && callersLike[kind].includes(callers);
}
