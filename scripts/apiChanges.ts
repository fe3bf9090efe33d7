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

/** What would break a partner's program, by its place, such as `Query.events(first)`, with graphql-js's own words for it. */
export function breakingChanges(released: GraphQLSchema, next: GraphQLSchema): { place: string; told: string }[] {
  const told = findBreakingChanges(released, next)
    .filter(({ description }) => !OF_NO_CONSEQUENCE.test(description))
    .map(({ description }) => ({ place: placeIn(description), told: description }));
  return [...told, ...lostDefaults(released, next)];
}

/** A scalar of the language goes with the last field that had it, which is told for itself. */
const OF_NO_CONSEQUENCE = /^Standard scalar /;

/** Those that the newest section of CHANGELOG.md says nothing of. */
export function unannounced(released: GraphQLSchema, next: GraphQLSchema, changelog: string): string[] {
  const announced = announcements(changelog);
  return breakingChanges(released, next)
    .filter(({ place }) => !announced.has(place))
    .map(({ place, told }) => `${told} Sig det øverst i CHANGELOG.md: - **Breaking** \`${place}\`: …`);
}

/** What pages of the last release ask for that are still open when the next version comes. An announced break is no help to them. */
export function brokenOperations(operations: Record<string, string>, next: GraphQLSchema): string[] {
  return Object.values(operations).flatMap((text) =>
    validate(next, parse(text))
      .slice(0, 1)
      .map(
        ({ message }) => `${/^\w+ \w+/.exec(text)?.[0]} fra den seneste udgave kan ikke længere besvares: ${message}`,
      ),
  );
}

const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

/** What is deprecated says why, and from which day it may be gone. */
export function undatedDeprecations(schema: GraphQLSchema): string[] {
  return deprecations(schema)
    .filter(({ reason }) => !DAY.test(reason) || reason.replace(DAY, '').trim().split(/\s+/).length < 3)
    .map(({ place }) => `${place} er forældet uden at sige hvorfor og fra hvilken dag, som 2027-05-01.`);
}

function announcements(changelog: string): Set<string> {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return new Set([...newest.matchAll(/^- \*\*Breaking\*\* `([^`]+)`: \S/gm)].map(([, place]) => place!));
}

/** graphql-js tells a place only within a sentence; each sentence has one form. */
const forms: readonly (readonly [told: RegExp, place: string])[] = [
  [/^(\S+) was removed from (?:enum|union) type (\S+)\.$/, '$2.$1'],
  [/^A required arg (\S+) on (\S+) was added\.$/, '$2($1)'],
  [/^A required field (\S+) on input type (\S+) was added\.$/, '$2.$1'],
  [/^(\S+) arg (\S+) (?:was removed|has changed type .+)\.$/, '$1($2)'],
];

const BY_ITS_FIRST_WORD = [/^(\S+) .*$/, '$1'] as const;

function placeIn(told: string): string {
  const [form, place] = forms.find(([candidate]) => candidate.test(told)) ?? BY_ITS_FIRST_WORD;
  return told.replace(form, place);
}

/** To graphql-js a default is a danger at most; to a program that left the argument out, losing it is the end. */
function lostDefaults(released: GraphQLSchema, next: GraphQLSchema): { place: string; told: string }[] {
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
    .map(([place]) => ({ place, told: `${place} has lost its default and is now required.` }));
}

/** All that is sent, by its place: arguments, and fields of inputs. */
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
  const wrong = [
    ...unannounced(buildSchema(read('docs/released.graphql')), next, read('CHANGELOG.md')),
    ...undatedDeprecations(next),
    ...brokenOperations(JSON.parse(read('released-operations.json')) as Record<string, string>, next),
  ];
  if (wrong.length) {
    process.stderr.write(`${wrong.join('\n')}\n`);
    process.exitCode = 1;
  }
}
