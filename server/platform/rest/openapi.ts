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
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import { calledOperation } from '../graphql/guardOperations.ts';
import { describeAnswer, list, rows, type AnswerShape } from './answer.ts';
import { describeBody, describeParameters } from './describeRequest.ts';
import { withExamples } from './examples.ts';
import { componentFor } from './jsonSchema.ts';
import {
  answerHeaders,
  errorResponsesFor,
  errorSchema,
  companyHeader,
  idempotencyKey,
  sharedHeaders,
  sharedResponses,
  webhookHeaders,
  webhookResponses,
  type Header,
  type Parameter,
  type Response,
} from './openapiParts.ts';
import { requestFieldsOf } from './requestFields.ts';
import type { DescribedWebhook, RestArea, RestRoute } from './RestRoute.ts';

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

/** A call that the portal makes to an address of a company. */
export interface WebhookOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** None: the signature in the headers proves the sender. */
  security: [];
  parameters: Parameter[];
  requestBody: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Response>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: WebhookOperation }>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
  };
}

interface ApiSource {
  areas: RestArea[];
  schema: GraphQLSchema;
  product: string;
  publicUrl: string;
  /** The reseller, whom partners ask. */
  contact: { name: string; email: string };
  /** The price list from which the prices in examples are computed. */
  prices: PriceList;
}

/** Describes the REST calls in OpenAPI 3.1. The description is derived from the routes and the GraphQL schema. */
export function describeApi({ areas, schema, product, publicUrl, contact, prices }: ApiSource): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const { name, routes } of areas) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[route.method.toLowerCase()] = describeCall(route, { area: name, schema, prices });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: product,
      version: '1',
      description:
        'The REST calls of the portal. GraphQL at /graphql offers the same and more. Examples have the prices of the ' +
        `price list from ${prices.validFrom}.`,
      contact,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(
      areas.flatMap(({ name, webhooks = [] }) => webhooks.map((webhook) => describeWebhook(webhook, name))),
    ),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'API token of a company, or the token of a user who has signed in.',
        },
      },
      schemas: { Error: errorSchema, ...schemasFor({ paths, errorSchema }, schema) },
      headers: sharedHeaders,
      responses: sharedResponses,
    },
  };
}

function describeWebhook(
  { name, description, schema }: DescribedWebhook,
  area: string,
): [string, { post: WebhookOperation }] {
  const operationId = name.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    name,
    {
      post: {
        operationId,
        summary: name,
        description,
        tags: [area],
        security: [],
        parameters: webhookHeaders,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: webhookResponses,
      },
    },
  ];
}

interface CallSource extends Pick<ApiSource, 'schema' | 'prices'> {
  area: string;
}

function describeCall(route: RestRoute, { area, schema, prices }: CallSource): Operation {
  const document = parse(route.document);
  const isPublic = calledOperation(schema, document).access === 'public';
  const fields = requestFieldsOf(route, document, schema);
  const examples = route.examples?.(prices) ?? {};
  const body = describeBody(fields);
  const operationId = nameOf(document);
  const data = withExamples(describeAnswer(shapeOf(route), document, schema), examples);
  return {
    operationId,
    summary: operationId
      .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
      .replace(/^./, (first) => first.toUpperCase()),
    description: descriptionOf(document, schema),
    tags: [area],
    security: isPublic ? [] : [{ token: [] }],
    parameters: [
      ...describeParameters(fields),
      ...(route.connection ? paging : []),
      ...(isPublic ? [] : [companyHeader]),
      ...(route.method === 'POST' ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: {
        required: Boolean(body.required?.length),
        content: { 'application/json': { schema: withExamples(body, examples) } },
      },
    }),
    responses: {
      200: {
        description: 'The requested data.',
        ...answerHeaders(route, isPublic),
        content: { 'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } } },
      },
      ...errorResponsesFor(route, { isPublic, isPurchase: route.fields?.purchaseId === 'idempotencyKey' }),
    },
  };
}

/** The shape of the whole answer; a route of a list declares the shape of one row. */
function shapeOf({ answer, connection, numberedPages }: RestRoute): AnswerShape {
  if (!connection) return answer;
  return numberedPages ? list(`${connection}.rows`, answer) : rows(connection, answer);
}

/** The operation id, from the name of the document: `RestBuyClipCard` becomes `buyClipCard`. */
const nameOf = ({ definitions: [operation] }: DocumentNode) =>
  (operation as OperationDefinitionNode).name!.value.replace(/^Rest(.)/, (_, first: string) => first.toLowerCase());

const paging: Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: 'Number of rows to return: at most 1,000, and 1,000 when omitted.',
    schema: { type: 'integer', default: 1_000 },
  },
  {
    name: 'after',
    in: 'query',
    required: false,
    description: 'Cursor at which the previous page ended. The `Link` header has the whole address of the next page.',
    schema: { type: 'string' },
  },
];

/** The schema's description of the field that the document is about: the first field with more than one subfield. */
function descriptionOf(document: DocumentNode, schema: GraphQLSchema): string {
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

/** All components that the description refers to, directly or through other components. */
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
