import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { fixtures } from '../../server/testing/fixtures.ts';
import type { Knowledge } from '../actors/Knowledge.ts';
import type { Random } from '../Random.ts';
import { oddNumbers, oddTexts } from './oddValues.ts';
import { plausibleLists, plausibleValues } from './plausibleValues.ts';

/** Operations that a person calls with an address that already has an account. */
const signIns = new Set(['login', 'forgotPassword']);

/** Optional arguments that most calls leave out. */
const rarelySent = new Set(['version', 'after', 'search', 'last', 'before', 'hoursUsed']);

/** Values that only the portal gives out: an invented one finds nothing. */
const givenOut = new Set(['token', 'key', 'publicLink', 'after', 'paymentMethodId', 'purchaseId']);

/** The field in which the portal gives out the values of an argument, where the two have other names. */
const sources: Record<string, string> = { after: 'endCursor', key: 'linkKey' };

/** The type of the object that an argument names, where the argument's own name does not say it. */
const typesOfIds: Record<string, string[]> = {
  customerId: ['Customer'],
  agreementId: ['ServiceAgreement'],
  entryId: ['LedgerEntry'],
  subjectId: [],
  pointOfContactId: ['TeamMember'],
  ownerId: ['TeamMember', 'User'],
  spaceId: ['ClickUpPlace'],
  teamId: ['ClickUpPlace'],
  clickUpSpaceId: ['ClickUpPlace'],
  clickUpTeamId: ['ClickUpPlace'],
  zendeskInstanceId: ['Installation'],
  listId: ['TaskList'],
};

/** An argument, or a field of an input or of a request. */
type Field = Pick<GraphQLInputField, 'name' | 'type'>;

interface ValueSourceOptions {
  random: Random;
  /** The source of ids and of other values that the actor has seen. */
  knowledge: Knowledge;
  /** Whether the values come from somebody who sends odd ones. */
  isHostile: boolean;
}

/** Values for the arguments of generated operations. */
export class ValueSource {
  readonly #random: Random;
  readonly #knowledge: Knowledge;
  readonly #oddShare: number;
  /** Whether a value was asked for that the portal gives out and the actor has not seen. */
  isGuessed = false;

  constructor({ random, knowledge, isHostile }: ValueSourceOptions) {
    this.#random = random;
    this.#knowledge = knowledge;
    // Most calls have no odd value, because one is enough to be refused before anything else is tried.
    this.#oddShare = random.chance(isHostile ? 0.35 : 0.1) ? 0.15 : 0;
  }

  /** Values for the arguments of a root field, or for the fields of an input. Optional ones are sometimes left out. */
  valuesOf(operation: string, fields: readonly Field[]): Record<string, unknown> {
    const optionalShare = this.#random.chance(0.7) ? 1 : 0.7;
    const isSent = ({ name, type }: Field) =>
      isNonNullType(type) || this.#random.chance(rarelySent.has(name) ? 0.1 : optionalShare);
    return Object.fromEntries(
      fields.filter(isSent).map(({ name, type }) => [name, this.#value(operation, name, type)]),
    );
  }

  #value(operation: string, name: string, nullableOrNot: GraphQLInputType): unknown {
    const type = getNullableType(nullableOrNot);
    if (!isNonNullType(nullableOrNot) && this.#random.chance(0.03)) return null;
    if (isListType(type) && name in plausibleLists && !this.#random.chance(0.1))
      return plausibleLists[name]!(this.#random);
    if (isListType(type))
      return Array.from({ length: 1 + this.#random.below(2) }, () => this.#value(operation, name, type.ofType));
    if (isInputObjectType(type)) return this.valuesOf(operation, Object.values(type.getFields()));
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    if (type.name === 'Boolean') return plausibleFor(name)?.(this.#random) ?? this.#random.chance(0.5);
    if (this.#random.chance(this.#oddShare)) return this.#oddValue(type.name);
    if (name === 'email') return this.#email(operation);
    const plausible = name === 'purchaseId' && operation === 'settlePurchase' ? undefined : plausibleFor(name);
    if (plausible && !this.#random.chance(0.1)) return plausible(this.#random);
    if (type.name === 'ID' || name.endsWith('Id')) return this.#id(operation, name);
    const known = this.#knowledge.valuesOf(sources[name] ?? name);
    if (givenOut.has(name) && !known.length) this.isGuessed = true;
    if (known.length && this.#random.chance(0.8)) return this.#random.pick(known.slice(-6));
    if (plausible) return plausible(this.#random);
    if (type.name === 'Int' || type.name === 'Float') return this.#random.below(10);
    return 'A text of the simulation';
  }

  #id(operation: string, name: string): unknown {
    const seen = this.#knowledge.valuesOf(name);
    const ids = [...this.#knowledge.idsOf(...typesNamedBy(operation, name)), ...seen];
    // The latest ones more often, because older ones may be deleted.
    if (ids.length && !this.#random.chance(this.#oddShare))
      return this.#random.pick(this.#random.chance(0.7) ? ids.slice(-6) : ids);
    this.isGuessed = true;
    const all = this.#knowledge.allIds();
    return all.length ? this.#random.pick(all) : 'unknown';
  }

  #email(operation: string): unknown {
    const known = this.#knowledge.valuesOf('email');
    return known.length && this.#random.chance(signIns.has(operation) ? 0.9 : 0.1)
      ? this.#random.pick(known)
      : plausibleValues.newEmail!(this.#random);
  }

  #oddValue(type: string): unknown {
    if (type === 'Int') return this.#random.pick(oddNumbers.filter(Number.isInteger));
    return type === 'Float' ? this.#random.pick(oddNumbers) : this.#random.pick(oddTexts);
  }
}

/** `departmentZip` is like `zip`, `contactPerson` has a name of its own. */
function plausibleFor(name: string): ((random: Random) => unknown) | undefined {
  if (name in plausibleValues) return plausibleValues[name];
  const short = name.replace(/^(?:department|company|user)/, '');
  return plausibleValues[short.charAt(0).toLowerCase() + short.slice(1)];
}

/** The types that an argument can name: `departmentId` names a Department, `id` the type that the mutation changes. */
function typesNamedBy(operation: string, name: string): string[] {
  if (name in typesOfIds) return typesOfIds[name]!;
  if (name !== 'id') return [name.charAt(0).toUpperCase() + name.slice(1).replace(/Id$/, '')];
  const mutation = fixtures.find(({ mutations = {} }) => operation in mutations)?.mutations?.[operation];
  if (mutation?.id === 'ApiToken') return ['ApiTokenInfo'];
  return mutation?.id ? [mutation.id] : [];
}
