import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

interface BreakingChange {
  /** The changed element of the schema, such as `Query.events(first)`. */
  place: string;
  description: string;
}

/** Returns the schema changes that would break a partner's program, as graphql-js describes them. */
export function breakingChanges(released: GraphQLSchema, next: GraphQLSchema): BreakingChange[] {
  const changes = findBreakingChanges(released, next)
    .filter(({ description }) => !REMOVED_STANDARD_SCALAR.test(description))
    .map(({ description }) => ({ place: placeIn(description), description }));
  return [...changes, ...lostDefaults(released, next)];
}

/** A standard scalar disappears with the last field of its type, and that field is reported by itself. */
const REMOVED_STANDARD_SCALAR = /^Standard scalar /;

/** Returns one message for each breaking change that the newest section of CHANGELOG.md does not announce. */
export function unannouncedBreakingChanges(released: GraphQLSchema, next: GraphQLSchema, changelog: string): string[] {
  const announced = announcements(changelog);
  return breakingChanges(released, next)
    .filter(({ place }) => !announced.has(place))
    .map(
      ({ place, description }) =>
        `${description} Announce the change at the top of CHANGELOG.md: - **Breaking** \`${place}\`: …`,
    );
}

/**
 * Returns one message for each operation of the last release that the next schema can no longer answer. Pages that are
 * open during an upgrade still send these operations, so announcing the break does not help them.
 */
export function brokenOperations(operations: Record<string, string>, next: GraphQLSchema): string[] {
  return Object.values(operations).flatMap((text) =>
    validate(next, parse(text))
      .slice(0, 1)
      .map(({ message }) => `${/^\w+ \w+/.exec(text)?.[0]} of the last release can no longer be answered: ${message}`),
  );
}

const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

/** Returns one message for each deprecation whose reason lacks a date or an explanation. */
export function undatedDeprecations(schema: GraphQLSchema): string[] {
  return deprecations(schema)
    .filter(({ reason }) => !DAY.test(reason) || reason.replace(DAY, '').trim().split(/\s+/).length < 3)
    .map(({ place }) => `${place} is deprecated without a reason and the day of its removal, such as 2027-05-01.`);
}

function announcements(changelog: string): Set<string> {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return new Set([...newest.matchAll(/^- \*\*Breaking\*\* `([^`]+)`: \S/gm)].map(([, place]) => place!));
}

/** graphql-js names the changed element only inside a sentence; each pattern extracts it from one kind of sentence. */
const placePatterns: readonly (readonly [sentence: RegExp, place: string])[] = [
  [/^(\S+) was removed from (?:enum|union) type (\S+)\.$/, '$2.$1'],
  [/^A required arg (\S+) on (\S+) was added\.$/, '$2($1)'],
  [/^A required field (\S+) on input type (\S+) was added\.$/, '$2.$1'],
  [/^(\S+) arg (\S+) (?:was removed|has changed type .+)\.$/, '$1($2)'],
];

const FIRST_WORD = [/^(\S+) .*$/, '$1'] as const;

function placeIn(description: string): string {
  const [sentence, place] = placePatterns.find(([pattern]) => pattern.test(description)) ?? FIRST_WORD;
  return description.replace(sentence, place);
}

/**
 * Finds required arguments and input fields that have lost their default. graphql-js reports a changed default as
 * dangerous only, but a program that leaves the argument out stops working.
 */
function lostDefaults(released: GraphQLSchema, next: GraphQLSchema): BreakingChange[] {
  const after = inputsOf(next);
  return [...inputsOf(released)]
    .filter(([place, before]) => {
      const now = after.get(place);
      return (
        now &&
        isRequiredArgument(now as GraphQLArgument) &&
        before.defaultValue !== undefined &&
        String(before.type) === String(now.type)
      );
    })
    .map(([place]) => ({ place, description: `${place} has lost its default and is now required.` }));
}

/** Returns every argument and every field of an input type, by its place in the schema. */
function inputsOf(schema: GraphQLSchema): Map<string, GraphQLArgument | GraphQLInputField> {
  return new Map(
    Object.values(schema.getTypeMap()).flatMap((type): [string, GraphQLArgument | GraphQLInputField][] => {
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
      if (type.name.startsWith('__') || (!isObjectType(type) && !isInterfaceType(type))) return [];
      return Object.values(type.getFields()).flatMap(({ name, args }) =>
        args.map((arg): [string, GraphQLArgument] => [`${type.name}.${name}(${arg.name})`, arg]),
      );
    }),
  );
}

interface Deprecation {
  place: string;
  reason: string;
}

function deprecations(schema: GraphQLSchema): Deprecation[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isEnumType(type)) return deprecated(type.name, type.getValues());
    if (isInputObjectType(type)) return deprecated(type.name, Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const fields = Object.values(type.getFields());
    return [
      ...deprecated(type.name, fields),
      ...fields.flatMap(({ name, args }) => deprecated(`${type.name}.${name}`, args)),
    ];
  });
}

const deprecated = (
  place: string,
  items: readonly { name: string; deprecationReason?: string | null | undefined }[],
): Deprecation[] =>
  items.flatMap(({ name, deprecationReason: reason }) =>
    reason == null ? [] : [{ place: `${place}.${name}`, reason }],
  );

if (import.meta.filename === process.argv[1]) {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const next = buildSchema(read('schema.graphql'));
  const problems = [
    ...unannouncedBreakingChanges(buildSchema(read('docs/released.graphql')), next, read('CHANGELOG.md')),
    ...undatedDeprecations(next),
    ...brokenOperations(JSON.parse(read('released-operations.json')) as Record<string, string>, next),
  ];
  if (problems.length) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
