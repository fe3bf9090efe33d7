import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Caller } from '../auth/viewer.ts';
import { AppError } from '../errors.ts';
import { checkInputs, parseWithin, type ParsedDocument } from './limits.ts';

export interface GraphQLRequest {
  /** Names an operation that was compiled from our own client. */
  id?: unknown;
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  /** `cost: true` has the answer tell what it cost. */
  extensions?: unknown;
}

export interface AdmittedOperation {
  text: string;
  document: DocumentNode;
  hash: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Written by the client's compiler, beside the schema that both sides share; those of the last release for pages that were opened before an upgrade. */
const OWN_FILES = ['../../released-operations.json', '../../persisted-operations.json'].map(
  (path) => new URL(path, import.meta.url),
);
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_TEXT = 10_000;

/** The door that every operation comes through, whatever the transport: what may be asked, by whom, and how big. */
export class Operations {
  readonly schema: GraphQLSchema;
  readonly #persistedOnly: boolean;
  readonly #persisted: Record<string, string>;
  readonly #own = new Map<string, DocumentNode>();
  readonly #sent = new Map<string, ParsedDocument>();

  constructor(schema: GraphQLSchema, options: { persistedOnly: boolean }) {
    this.schema = schema;
    this.#persistedOnly = options.persistedOnly;
    this.#persisted = Object.assign(
      {},
      ...OWN_FILES.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
  }

  admit(request: GraphQLRequest, caller: Caller): AdmittedOperation {
    const { operationName, variables } = request;
    if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
      throw malformed('operationName');
    if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
      throw malformed('variables');
    checkInputs(variables);
    const { text, document, hash } =
      typeof request.id === 'string' && request.query === undefined
        ? this.#ownOperation(request.id)
        : this.#sentOperation(request.query, caller);
    return {
      text,
      document,
      hash,
      operationName: operationName ?? undefined,
      variables: (variables ?? {}) as Record<string, unknown>,
    };
  }

  #ownOperation(id: string) {
    const text = Object.hasOwn(this.#persisted, id) ? this.#persisted[id] : undefined;
    if (text === undefined) throw new AppError('BAD_REQUEST', 'Ukendt operation. Genindlæs siden.');
    let document = this.#own.get(id);
    if (!document) {
      document = parse(text);
      this.#own.set(id, document);
    }
    return { text, document, hash: id };
  }

  #sentOperation(text: unknown, caller: Caller) {
    if (typeof text !== 'string' || !text.trim()) throw malformed('query');
    if (this.#persistedOnly && !maySendDocuments(caller)) {
      throw new AppError('PERSISTED_ONLY', 'Kun operationer fra portalens egne sider er tilladt');
    }
    const hash = createHash('sha256').update(text).digest('base64url');
    const parsed = this.#sent.get(hash) ?? this.#parse(text, hash);
    if (parsed.asksForSchema && !caller.viewer) throw caller.refusal;
    return { text, document: parsed.document, hash };
  }

  #parse(text: string, hash: string): ParsedDocument {
    const parsed = parseWithin(this.schema, text);
    if (text.length <= MAX_REMEMBERED_TEXT) {
      if (this.#sent.size >= MAX_REMEMBERED) this.#sent.delete(this.#sent.keys().next().value!);
      this.#sent.set(hash, parsed);
    }
    return parsed;
  }
}

/** Partners' programs and the reseller's developers write their own queries; customers' browsers never do. */
function maySendDocuments({ viewer }: Caller): boolean {
  return viewer !== undefined && (viewer.kind === 'token' || (viewer.role === 'ADMIN' && !viewer.actor));
}

const malformed = (part: string) => new AppError('BAD_REQUEST', `Feltet »${part}« mangler eller har en forkert type`);
