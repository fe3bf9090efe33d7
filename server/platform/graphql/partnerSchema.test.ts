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

describe('the values of enums', () => {
  const valuesOf = (isWanted: (name: string) => boolean) =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type) && !type.name.startsWith('__')
        ? type.getValues().flatMap((value) => (isWanted(value.name) ? [{ type, value }] : []))
        : [],
    );

  test('are in upper case, except those that are deprecated for the value in upper case', () => {
    const others = valuesOf((name) => !/^[A-Z][A-Z0-9_]*$/.test(name));
    expect(others.length).toBeGreaterThan(0);
    for (const { type, value } of others) {
      const replacement = value.name.toUpperCase();
      expect(type.getValue(replacement)?.deprecationReason).toBeUndefined();
      expect(value.deprecationReason).toMatch(
        new RegExp(`^Use \`${replacement}\`, .* Removed on \\d{4}-\\d\\d-\\d\\d\\.$`),
      );
    }
  });

  test('are in lower case in the five enums that had them so, and in no other', () => {
    const names = new Set(valuesOf((name) => name !== name.toUpperCase()).map(({ type }) => type.name));
    expect([...names].sort()).toEqual([
      'ActivityType',
      'IntegrationBillingType',
      'LedgerSubject',
      'SettingType',
      'WebhookEvent',
    ]);
  });

  test('are returned in lower case by deprecated fields alone, each of which names its replacement', () => {
    const bothSpellings = new Set(valuesOf((name) => name !== name.toUpperCase()).map(({ type }) => type.name));
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      const fields = Object.values(type.getFields()).filter((field) =>
        bothSpellings.has(getNamedType(field.type).name),
      );
      for (const { deprecationReason } of fields) {
        const [, replacement] = /^Use `(\w+)`/.exec(deprecationReason ?? '') ?? [];
        if (deprecationReason) expect(fields.map(({ name }) => name)).toContain(replacement);
      }
      expect(fields.filter(({ deprecationReason }) => deprecationReason)).toHaveLength(fields.length / 2);
    }
  });
});

describe('an amount', () => {
  const AMOUNT =
    /price|amount|fee$|fees$|balance|revenue|^paid$|^open$|^due$|^notDue$|^owed$|^net|^vat$|hourlyRate|saving/i;
  /** Numbers with such a name that are no amounts, and the amounts in kroner that are deprecated. */
  const others = ['IntegrationBilling.price', 'IntegrationBilling.pricePerAgent', 'IntegrationBilling.pricePerRequest'];

  test('says that it is in øre', () => {
    const named = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
            .filter((field) => ['Int', 'Float'].includes(getNamedType(field.type).name) && AMOUNT.test(field.name))
            .map((field) => ({ place: `${type.name}.${field.name}`, description: field.description ?? '' }))
        : [],
    );
    expect(named.length).toBeGreaterThan(50);
    const wrong = named.filter(({ description }) => !description.includes('øre')).map(({ place }) => place);
    expect(wrong.sort()).toEqual(others);
  });
});

describe('an input type', () => {
  const isEdit = (mutation: string) => /^(update|save|set|edit|change)/.test(mutation);

  /** The input types that mutations take, without deprecated arguments, with the kinds of mutations that take them. */
  function takenInputs() {
    const kinds = new Map<GraphQLInputObjectType, Set<'create' | 'edit'>>();
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields()))
      for (const argument of args) {
        const type = getNamedType(argument.type);
        if (isInputObjectType(type) && argument.deprecationReason == null)
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
    expect(types.map(({ name }) => name).sort()).toEqual([
      'AnnouncementChanges',
      'ClipCardChanges',
      'DepartmentChanges',
      'LicenseChanges',
      'ServiceAgreementChanges',
    ]);
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
