import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';

interface ResponseObject {
  $ref?: string;
  description?: string;
  content?: { 'application/json': { schema: JsonSchema } };
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  description: string;
  tags: string[];
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, ResponseObject>;
}

interface WebhookOperation {
  operationId: string;
  description: string;
  tags: string[];
  requestBody: { content: { 'application/json': { schema: JsonSchema } } };
}

/** A message that the portal sends to a company's own system. */
export interface Webhook extends WebhookOperation {
  name: string;
}

/** The parts of an OpenAPI description that the reference page shows. */
export interface OpenApi {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: WebhookOperation }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, ResponseObject> };
}

export interface Call extends Operation {
  method: string;
  path: string;
}

export interface Area {
  name: string;
  description: string;
  anchor: string;
  calls: Call[];
  webhooks: Webhook[];
}

/** Groups the calls and webhooks by their tag, in the order of the description. */
export function areasOf({ tags, paths, webhooks }: OpenApi): Area[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const messages = Object.entries(webhooks).map(([name, { post }]) => ({ ...post, name }));
  return tags.map(({ name, description }, i) => ({
    name,
    description,
    anchor: `omraade-${i + 1}`,
    calls: calls.filter((call) => call.tags.includes(name)),
    webhooks: messages.filter((message) => message.tags.includes(name)),
  }));
}

const lastSegment = (ref: string) => ref.split('/').at(-1)!;

/**
 * Follows the `$ref` of a schema, or the first alternative of `anyOf`. Properties beside the reference, such as a
 * description, override those of the referenced schema.
 */
export function resolveSchema(schema: JsonSchema, api: OpenApi): JsonSchema {
  if (schema.anyOf)
    return { ...resolveSchema(schema.anyOf[0]!, api), ...(schema.description && { description: schema.description }) };
  if (!schema.$ref) return schema;
  const { $ref, ...overrides } = schema;
  return { ...api.components.schemas[lastSegment($ref)], ...overrides };
}

/** Follows the `$ref` of a response, if there is one. */
export const resolveResponse = ({ $ref, ...response }: ResponseObject, { components }: OpenApi): ResponseObject =>
  $ref ? components.responses[lastSegment($ref)]! : response;

export const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  (Array.isArray(type) && type.includes('null')) || Boolean(anyOf?.some((one) => one.type === 'null'));
