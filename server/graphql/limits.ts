import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { AppError, badInput, UNSTORABLE_TEXT } from '../errors.ts';

/** What a document that somebody sends may ask for; the same over HTTP, WebSocket and REST. */
export const limits = { depth: 12, aliases: 15, tokens: 1_000, fields: 1_000, listInput: 250, inputDepth: 20 } as const;

export interface ParsedDocument {
  document: DocumentNode;
  /** Asks for the schema itself, be it beside other things. */
  asksForSchema: boolean;
}

/** Parses, checks and validates what somebody sent, cheapest first. */
export function parseWithin(schema: GraphQLSchema, text: string): ParsedDocument {
  const document = parseTokens(text);
  const roots = rootFields(document);
  const asksForSchema = roots.some((name) => schemaFields.has(name));
  checkAliases(document);
  checkExtent(document, asksForSchema && roots.every((name) => name.startsWith('__')));
  checkListLiterals(document);
  const errors = validate(schema, document, specifiedRules, { maxErrors: 10 });
  if (errors.length) throw new InvalidDocument(errors);
  return { document, asksForSchema };
}

/** Carries what graphql-js says of a document, for the transport to answer in its own form. */
export class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'Invalid document');
    this.errors = errors;
  }
}

/**
 * Refuses variables that no form sends: long lists, deep nesting, and texts that the database cannot store. Walks without
 * calling itself, since everything after it may follow the nesting by recursion.
 */
export function checkInputs(value: unknown): void {
  let level: [name: string, value: unknown][] = [['', value]];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > limits.inputDepth) throw exceeded(`Variabler må højst være ${limits.inputDepth} niveauer dybe`);
    level = level.flatMap(([name, each]) => childrenOf(name, each));
  }
}

function childrenOf(name: string, value: unknown): [string, unknown][] {
  if (typeof value === 'string' && !isStorable(value)) throw badInput({ [name]: UNSTORABLE_TEXT });
  if (Array.isArray(value)) {
    if (value.length > limits.listInput) throw exceeded(`En liste må højst have ${limits.listInput} elementer`);
    return value.map((each) => [name, each]);
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]): [string, unknown][] => [
    [key, key],
    [key, each],
  ]);
}

/** PostgreSQL stores no NUL, and its JSON no half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function parseTokens(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (!/more that|more than/.test(error.message)) throw new InvalidDocument([error]);
    throw exceeded(`Dokumentet har mere end ${limits.tokens} tokens`);
  }
}

const schemaFields = new Set(['__schema', '__type']);

/** What the document's operations ask for first. A fragment at the root is followed, so that it hides nothing. */
function rootFields(document: DocumentNode): string[] {
  const fragments = fragmentsOf(document);
  const followed = new Set<string>();
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value];
      if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(node.selectionSet);
      if (followed.has(node.name.value)) return [];
      followed.add(node.name.value);
      return namesIn(fragments.get(node.name.value));
    });
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? namesIn(node.selectionSet) : [],
  );
}

/** A field that is asked for twice counts, whether by alias or by name, and so does __typename. */
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
  if (aliases > limits.aliases) throw exceeded(`Dokumentet har mere end ${limits.aliases} aliaser`);
}

interface Extent {
  depth: number;
  /** Fields when every fragment is written out, as the compiled executor does. */
  fields: number;
}

function checkExtent(document: DocumentNode, mayBeDeep: boolean): void {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Extent>();
  // Each fragment is measured once: spread in a ladder, measuring would otherwise cost what executing does.
  const ofFragment = (name: string, open: ReadonlySet<string>): Extent => {
    const set = fragments.get(name);
    if (!set || open.has(name)) return { depth: 0, fields: 0 };
    const extent = measured.get(name) ?? ofSelections(set, new Set(open).add(name));
    measured.set(name, extent);
    return extent;
  };
  const ofSelections = (set: SelectionSetNode, open: ReadonlySet<string>): Extent => {
    const extent = { depth: 0, fields: 0 };
    for (const node of set.selections) {
      const isField = node.kind === Kind.FIELD;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(node.name.value, open)
          : node.selectionSet
            ? ofSelections(node.selectionSet, open)
            : { depth: 0, fields: 0 };
      extent.depth = Math.max(extent.depth, inner.depth + (isField ? 1 : 0));
      extent.fields += inner.fields + (isField ? 1 : 0);
    }
    return extent;
  };
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields } = ofSelections(node.selectionSet, new Set());
    if (depth > limits.depth && !mayBeDeep) throw exceeded(`Dokumentet er dybere end ${limits.depth} niveauer`);
    if (fields > limits.fields) throw exceeded(`Dokumentet beder om mere end ${limits.fields} felter`);
  }
}

function checkListLiterals(document: DocumentNode): void {
  visit(document, {
    ListValue({ values }) {
      if (values.length > limits.listInput) throw exceeded(`En liste må højst have ${limits.listInput} elementer`);
    },
  });
}

const fragmentsOf = (document: DocumentNode) =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );

const exceeded = (message: string) => new AppError('LIMIT_EXCEEDED', message);
