import { expect, test } from '@jest/globals';
import type { SettingsSchema } from '../../domain/integrations/manifest.ts';
import { changesIn, isComplete, settingsForm, valuesOf } from './settingsForm.ts';

const schema: SettingsSchema = {
  type: 'object',
  title: 'Eksempel',
  required: ['address', 'key', 'sync'],
  properties: {
    address: { type: 'string', format: 'uri', title: 'Adresse' },
    key: { type: 'string', secret: true, title: 'Nøgle' },
    sync: {
      type: 'object',
      title: 'Synkronisering',
      required: [],
      properties: {
        orders: { type: 'boolean', title: 'Ordrer' },
        limits: {
          type: 'object',
          title: 'Grænser',
          required: ['days'],
          properties: { days: { type: 'number', title: 'Dage', minimum: 1, maximum: 30 } },
        },
      },
    },
  },
};

const typed = { address: 'https://kunde.example', key: 'abc', sync: { orders: true, limits: { days: 7 } } };

const problemsOf = (values: object, secretsSet: string[] = []) =>
  Object.fromEntries(
    (settingsForm(schema, secretsSet).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('every field has a value from the start, and a secret an empty one', () => {
  expect(valuesOf(schema, { address: 'https://a.example', sync: { orders: true } })).toEqual({
    address: 'https://a.example',
    key: '',
    sync: { orders: true, limits: { days: null } },
  });
});

test('the server’s rules hold at any depth, by the paths that it uses', () => {
  expect(problemsOf(typed)).toEqual({});
  expect(problemsOf({ address: 'http://a.example', key: '', sync: { orders: true, limits: { days: 31 } } })).toEqual({
    address: 'Adressen skal begynde med https://',
    key: 'Dette felt er påkrævet',
    'sync.limits.days': 'Højst 30',
  });
  expect(problemsOf({ ...typed, sync: { orders: false, limits: { days: null } } })).toEqual({
    sync: 'Dette felt er påkrævet',
    'sync.limits.days': 'Dette felt er påkrævet',
  });
});

test('a secret that is set is required no more, unless it is taken away', () => {
  expect(problemsOf({ ...typed, key: '' }, ['key'])).toEqual({});
  expect(problemsOf({ ...typed, key: null }, ['key'])).toEqual({ key: 'Dette felt er påkrævet' });
});

test('an untouched secret is not sent, an emptied number is', () => {
  expect(changesIn(schema, { ...typed, key: '', sync: { orders: true, limits: { days: null } } })).toEqual({
    address: typed.address,
    sync: { orders: true, limits: { days: null } },
  });
  expect(changesIn(schema, { ...typed, key: null })).toMatchObject({ key: null });
});

test('what lacks nothing can be switched on as it is', () => {
  expect(isComplete(schema, typed, ['key'])).toBe(true);
  expect(isComplete(schema, typed, [])).toBe(false);
  expect(isComplete({ type: 'object', title: 'Intet', properties: {}, required: [] }, {}, [])).toBe(true);
});
