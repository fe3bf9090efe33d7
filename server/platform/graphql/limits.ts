import {
  GraphQLError,
  Kind,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { AppError, badInput, UNSTORABLE_TEXT } from '../errors.ts';
import { fragmentsOf } from './fragments.ts';

/**
 * Limits of the documents that callers send over HTTP and WebSocket, and of their input, which includes the bodies of
 * REST calls.
 */
export const documentLimits = {
  depth: 12,
  aliases: 15,
  tokens: 1_000,
  fields: 1_000,
  listLength: 250,
  /** Bytes of the printed document, without comments and additional space. */
  bytes: 20_000,
  inputDepth: 20,
} as const;

/** A document that is valid and within all limits. */
export interface ParsedDocument {
  document: DocumentNode;
  /** Whether an operation of the document selects `__schema` or `__type`, possibly beside other fields. */
  selectsSchema: boolean;
}

/**
 * Parses a document that a caller sent and checks it against the limits and the schema, the cheapest check first.
 * Throws LIMIT_EXCEEDED for a document that is too large, and InvalidDocumentError for one with syntax or validation
 * errors.
 */
export function parseDocument(schema: GraphQLSchema, text: string): ParsedDocument {
  const document = parseTokens(text);
  const roots = rootFields(document);
  const selectsSchema = roots.some((name) => schemaFields.has(name));
  checkAliases(document);
  checkExtent(document, selectsSchema && roots.every((name) => name.startsWith('__')));
  checkListLiterals(document);
  checkBytes(document);
  const errors = validate(schema, document, specifiedRules, { maxErrors: 10 });
  if (errors.length) throw new InvalidDocumentError(errors);
  return { document, selectsSchema };
}

/** Carries the syntax or validation errors of graphql-js to the transport, which answers them in its own format. */
export class InvalidDocumentError extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'Invalid document');
    this.errors = errors;
  }
}

/**
 * Throws for input beyond the limits: LIMIT_EXCEEDED for long lists and deep nesting, BAD_USER_INPUT for texts that
 * the database cannot store. Walks level by level without recursion, so that deep nesting cannot overflow the stack
 * here; the code that runs later may then recurse safely.
 */
export function checkInputs(value: unknown): void {
  let level: [name: string, value: unknown][] = [['', value]];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > documentLimits.inputDepth)
      throw exceeded(`Variabler må højst være ${documentLimits.inputDepth} niveauer dybe`);
    level = level.flatMap(([name, each]) => childrenOf(name, each));
  }
}

function childrenOf(name: string, value: unknown): [string, unknown][] {
  if (typeof value === 'string' && !isStorable(value)) throw badInput({ [name]: UNSTORABLE_TEXT });
  if (Array.isArray(value)) {
    if (value.length > documentLimits.listLength)
      throw exceeded(`En liste må højst have ${documentLimits.listLength} elementer`);
    return value.map((each) => [name, each]);
  }
  if (!value || typeof value !== 'object') return [];
  // Keys must be storable as well.
  return Object.entries(value).flatMap(([key, each]): [string, unknown][] => [
    [key, key],
    [key, each],
  ]);
}

/** PostgreSQL cannot store a NUL character, and its JSON types cannot store half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function parseTokens(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: documentLimits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // graphql-js writes 'more that'; a later version may correct it.
    if (!/more that|more than/.test(error.message)) throw new InvalidDocumentError([error]);
    throw exceeded(`Dokumentet har mere end ${documentLimits.tokens} tokens`);
  }
}

const schemaFields = new Set(['__schema', '__type']);

/** Names of the root fields of all operations, including those inside fragments at the root. */
function rootFields(document: DocumentNode): string[] {
  const fragments = fragmentsOf(document);
  const followed = new Set<string>();
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value];
      if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(node.selectionSet);
      if (followed.has(node.name.value)) return [];
      followed.add(node.name.value);
      return namesIn(fragments.get(node.name.value)?.selectionSet);
    });
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? namesIn(node.selectionSet) : [],
  );
}

/** A field that stands twice in a selection without an alias counts as an alias, even `__typename`. */
function checkAliases(document: DocumentNode): void {
  let aliases = 0;
  visit(document, {
    Field(node: FieldNode) {
      if (node.alias) aliases += 1;
    },
    SelectionSet({ selections }) {
      const names = selections.flatMap((node) => (node.kind === Kind.FIELD && !node.alias ? [node.name.value] : []));
      aliases += names.length - new Set(names).size;
    },
  });
  if (aliases > documentLimits.aliases) throw exceeded(`Dokumentet har mere end ${documentLimits.aliases} aliaser`);
}

interface Extent {
  depth: number;
  /** Number of fields after every fragment is expanded, as the compiled executor expands them. */
  fields: number;
}

function checkExtent(document: DocumentNode, isIntrospection: boolean): void {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Extent>();
  // Each fragment is measured once. Otherwise a ladder of fragments that each spread the next one twice would take
  // exponential time to measure.
  // A fragment within itself counts nothing; validation refuses it later.
  const ofFragment = (name: string, ancestors: ReadonlySet<string>): Extent => {
    const set = fragments.get(name)?.selectionSet;
    if (!set || ancestors.has(name)) return { depth: 0, fields: 0 };
    const extent = measured.get(name) ?? ofSelections(set, new Set(ancestors).add(name));
    measured.set(name, extent);
    return extent;
  };
  const ofSelections = (set: SelectionSetNode, ancestors: ReadonlySet<string>): Extent => {
    const extent = { depth: 0, fields: 0 };
    for (const node of set.selections) {
      const isField = node.kind === Kind.FIELD;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value, ancestors)
          : node.selectionSet
            ? ofSelections(node.selectionSet, ancestors)
            : { depth: 0, fields: 0 };
      extent.depth = Math.max(extent.depth, inner.depth + (isField ? 1 : 0));
      extent.fields += inner.fields + (isField ? 1 : 0);
    }
    return extent;
  };
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields } = ofSelections(node.selectionSet, new Set());
    if (depth > documentLimits.depth && !isIntrospection)
      throw exceeded(`Dokumentet er dybere end ${documentLimits.depth} niveauer`);
    if (fields > documentLimits.fields) throw exceeded(`Dokumentet beder om mere end ${documentLimits.fields} felter`);
  }
}

function checkListLiterals(document: DocumentNode): void {
  visit(document, {
    ListValue({ values }) {
      if (values.length > documentLimits.listLength)
        throw exceeded(`En liste må højst have ${documentLimits.listLength} elementer`);
    },
  });
}

function checkBytes(document: DocumentNode): void {
  if (Buffer.byteLength(print(document)) > documentLimits.bytes)
    throw exceeded(`Dokumentet fylder mere end ${documentLimits.bytes / 1_000} kB`);
}

const exceeded = (message: string) => new AppError('LIMIT_EXCEEDED', message);
