import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { describeAnswer } from './describeAnswer.ts';
import { describeRequest, type RequestDescription } from './describeRequest.ts';
import { componentFor, type JsonSchema } from './jsonSchema.ts';
import {
  answerHeaders,
  answersFor,
  errorSchema,
  idempotencyKey,
  sharedHeaders,
  sharedResponses,
  type Header,
  type Response,
} from './openapiParts.ts';
import type { RestRoute } from './RestRoute.ts';
import type { RestArea } from './routes.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Response>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
  };
}

interface Described {
  areas: RestArea[];
  schema: GraphQLSchema;
  product: string;
  publicUrl: string;
}

/** The REST calls in OpenAPI 3.1, worked out from the table that serves them and the schema behind it. */
export function describeApi({ areas, schema, product, publicUrl }: Described): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const { name, routes } of areas) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[route.method.toLowerCase()] = describeCall(route, name, schema);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: product,
      version: '1',
      description: 'The calls of the portal. GraphQL offers the same, and more, at /graphql.',
    },
    servers: [{ url: publicUrl }],
    tags: areas.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of a company, or the token of somebody who signed in.',
        },
      },
      schemas: { Error: errorSchema, ...schemasFor({ paths, errorSchema }, schema) },
      headers: sharedHeaders,
      responses: sharedResponses,
    },
  };
}

function describeCall(route: RestRoute, area: string, schema: GraphQLSchema): Operation {
  const document = parse(route.document);
  const request = describeRequest(route, document, schema);
  const body = bodyOf(request);
  const operationId = nameOf(document);
  const data = describeAnswer(route, document, schema);
  return {
    operationId,
    summary: operationId
      .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
      .replace(/^./, (first) => first.toUpperCase()),
    description: whatFor(document, schema),
    tags: [area],
    security: route.isPublic ? [] : [{ token: [] }],
    parameters: parametersOf(route, request),
    ...(body && {
      requestBody: { required: Boolean(body.required?.length), content: { 'application/json': { schema: body } } },
    }),
    responses: {
      200: {
        description: 'What was asked for.',
        ...answerHeaders(route),
        content: { 'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } } },
      },
      ...answersFor(route, request.variablesOfKey.includes('purchaseId')),
    },
  };
}

/** As its document is called: `RestBuyClipCard` is `buyClipCard`. */
const nameOf = ({ definitions: [operation] }: DocumentNode) =>
  (operation as OperationDefinitionNode).name!.value.replace(/^Rest(.)/, (_, first: string) => first.toLowerCase());

function parametersOf(route: RestRoute, { params, query }: RequestDescription): Parameter[] {
  const sent = (part: 'path' | 'query', fields: RequestDescription['query']) =>
    Object.entries(fields).map(
      ([
        name,
        {
          schema: { description, ...schema },
        },
      ]) => ({ name, in: part, required: part === 'path', ...(description && { description }), schema }),
    );
  return [
    ...sent('path', params),
    ...sent('query', query),
    ...(route.connection ? paging : []),
    ...(route.method === 'POST' ? [idempotencyKey] : []),
  ];
}

const paging: Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: 'How many rows, at most 1,000, which is what there are unless told.',
    schema: { type: 'integer', default: 1_000 },
  },
  {
    name: 'after',
    in: 'query',
    required: false,
    description: 'Where the page before ended: `Link` has the whole address.',
    schema: { type: 'string' },
  },
];

function bodyOf({ body }: RequestDescription): JsonSchema | undefined {
  const fields = Object.entries(body);
  if (!fields.length) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    required: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  };
}

/** What the schema says of the field that the document is about: the first that more than one thing is asked of. */
function whatFor(document: DocumentNode, schema: GraphQLSchema): string {
  const { operation, selectionSet } = document.definitions[0] as OperationDefinitionNode;
  let type = schema.getRootType(operation) as GraphQLObjectType;
  let description = '';
  for (let set: SelectionSetNode | undefined = selectionSet; set?.selections.length === 1;) {
    const field: SelectionNode | undefined = set.selections[0];
    if (field?.kind !== 'Field') break;
    const definition = type.getFields()[field.name.value]!;
    description = definition.description ?? description;
    const named = getNamedType(definition.type);
    if (operation !== 'query' || !(isObjectType(named) || isInterfaceType(named))) break;
    type = named as GraphQLObjectType;
    set = field.selectionSet;
  }
  return description;
}

/** Everything that is referred to, and what that refers to. */
function schemasFor(described: unknown, schema: GraphQLSchema): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const collect = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found[name!] || name === 'Error') continue;
      found[name!] = componentFor(schema.getType(name!)!);
      collect(found[name!]);
    }
  };
  collect(described);
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b)));
}
