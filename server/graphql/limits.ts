import {
  GraphQLError, Kind, parse, specifiedRules, validate, visit,
  type DocumentNode, type FieldNode, type GraphQLSchema, type SelectionSetNode,
} from 'graphql';
import { AppError } from '../errors.ts';

/** What a document that somebody sends may ask for; the same over HTTP, WebSocket and REST. */
export const limits = { depth: 12, aliases: 15, tokens: 1_000, listInput: 250 } as const;

export interface ParsedDocument {
  document: DocumentNode;
  /** Asks for nothing but the schema itself. */
  isIntrospection: boolean;
}

/** Parses, checks and validates what somebody sent, cheapest first. */
export function parseWithin(schema: GraphQLSchema, text: string): ParsedDocument {
  const document = parseTokens(text);
  const isIntrospection = asksForSchemaOnly(document);
  checkAliases(document);
  if (!isIntrospection) checkDepth(document);
  checkListLiterals(document);
  const errors = validate(schema, document, specifiedRules, { maxErrors: 10 });
  if (errors.length) throw new InvalidDocument(errors);
  return { document, isIntrospection };
}

/** Carries what graphql-js says of a document, for the transport to answer in its own form. */
export class InvalidDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'Invalid document');
    this.errors = errors;
  }
}

export function checkListInputs(value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length > limits.listInput) throw exceeded(`En liste må højst have ${limits.listInput} elementer`);
    value.forEach(checkListInputs);
  } else if (value && typeof value === 'object') {
    Object.values(value).forEach(checkListInputs);
  }
}

function parseTokens(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (!/more that|more than/.test(error.message)) throw new InvalidDocument([error]);
    throw exceeded(`Dokumentet har mere end ${limits.tokens} tokens`);
  }
}

function asksForSchemaOnly(document: DocumentNode): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const roots = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  return roots.length > 0 && roots.every((node) => node.kind === Kind.FIELD && /^__(schema|type|typename)$/.test(node.name.value));
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

function checkDepth(document: DocumentNode): void {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [])),
  );
  const measured = new Map<string, number>();
  const depthOf = (set: SelectionSetNode, open: ReadonlySet<string>): number =>
    Math.max(0, ...set.selections.map((node) => {
      if (node.kind === Kind.FIELD) return 1 + (node.selectionSet ? depthOf(node.selectionSet, open) : 0);
      if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet, open);
      return depthOfFragment(node.name.value, open);
    }));
  // Each fragment is measured once: spread in a ladder, they would otherwise cost exponentially.
  const depthOfFragment = (name: string, open: ReadonlySet<string>): number => {
    const set = fragments.get(name);
    if (!set || open.has(name)) return 0;
    const known = measured.get(name);
    if (known !== undefined) return known;
    const depth = depthOf(set, new Set(open).add(name));
    measured.set(name, depth);
    return depth;
  };
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION && depthOf(node.selectionSet, new Set()) > limits.depth) {
      throw exceeded(`Dokumentet er dybere end ${limits.depth} niveauer`);
    }
  }
}

function checkListLiterals(document: DocumentNode): void {
  visit(document, {
    ListValue({ values }) {
      if (values.length > limits.listInput) throw exceeded(`En liste må højst have ${limits.listInput} elementer`);
    },
  });
}

const exceeded = (message: string) => new AppError('LIMIT_EXCEEDED', message);
