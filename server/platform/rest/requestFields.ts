import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badInput } from '../errors.ts';
import { isStoredEnum, nameOf } from '../graphql/storedEnums.ts';
import type { Variables } from '../graphql/variables.ts';
import { schemaOf } from './jsonSchema.ts';
import type { FieldRule, RestRequest, RestRoute } from './RestRoute.ts';
import { dateOnly } from './values.ts';

/** A value that a call reads from its request. */
export interface RequestField {
  part: keyof RestRequest;
  name: string;
  /** The variable that receives the value, and the keys inside it; empty for a field that is only checked. */
  variable: string[];
  /** The type of the variable; undefined for a field that is only checked. */
  type: GraphQLInputType | undefined;
  description: string | undefined;
  rule: FieldRule;
}

/**
 * The fields of a call's request: one for each variable of its document or field of a variable's input type, and one
 * for each rule of a field that is only checked. Throws for a rule without a variable or schema.
 */
export function requestFieldsOf(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): RequestField[] {
  const { method, path, fields: rules = {} } = route;
  const inPath = new Set(path.match(/(?<=:)\w+/g));
  const fields = variablesOf(route, document, schema).map(({ variable, type, description }): RequestField => {
    const last = variable.at(-1)!;
    const rule = rules[last] ?? {};
    const shared = { variable, type, description };
    if (rule === 'idempotencyKey') return { ...shared, part: rule, name: last, rule: {} };
    const { name = last } = rule;
    const part = inPath.has(name) ? 'params' : method === 'GET' ? 'query' : 'body';
    return { ...shared, part, name, rule };
  });
  const received = new Set(fields.map(({ variable }) => variable.at(-1)));
  for (const [name, rule] of Object.entries(rules)) {
    if (received.has(name)) continue;
    if (rule === 'idempotencyKey' || !rule.schema) throw new Error(`${method} ${path} has no variable ${name}`);
    fields.push({ part: 'body', name, variable: [], type: undefined, description: undefined, rule });
  }
  return fields;
}

/** Reads the variables of a call. Throws BAD_USER_INPUT for a field that is missing or cannot be converted. */
export function readVariables(fields: RequestField[], request: RestRequest): Variables {
  const variables: Variables = {};
  for (const field of fields) {
    const value = readField(field, request);
    const parents = field.variable.slice(0, -1);
    const last = field.variable.at(-1);
    const parent = parents.reduce((input, key) => (input[key] ??= {}) as Variables, variables);
    // A field that was not sent is left out: null would clear a value that an edit should keep.
    if (last && value !== undefined) parent[last] = value;
  }
  return variables;
}

function readField({ part, name, type, rule }: RequestField, request: RestRequest): unknown {
  if (part === 'idempotencyKey') return request.idempotencyKey;
  const sent: unknown = request[part][name];
  const isText = part === 'body' && isNonNullType(type) && schemaOf(type).type === 'string';
  // A required text that was not sent becomes an empty text, so that the form's message is answered, not the schema's.
  const { default: fallback = isText ? '' : undefined } = rule;
  const value = fallback === undefined ? sent : (sent ?? fallback);
  const isNullable = type && !isNonNullType(type);
  if (rule.missing && (value === undefined || (value === null && !isNullable)))
    throw badInput({ [name]: rule.missing }, 'REQUIRED');
  if (value === undefined || value === null) return value;
  return rule.convert ? rule.convert(value, request.body) : convertByType(part, type, value);
}

function convertByType(part: keyof RestRequest, type: GraphQLInputType | undefined, value: unknown): unknown {
  const name = type && getNamedType(type).name;
  if (name === 'Date') return dateOnly(value);
  if (type && isStoredEnum(type)) return nameOf(value);
  if (part === 'query' && name === 'Int') return Number(value);
  if (part === 'query' && name === 'Boolean') return value === 'true';
  return value;
}

type Variable = Pick<RequestField, 'variable' | 'description'> & { type: GraphQLInputType };

function variablesOf(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): Variable[] {
  const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode;
  const descriptions = argumentDescriptions(document, schema);
  const described = route.describedBy === undefined ? undefined : schema.getType(route.describedBy);
  const fieldDescriptions = isInputObjectType(described) ? described.getFields() : {};
  const paging = route.numberedPages ? ['page'] : route.connection ? ['first', 'after'] : [];
  return variableDefinitions
    .filter(({ variable }) => !paging.includes(variable.name.value))
    .flatMap(({ variable: { name }, type }) =>
      partsOf({
        variable: [name.value],
        type: typeFromAST(schema, type) as GraphQLInputType,
        description: descriptions.get(name.value),
      }),
    )
    .map((part) => ({
      ...part,
      description: fieldDescriptions[part.variable.at(-1)!]?.description ?? part.description,
    }));
}

/** The variable itself, or its fields if it has an input type. */
function partsOf({ variable, type, description }: Variable): Variable[] {
  const inner = getNullableType(type);
  if (!isInputObjectType(inner)) return [{ variable, type, description }];
  return Object.values(inner.getFields()).flatMap((field) =>
    partsOf({ variable: [...variable, field.name], type: field.type, description: field.description ?? undefined }),
  );
}

/** The schema's descriptions of the arguments that receive variables, by the name of the variable. */
function argumentDescriptions(document: DocumentNode, schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({ value }) {
        const description = info.getArgument()?.description;
        if (value.kind === 'Variable' && description) found.set(value.name.value, description);
      },
    }),
  );
  return found;
}
