import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { rooms } from '../../rooms.ts';
import { createSchema } from './createSchema.ts';
import { replacingEdits } from './testing/replacingEdits.ts';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(rooms);
});

test('the values of enums are in upper case', () => {
  const names = Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) && !type.name.startsWith('__') ? type.getValues().map(({ name }) => name) : [],
  );
  expect(names.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
});

describe('an amount', () => {
  const AMOUNT =
    /price|amount|fee$|fees$|balance|revenue|^paid$|^open$|^due$|^notDue$|^owed$|^net|^vat$|hourlyRate|saving/i;

  test('says that it is in øre', () => {
    const named = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
            .filter((field) => ['Int', 'Float'].includes(getNamedType(field.type).name) && AMOUNT.test(field.name))
            .map((field) => ({ place: `${type.name}.${field.name}`, description: field.description ?? '' }))
        : [],
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ description }) => !description.includes('øre'))).toEqual([]);
  });
});

describe('an input type', () => {
  const isEdit = (mutation: string) => /^(update|save|set|edit|change)/.test(mutation);

  /** The input types that mutations take, with the kinds of mutations that take them. */
  function takenInputs() {
    const kinds = new Map<GraphQLInputObjectType, Set<'create' | 'edit'>>();
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields()))
      for (const argument of args) {
        const type = getNamedType(argument.type);
        if (isInputObjectType(type))
          kinds.set(type, (kinds.get(type) ?? new Set()).add(isEdit(name) ? 'edit' : 'create'));
      }
    return kinds;
  }
  const mayBeLeftOut = (type: GraphQLInputObjectType) =>
    Object.values(type.getFields()).some((field) => !isRequiredInputField(field));

  test('is shared by creating and editing only if all fields are sent, or an edit replaces all fields', () => {
    const shared = [...takenInputs()].filter(([, kinds]) => kinds.size === 2).map(([type]) => type);
    const [withOptional, complete] = [true, false].map((isOptional) =>
      shared
        .filter((type) => mayBeLeftOut(type) === isOptional)
        .map(({ name }) => name)
        .sort(),
    );
    // That an edit by these stores the same as creating is tested in `sharedInputs.test.ts`.
    expect(withOptional).toEqual(Object.keys(replacingEdits).sort());
    expect(complete).toEqual(['AdminInstallationInput', 'InstallationInput', 'PriceListInput', 'SavedViewInput']);
  });

  test('of changes has the fields of the type that creates, and says what leaving out and null do', () => {
    const types = [...takenInputs().keys()].filter(({ name }) => name.endsWith('Changes'));
    expect(types).not.toEqual([]);
    for (const type of types) {
      const created = schema.getType(type.name.replace(/Changes$/, 'Input')) as GraphQLInputObjectType;
      expect(Object.keys(type.getFields())).toEqual(Object.keys(created.getFields()));
      for (const { name, type: fieldType, defaultValue, description } of Object.values(type.getFields())) {
        const field = `${type.name}.${name}`;
        expect([field, String(fieldType)]).toEqual([field, expect.not.stringContaining('!')]);
        expect([field, defaultValue]).toEqual([field, undefined]);
        expect([field, description]).toEqual([field, expect.stringMatching(/left out.*null|null.*left out/)]);
      }
    }
  });
});
