import type { GraphQLField, GraphQLObjectType, OperationTypeNode } from 'graphql';
import type { AccessRule } from '../../server/platform/access/Access.ts';
import { employeeActions } from '../../server/platform/access/policy.ts';
import { operationOf } from '../../server/platform/graphql/guardOperations.ts';
import { isEmployee, worksForReseller, type Actor } from '../actors/Actor.ts';
import { ValueSource } from '../inputs/ValueSource.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

type RootField = GraphQLField<unknown, unknown>;

/** Every mutation of the schema, with generated values. */
export const mutate: Action = {
  name: 'mutate',
  weight: 60,
  run: (simulation, actor, random) => runGenerated(simulation, actor, { kind: 'mutation', random }),
};

/** Every query of the schema, with generated values. Actors learn ids from the answers. */
export const query: Action = {
  name: 'query',
  weight: 5,
  run: (simulation, actor, random) => runGenerated(simulation, actor, { kind: 'query', random }),
};

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields()) as RootField[];

/** Share of calls that the actor may never make, which must be refused. */
const forbiddenShare = ({ isHostile }: Actor) => (isHostile ? 0.2 : 0.03);

const weightOf = (name: string, isHostile: boolean) => {
  if (!isHostile && endings.has(name)) return 0.3;
  return [...preferredMutations].find(([, names]) => names.has(name))?.[0] ?? 1;
};

/** Mutations that are called more often than the others, by their weight. */
const preferredMutations = new Map([
  // They create what the others change, or move money.
  [
    4,
    new Set([
      'activateServiceAgreement',
      'buyClipCard',
      'buyServiceAgreement',
      'completeLicenseRequest',
      'createClipCard',
      'createEvent',
      'createInvoiceDraft',
      'createLicense',
      'createServiceAgreement',
      'createTask',
      'logHours',
      'markPaid',
      'orderLicenses',
      'register',
      'registerForEvent',
      'registerForPublicEvent',
      'setPaymentMethod',
      'setUpClipCardTopUp',
      'updateClipCard',
    ]),
  ],
  // They are refused in most situations.
  [
    3,
    new Set([
      'approveTask',
      'addAgreedPrice',
      'cancelLicenseRequest',
      'decideAgreement',
      'decideRenewal',
      'leaveOutOfRegulation',
      'letExpire',
      'planRegulation',
      'renew',
      'requestTaskChanges',
      'resumePayment',
      'saveRenewal',
      'setLicenseRequestStatus',
      'settlePurchase',
      'testIntegration',
      'unregisterFromEvent',
    ]),
  ],
]);

/** Mutations after which an actor can do little else. */
const endings = new Set([
  'logout',
  'confirmErasure',
  'deleteUser',
  'deleteDepartment',
  'deleteInstallation',
  'revokeApiToken',
  'stopImpersonating',
  'setUserRole',
]);

interface Generated {
  kind: 'mutation' | 'query';
  random: Random;
  /** The root fields to choose from, if the actor may call one of them; all of them when it is left out. */
  preferred?: ReadonlySet<string>;
}

/** Values of a call are chosen again when the actor could only guess some of them. */
const ATTEMPTS = 5;

async function runGenerated(simulation: Simulation, actor: Actor, { kind, random }: Generated): Promise<string> {
  const { field, variables } = chooseCall(simulation, actor, { kind, random });
  const answer = await callField(simulation, actor, { kind, field: field.name, variables });
  return `${kind} ${field.name} ${JSON.stringify(variables).slice(0, 300)} → ${outcomeOf(answer)}`;
}

/** A root field with values for its arguments. */
export function chooseCall({ schema, actors }: Simulation, actor: Actor, { kind, random, preferred }: Generated) {
  const isForbidden = random.chance(forbiddenShare(actor));
  const allowed = fieldsOf(kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!)
    .filter(({ name }) => isForbidden || mayCall(actor, operationOf(schema, kind as OperationTypeNode, name)!.access))
    .map((field) => ({ field, weight: weightOf(field.name, actor.isHostile) }));
  const chosen = allowed.filter(({ field }) => preferred?.has(field.name));
  const fields = chosen.length ? chosen : allowed;
  const knowledge = actor.isHostile && random.chance(0.3) ? random.pick(actors).knowledge : actor.knowledge;
  for (let attempt = 1; ; attempt += 1) {
    const { field } = random.pickWeighted(fields);
    const values = new ValueSource({ random, knowledge, isHostile: actor.isHostile });
    const variables = values.valuesOf(field.name, field.args);
    if (!values.isGuessed || attempt === ATTEMPTS) return { field, variables };
  }
}

const accessOfEmployees = new Set<AccessRule>(employeeActions);

/** Only steers the choice of calls: whether the portal refuses the others is judged by the invariants. */
export function mayCall({ kind }: Actor, access: AccessRule): boolean {
  if (access === 'public') return true;
  if (kind === 'stranger') return false;
  if (access === 'viewer') return true;
  if (accessOfEmployees.has(access)) return kind === 'admin' || (isEmployee(kind) && access !== 'administer');
  return kind === 'customer' || kind === 'impersonator' || (access !== 'person' && !worksForReseller(kind));
}
