import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { getOperationAST, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { GuardedOperation } from '../access/Access.ts';
import type { Caller } from '../access/viewer.ts';
import { ByteCache } from '../ByteCache.ts';
import { AppError } from '../errors.ts';
import type { Limits } from '../rateLimit/limits.ts';
import { ConfigError } from '../settings.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { chargeDocument, type BilledContext } from './Bill.ts';
import { calledOperations, refusalOfAll } from './guardOperations.ts';
import { checkInputs, parseDocument, type ParsedDocument } from './limits.ts';

/** A request as a caller sent it, with nothing checked yet. It has either an `id` or a `query`. */
export interface GraphQLRequest {
  /** Hash of a persisted operation, which was compiled from the portal's own client. */
  id?: unknown;
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  /** `cost: true` adds the cost of the operation to the answer. */
  extensions?: unknown;
}

/** An operation that passed all checks except the coercion of its variables. */
export interface AdmittedOperation {
  text: string;
  document: DocumentNode;
  hash: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** A persisted operation, and the operations of the schema that it calls. */
interface PersistedOperation {
  text: string;
  calls: readonly (GuardedOperation | undefined)[];
}

interface OperationsOptions {
  persistedOnly: boolean;
  persisted?: Record<string, string>;
  limits: Pick<Limits, 'keptDocumentBytes'>;
  metrics: Metrics;
}

/** The operations of the client by their ids, with those of its last release for pages that are still open. */
const PERSISTED_FILE = new URL('../../../dist/persisted-operations.json', import.meta.url);
/** Memory of a parsed document for each character of its text. Measured: 41 bytes. */
const BYTES_PER_CHARACTER = 45;

/**
 * Admits operations from every transport: looks up persisted ones, and parses, validates and limits the documents that
 * callers send. Callers whom a persisted operation refuses are refused before it is parsed. Parsed documents are
 * cached, so one instance is made for the life of the process.
 */
export class Operations {
  readonly schema: GraphQLSchema;
  readonly #persistedOnly: boolean;
  readonly #persisted: ReadonlyMap<string, PersistedOperation>;
  readonly #documents: ByteCache<ParsedDocument>;
  readonly #metrics: Metrics;

  constructor(schema: GraphQLSchema, { persistedOnly, persisted, limits, metrics }: OperationsOptions) {
    this.schema = schema;
    this.#persistedOnly = persistedOnly;
    this.#documents = new ByteCache(limits.keptDocumentBytes);
    this.#metrics = metrics;
    const texts = { ...readPersisted(), ...persisted };
    this.#persisted = new Map(Object.entries(texts).map(([id, text]) => [id, { text, calls: callsOf(schema, text) }]));
  }

  /**
   * Returns the parsed operation of a request, and charges the caller for a document that has to be parsed. Throws
   * BAD_REQUEST for a malformed request or an unknown id, LIMIT_EXCEEDED, RATE_LIMITED, InvalidDocumentError,
   * PERSISTED_ONLY when the caller may not send documents, and the caller's refusal when a persisted operation refuses
   * the caller or a visitor selects the schema.
   */
  admit(request: GraphQLRequest, context: BilledContext): AdmittedOperation {
    const { operationName, variables } = request;
    if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
      throw malformed('operationName');
    if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
      throw malformed('variables');
    const persisted =
      typeof request.id === 'string' && request.query === undefined
        ? this.#callableOperation(request.id, context.caller)
        : undefined;
    checkInputs(variables);
    const { text, document, hash } = persisted
      ? { ...persisted, document: this.#documentOf(persisted) }
      : this.#sentOperation(request.query, context);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new AppError('BAD_REQUEST', 'Dokumentet har ingen operation med det navn');
    return {
      text,
      document,
      hash,
      // One operation has one name, whether or not the caller sent it.
      operationName: operation.name?.value,
      variables: (variables ?? {}) as Record<string, unknown>,
    };
  }

  /** Whether a request holds a document that would have to be parsed, for which its caller is charged. */
  isNewDocument(text: unknown): text is string {
    return typeof text === 'string' && !this.#documents.get(hashOf(text));
  }

  #callableOperation(id: string, caller: Caller) {
    const persisted = this.#persisted.get(id);
    if (!persisted) throw new AppError('BAD_REQUEST', 'Ukendt operation. Genindlæs siden.');
    const refusal = refusalOfAll(caller, persisted.calls);
    if (refusal) throw refusal;
    return { text: persisted.text, hash: id };
  }

  #documentOf({ text, hash }: { text: string; hash: string }): DocumentNode {
    const parsed = this.#documents.get(hash) ?? this.#keep(hash, text, this.#parsePersisted(text));
    return parsed.document;
  }

  #sentOperation(text: unknown, context: BilledContext) {
    const { caller } = context;
    if (typeof text !== 'string' || !text.trim()) throw malformed('query');
    if (this.#persistedOnly && !canSendDocuments(caller)) {
      throw new AppError('PERSISTED_ONLY', 'Kun operationer fra portalens egne sider er tilladt');
    }
    const hash = hashOf(text);
    const parsed = this.#documents.get(hash) ?? this.#parse(text, hash, context);
    if (parsed.selectsSchema && !caller.viewer) throw caller.refusal;
    return { text, document: parsed.document, hash };
  }

  #parsePersisted(text: string): ParsedDocument {
    this.#metrics.countParsedDocument();
    return { document: parse(text), selectsSchema: false };
  }

  #parse(text: string, hash: string, context: BilledContext): ParsedDocument {
    chargeDocument(context, text);
    this.#metrics.countParsedDocument();
    return this.#keep(hash, text, parseDocument(this.schema, text));
  }

  #keep(key: string, text: string, parsed: ParsedDocument): ParsedDocument {
    this.#documents.set(key, parsed, text.length * BYTES_PER_CHARACTER);
    this.#metrics.setCacheBytes('documents', this.#documents.bytes);
    return parsed;
  }
}

function readPersisted(): Record<string, string> {
  if (!existsSync(PERSISTED_FILE))
    throw new ConfigError('dist/persisted-operations.json is missing; `npm run build` writes it');
  return JSON.parse(readFileSync(PERSISTED_FILE, 'utf8')) as Record<string, string>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Operations of the client have one operation for each document. */
function callsOf(schema: GraphQLSchema, text: string): PersistedOperation['calls'] {
  const document = parse(text, { noLocation: true });
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? calledOperations(schema, document, node) : [],
  );
}

/** Partners' programs and the reseller's developers write their own queries. Customers' browsers never do. */
function canSendDocuments({ viewer }: Caller): boolean {
  return viewer !== undefined && (viewer.kind === 'token' || (viewer.role === 'ADMIN' && !viewer.actor));
}

const malformed = (part: string) => new AppError('BAD_REQUEST', `Feltet »${part}« mangler eller har en forkert type`);
