import {
  getNullableType,
  GraphQLNonNull,
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
import { schemaOf, type JsonSchema } from './jsonSchema.ts';
import type { Json, RestRequest, RestRoute } from './RestRoute.ts';

type Part = 'params' | 'query' | 'body';

export interface FieldDescription {
  schema: JsonSchema;
  isRequired: boolean;
}

export interface RequestDescription extends Record<Part, Record<string, FieldDescription>> {
  /** Variables that receive the caller's idempotency key, such as the id of a purchase. */
  variablesOfKey: string[];
  /** Fields that the call reads and that nothing describes. The route has to describe them under `body`. */
  undescribed: string[];
}

/**
 * Describes the parameters and the body of a call. Runs the route's own function with a request that records which
 * fields are read, and finds out in which variables of the document they end up. The types and descriptions come from
 * the schema.
 */
export function describeRequest(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): RequestDescription {
  const { request, origins, read } = createRecordingRequest(route);
  const variables = route.variables?.(request) ?? {};
  const defaults = defaultVariables(route);
  const descriptions = argumentDescriptions(document, schema);
  const found: RequestDescription = { params: {}, query: {}, body: {}, variablesOfKey: [], undescribed: [] };

  const describeValue = (value: unknown, type: GraphQLInputType, path: string[], description?: string | null): void => {
    const origin = origins.get(value);
    const inner = getNullableType(type);
    if (value === KEY) found.variablesOfKey.push(path.at(-1)!);
    else if (origin) {
      const defaultValue = path.reduce<unknown>((parent, name) => (parent as Json | undefined)?.[name], defaults);
      const hasDefault = defaultValue !== undefined && defaultValue !== null && defaultValue !== '';
      found[origin.part][origin.name] = {
        schema: {
          ...schemaOf(origin.part === 'body' ? type : new GraphQLNonNull(inner)),
          ...(hasDefault && { default: defaultValue }),
          ...(description && { description }),
        },
        isRequired: isNonNullType(type) && !hasDefault,
      };
    } else if (isInputObjectType(inner) && value && typeof value === 'object') {
      for (const field of Object.values(inner.getFields()))
        describeValue((value as Json)[field.name], field.type, [...path, field.name], field.description);
    }
  };

  for (const { variable, type: node } of (document.definitions[0] as OperationDefinitionNode).variableDefinitions ??
    []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType;
    describeValue(variables[name], type, [name], descriptions.get(name));
    // A query parameter that the route converts cannot be found by identity; it has the name of its variable.
    if (read.query.has(name) && !found.query[name])
      found.query[name] = {
        schema: { ...schemaOf(new GraphQLNonNull(getNullableType(type))), ...withDescription(descriptions.get(name)) },
        isRequired: false,
      };
  }
  for (const [name, hint] of Object.entries(route.body ?? {}))
    found.body[name] = { schema: hint, isRequired: 'const' in hint || (found.body[name]?.isRequired ?? false) };
  for (const part of ['params', 'query', 'body'] as const) {
    for (const name of read[part]) if (!found[part][name]) found.undescribed.push(`${part}.${name}`);
  }
  return found;
}

const withDescription = (description: string | undefined) => (description ? { description } : {});

/** Placeholder of the idempotency key, found again by identity. */
const KEY: unknown = Object('idempotencyKey');

/**
 * Creates a request that records which of its fields are read. Each field has an object as its value, so that it can be
 * found again in the variables by identity (`origins`). A field with a constant value in `body` has that value instead.
 */
export function createRecordingRequest({ body: hints }: RestRoute) {
  const origins = new Map<unknown, { part: Part; name: string }>();
  const read = { params: new Set<string>(), query: new Set<string>(), body: new Set<string>() };
  const recording = (part: Part) => {
    const placeholders: Record<string, unknown> = {};
    return new Proxy(
      {},
      {
        get(_, name) {
          if (typeof name !== 'string') return undefined;
          read[part].add(name);
          const hint = part === 'body' ? hints?.[name] : undefined;
          if (hint && 'const' in hint) return hint.const;
          if (!placeholders[name]) origins.set((placeholders[name] = Object(`${part}.${name}`)), { part, name });
          return placeholders[name];
        },
      },
    );
  };
  const request = {
    params: recording('params'),
    query: recording('query'),
    body: recording('body'),
    idempotencyKey: KEY,
  } as unknown as RestRequest;
  return { request, origins, read };
}

/** The variables of a request without any fields, which are the defaults of the call. */
function defaultVariables({ variables }: RestRoute): Json {
  try {
    return variables?.({ params: {}, query: {}, body: {}, idempotencyKey: '' }) ?? {};
  } catch {
    return {};
  }
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
