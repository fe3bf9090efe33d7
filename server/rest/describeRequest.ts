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

export interface Sent {
  schema: JsonSchema;
  isRequired: boolean;
}

export interface RequestDescription extends Record<Part, Record<string, Sent>> {
  /** The caller's key goes further than this call: a purchase has it too. */
  variablesOfKey: string[];
  /** What is read, but of which nothing can be said. A row tells of it. */
  unknown: string[];
}

/**
 * What a call takes. The row's own function is given a request that notes what is read of it, and where in the document's
 * variables it then stands; the schema tells the rest.
 */
export function describeRequest(route: RestRoute, document: DocumentNode, schema: GraphQLSchema): RequestDescription {
  const { request, origins, read } = recordingRequest(route);
  const variables = route.variables?.(request) ?? {};
  const unsent = variablesOfNothing(route);
  const told = argumentDescriptions(document, schema);
  const found: RequestDescription = { params: {}, query: {}, body: {}, variablesOfKey: [], unknown: [] };

  const place = (value: unknown, type: GraphQLInputType, path: string[], description?: string | null): void => {
    const origin = origins.get(value);
    const inner = getNullableType(type);
    if (value === KEY) found.variablesOfKey.push(path.at(-1)!);
    else if (origin) {
      const fallback = path.reduce<unknown>((at, name) => (at as Json | undefined)?.[name], unsent);
      const hasFallback = fallback !== undefined && fallback !== null && fallback !== '';
      found[origin.part][origin.name] = {
        schema: {
          ...schemaOf(origin.part === 'body' ? type : new GraphQLNonNull(inner)),
          ...(hasFallback && { default: fallback }),
          ...(description && { description }),
        },
        isRequired: isNonNullType(type) && !hasFallback,
      };
    } else if (isInputObjectType(inner) && value && typeof value === 'object') {
      for (const field of Object.values(inner.getFields()))
        place((value as Json)[field.name], field.type, [...path, field.name], field.description);
    }
  };

  for (const { variable, type: node } of (document.definitions[0] as OperationDefinitionNode).variableDefinitions ??
    []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType;
    place(variables[name], type, [name], told.get(name));
    // What was read and converted has the variable's name.
    if (read.query.has(name) && !found.query[name])
      found.query[name] = {
        schema: { ...schemaOf(new GraphQLNonNull(getNullableType(type))), ...describing(told.get(name)) },
        isRequired: false,
      };
  }
  for (const [name, hint] of Object.entries(route.body ?? {}))
    found.body[name] = { schema: hint, isRequired: 'const' in hint || (found.body[name]?.isRequired ?? false) };
  for (const part of ['params', 'query', 'body'] as const) {
    for (const name of read[part]) if (!found[part][name]) found.unknown.push(`${part}.${name}`);
  }
  return found;
}

const describing = (description: string | undefined) => (description ? { description } : {});

/** Stands for the key of whoever sends it. */
const KEY: unknown = Object('idempotencyKey');

export function recordingRequest({ body: hints }: RestRoute) {
  const origins = new Map<unknown, { part: Part; name: string }>();
  const read = { params: new Set<string>(), query: new Set<string>(), body: new Set<string>() };
  const recording = (part: Part) => {
    const marks: Record<string, unknown> = {};
    return new Proxy(
      {},
      {
        get(_, name) {
          if (typeof name !== 'string') return undefined;
          read[part].add(name);
          const hint = part === 'body' ? hints?.[name] : undefined;
          if (hint && 'const' in hint) return hint.const;
          if (!marks[name]) origins.set((marks[name] = Object(`${part}.${name}`)), { part, name });
          return marks[name];
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

/** What stands in the variables where nothing is sent is what the call falls back on. */
function variablesOfNothing({ variables }: RestRoute): Json {
  try {
    return variables?.({ params: {}, query: {}, body: {}, idempotencyKey: '' }) ?? {};
  } catch {
    return {};
  }
}

/** What the schema says of the argument that takes a variable. */
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
