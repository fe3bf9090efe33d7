import { readFileSync } from 'node:fs';
import { ChangeType, CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { releasedOperations } from './ensureGenerated.ts';

/** Changed defaults count as breaking: a program that leaves the argument out then gets something else. */
const changedDefaults = new Set<string>([
  ChangeType.FieldArgumentDefaultChanged,
  ChangeType.InputFieldDefaultValueChanged,
]);

/** Returns the schema changes that would break a partner's program, each with its place (`Query.events.first`). */
export async function breakingChanges(released: GraphQLSchema, next: GraphQLSchema): Promise<Change[]> {
  const changes = await diff(released, next);
  return changes.filter(
    ({ criticality, type }) => criticality.level === CriticalityLevel.Breaking || changedDefaults.has(type),
  );
}

/** Returns one message for each breaking change that the newest section of CHANGELOG.md does not announce. */
export async function unannouncedBreakingChanges(
  released: GraphQLSchema,
  next: GraphQLSchema,
  changelog: string,
): Promise<string[]> {
  const announced = announcements(changelog);
  return (await breakingChanges(released, next))
    .filter(({ path }) => !announced.has(path!))
    .map(
      ({ path, message }) =>
        `${message}. Announce the change at the top of CHANGELOG.md: - **Breaking** \`${path}\`: …`,
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
    ...(await unannouncedBreakingChanges(buildSchema(read('docs/released.graphql')), next, read('CHANGELOG.md'))),
    ...undatedDeprecations(next),
    ...brokenOperations(releasedOperations(), next),
  ];
  if (problems.length) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
