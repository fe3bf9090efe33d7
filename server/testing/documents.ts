import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  typeFromAST,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import { addMonths, dateOf } from '../../domain/basics/dates.ts';
import { AppError } from '../platform/errors.ts';
import { parseDocument } from '../platform/graphql/limits.ts';
import { fixtures } from './fixtures.ts';
import { newEmail, newSubdomain } from './newNames.ts';

/** Ids by the name of the argument that takes them, such as `departmentId`. The test sets the argument `id` itself. */
export type Ids = Record<string, string>;

/** Values of several rooms; those of one room stand in its fixture. `endDate` fits `World`'s licences. */
const sharedValues: Record<string, unknown> = {
  email: newEmail,
  billingEmail: 'faktura@firma.example',
  vatNumber: '10150817',
  phoneNumber: '86001240',
  phone: '86001240',
  zip: '8000',
  percent: 250,
  eanNumber: '',
  subdomain: newSubdomain,
  contractTerm: 12,
  password: 'otte tegn',
  version: null,
  acceptTerms: true,
  termsVersion: null,
  updatedSince: null,
  since: () => new Date().toISOString(),
  token: 'ukendt',
  purchaseId: () => `plausibel-${++count}`,
  requestId: () => `plausibel-${++count}`,
  validFrom: '2098-01-01',
  validUntil: '2099-01-01',
  endDate: () => addMonths(dateOf(), 2),
  until: () => addMonths(dateOf(), 1),
  workedOn: '2026-01-01',
  from: '2026-01-01',
  to: '2026-01-31',
  price: null,
  mentionedIds: null,
  externalId: null,
};
let count = 0;

const plausibleValues = withoutRepeated([sharedValues, ...fixtures.map(({ values = {} }) => values)]);

function withoutRepeated(parts: Record<string, unknown>[]): Record<string, unknown> {
  const names = parts.flatMap((part) => Object.keys(part));
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated) throw new Error(`Two fixtures have a value for ${repeated}`);
  return Object.assign({}, ...parts);
}

/** Selects every field down to a depth, so that new fields of the schema are covered without changing the tests. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isInterfaceType(named) || isUnionType(named)) return '{ __typename ... on Node { id } }';
  if (!isObjectType(named)) return '';
  if (depth === 0) return '{ __typename }';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

type Kind = 'query' | 'mutation' | 'subscription';

/** Builds an operation for one root field, with variables for the given ids. */
export const operationFor = (kind: Kind, field: GraphQLField<unknown, unknown>, ids: Ids, depth = 5) => ({
  query: textOf(kind, field, depth),
  variables: variablesOf(field.args, ids),
});

function textOf(kind: Kind, field: GraphQLField<unknown, unknown>, depth: number): string {
  const { declarations, passed } = argumentTexts(field.args);
  return `${kind} Generated${declarations} {
      ${field.name}${passed} ${selectionOf(field.type, depth)}
    }`;
}

const variablesOf = (args: readonly GraphQLArgument[], ids: Ids): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, type }) => [name, valueOf(name, type, ids)]));

/**
 * Builds a query of one field of `Admin`, with its required arguments and variables for the given ids. A made-up value
 * of another argument could be refused before the caller is.
 */
export function adminFieldOf(field: GraphQLField<unknown, unknown>, ids: Ids) {
  const args = field.args.filter(({ type }) => isNonNullType(type));
  const { declarations, passed } = argumentTexts(args);
  return {
    query: `query Generated${declarations} { admin { ${field.name}${passed} ${selectionOf(field.type, 1)} } }`,
    variables: variablesOf(args, ids),
  };
}

/** The declarations of variables for arguments, and the arguments that pass them; both empty without arguments. */
export function argumentTexts(args: readonly GraphQLArgument[]): { declarations: string; passed: string } {
  const inParens = (parts: string[]) => (parts.length ? `(${parts.join(', ')})` : '');
  return {
    declarations: inParens(args.map(({ name, type }) => `$${name}: ${String(type)}`)),
    passed: inParens(args.map(({ name }) => `${name}: $${name}`)),
  };
}

/** Plausible variables of a document with one operation. */
export function variablesFor(schema: GraphQLSchema, document: DocumentNode, ids: Ids): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(document)!;
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [
      name.value,
      valueOf(name.value, typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType, ids),
    ]),
  );
}

/** The texts of deep operations. Tests send the same operation as many callers, and checking its limits takes long. */
const deepTexts = new WeakMap<GraphQLSchema, Map<string, string>>();

/** Builds an operation of the given depth, or of the greatest smaller depth that the document limits allow. */
export function deepOperation(
  schema: GraphQLSchema,
  kind: Kind,
  field: GraphQLField<unknown, unknown>,
  ids: Ids,
  depth: number,
): ReturnType<typeof operationFor> {
  const texts = deepTexts.get(schema) ?? new Map<string, string>();
  deepTexts.set(schema, texts);
  const key = `${kind} ${field.name} ${depth}`;
  const query = texts.get(key) ?? deepText(schema, kind, field, depth);
  texts.set(key, query);
  return { query, variables: variablesOf(field.args, ids) };
}

function deepText(schema: GraphQLSchema, kind: Kind, field: GraphQLField<unknown, unknown>, depth: number): string {
  const text = textOf(kind, field, depth);
  try {
    parseDocument(schema, text);
    return text;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'LIMIT_EXCEEDED')) throw error;
    return deepText(schema, kind, field, depth - 1);
  }
}

/** Whether a field has an argument of the type ID, or an input with a field of that type. */
export const takesIds = (field: GraphQLField<unknown, unknown>): boolean => field.args.some(({ type }) => hasId(type));

function hasId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => hasId(field.type));
  return named.name === 'ID';
}

function valueOf(name: string, type: GraphQLInputType, ids: Ids): unknown {
  const nullable = getNullableType(type);
  // A null suits the optional field of this name alone, unless the caller chooses an id for it.
  if (plausibleValues[name] === null && !isNonNullType(type) && !(name in ids)) return null;
  if (isListType(nullable)) return [valueOf(name, nullable.ofType, ids)];
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).map((field) => [field.name, valueOf(field.name, field.type, ids)]),
    );
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  const plausible = plausibleValues[name];
  if (name in plausibleValues && plausible !== null)
    return typeof plausible === 'function' ? (plausible as () => unknown)() : plausible;
  if (nullable.toString() === 'ID' || name in ids) return ids[name] ?? 'ukendt';
  if (nullable.toString() === 'Boolean') return false;
  if (nullable.toString() === 'JSONObject') return {};
  if (nullable.toString() === 'Int' || nullable.toString() === 'Float') return 1;
  return 'Plausibel';
}
