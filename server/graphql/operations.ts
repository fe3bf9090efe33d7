import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Caller } from '../access/viewer.ts';
import { AppError } from '../errors.ts';
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

/**
 * Persisted operations, which the client's compiler writes. Those of the last release serve pages that were opened
 * before an upgrade.
 */
const PERSISTED_FILES = ['../../released-operations.json', '../../persisted-operations.json'].map(
  (path) => new URL(path, import.meta.url),
);
const MAX_CACHED_DOCUMENTS = 500;
const MAX_CACHED_LENGTH = 10_000;

/**
 * Admits operations from every transport: looks up persisted ones, and parses, validates and limits the documents that
 * callers send. Parsed documents are cached, so one instance is made for the life of the process.
 */
export class Operations {
  readonly schema: GraphQLSchema;
  readonly #persistedOnly: boolean;
  readonly #persisted: Record<string, string>;
  readonly #persistedDocuments = new Map<string, DocumentNode>();
  readonly #sentDocuments = new Map<string, ParsedDocument>();

  constructor(schema: GraphQLSchema, options: { persistedOnly: boolean; persisted?: Record<string, string> }) {
    this.schema = schema;
    this.#persistedOnly = options.persistedOnly;
    this.#persisted = Object.assign(
      {},
      ...PERSISTED_FILES.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
      options.persisted,
    );
  }

  /**
   * Returns the parsed operation of a request. Throws BAD_REQUEST for a malformed request or an unknown id,
   * LIMIT_EXCEEDED, InvalidDocumentError, PERSISTED_ONLY when the caller may not send documents, and the caller's
   * refusal when a visitor selects the schema.
   */
  admit(request: GraphQLRequest, caller: Caller): AdmittedOperation {
    const { operationName, variables } = request;
    if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
      throw malformed('operationName');
    if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
      throw malformed('variables');
    checkInputs(variables);
    const { text, document, hash } =
      typeof request.id === 'string' && request.query === undefined
        ? this.#persistedOperation(request.id)
        : this.#sentOperation(request.query, caller);
    return {
      text,
      document,
      hash,
      operationName: operationName ?? undefined,
      variables: (variables ?? {}) as Record<string, unknown>,
    };
  }

  #persistedOperation(id: string) {
    const text = Object.hasOwn(this.#persisted, id) ? this.#persisted[id] : undefined;
    if (text === undefined) throw new AppError('BAD_REQUEST', 'Ukendt operation. Genindlæs siden.');
    let document = this.#persistedDocuments.get(id);
    if (!document) {
      document = parse(text);
      this.#persistedDocuments.set(id, document);
    }
    return { text, document, hash: id };
  }

  #sentOperation(text: unknown, caller: Caller) {
    if (typeof text !== 'string' || !text.trim()) throw malformed('query');
    if (this.#persistedOnly && !canSendDocuments(caller)) {
      throw new AppError('PERSISTED_ONLY', 'Kun operationer fra portalens egne sider er tilladt');
    }
    const hash = createHash('sha256').update(text).digest('base64url');
    const parsed = this.#sentDocuments.get(hash) ?? this.#parse(text, hash);
    if (parsed.selectsSchema && !caller.viewer) throw caller.refusal;
    return { text, document: parsed.document, hash };
  }

  #parse(text: string, hash: string): ParsedDocument {
    const parsed = parseDocument(this.schema, text);
    if (text.length <= MAX_CACHED_LENGTH) {
      const cache = this.#sentDocuments;
      if (cache.size >= MAX_CACHED_DOCUMENTS) cache.delete(cache.keys().next().value!);
      cache.set(hash, parsed);
    }
    return parsed;
  }
}

/** Partners' programs and the reseller's developers write their own queries. Customers' browsers never do. */
function canSendDocuments({ viewer }: Caller): boolean {
  return viewer !== undefined && (viewer.kind === 'token' || (viewer.role === 'ADMIN' && !viewer.actor));
}

const malformed = (part: string) => new AppError('BAD_REQUEST', `Feltet »${part}« mangler eller har en forkert type`);
