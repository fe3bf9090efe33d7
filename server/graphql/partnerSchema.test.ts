import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { rooms } from '../rooms.ts';
import { createSchema } from '../schema.ts';

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
  /** Taken by a mutation that creates and by one that edits. Their descriptions say what null means in each. */
  const shared = [
    'AdminInstallationInput',
    'AgreedPriceInput',
    'AnnouncementInput',
    'ClipCardInput',
    'DepartmentInput',
    'EventInput',
    'InstallationInput',
    'LicenseInput',
    'PriceListInput',
    'SavedViewInput',
    'ServiceAgreementInput',
    'TeamMemberInput',
  ];

  test('is for creating or for editing, except those from before this rule', () => {
    const users = new Map<string, Set<boolean>>();
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields()))
      for (const argument of args) {
        const type = getNamedType(argument.type);
        if (isInputObjectType(type))
          users.set(type.name, (users.get(type.name) ?? new Set()).add(/^(update|save|set|edit)/.test(name)));
      }
    const both = [...users].filter(([, kinds]) => kinds.size === 2).map(([name]) => name);
    expect(both.sort()).toEqual(shared);
  });
});
