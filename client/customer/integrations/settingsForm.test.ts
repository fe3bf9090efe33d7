import { expect, test } from '@jest/globals';
import type { SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import { isComplete } from './isComplete.ts';
import { valuesToSend, settingsForm, formValuesOf } from './settingsForm.ts';

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

const input = { address: 'https://kunde.example', key: 'abc', sync: { orders: true, limits: { days: 7 } } };

const errorsOf = (values: object, secretsSet: string[] = []) =>
  Object.fromEntries(
    (settingsForm(schema, secretsSet).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('gives every field its stored value or an empty one, and a secret an empty one', () => {
  expect(formValuesOf(schema, { address: 'https://a.example', sync: { orders: true } })).toEqual({
    address: 'https://a.example',
    key: '',
    sync: { orders: true, limits: { days: null } },
  });
});

test('applies the server’s rules at any depth and reports errors by the server’s paths', () => {
  expect(errorsOf(input)).toEqual({});
  expect(errorsOf({ address: 'http://a.example', key: '', sync: { orders: true, limits: { days: 31 } } })).toEqual({
    address: 'Adressen skal begynde med https://',
    key: 'Dette felt er påkrævet',
    'sync.limits.days': 'Højst 30',
  });
  expect(errorsOf({ ...input, sync: { orders: false, limits: { days: null } } })).toEqual({
    sync: 'Dette felt er påkrævet',
    'sync.limits.days': 'Dette felt er påkrævet',
  });
});

test('requires a stored secret only after it is removed', () => {
  expect(errorsOf({ ...input, key: '' }, ['key'])).toEqual({});
  expect(errorsOf({ ...input, key: null }, ['key'])).toEqual({ key: 'Dette felt er påkrævet' });
});

test('sends an emptied number and a removed secret as null, and leaves out an untouched secret', () => {
  expect(valuesToSend(schema, { ...input, key: '', sync: { orders: true, limits: { days: null } } })).toEqual({
    address: input.address,
    sync: { orders: true, limits: { days: null } },
  });
  expect(valuesToSend(schema, { ...input, key: null })).toMatchObject({ key: null });
});

test('regards settings without a missing value as complete', () => {
  expect(isComplete(schema, input, ['key'])).toBe(true);
  expect(isComplete(schema, input, [])).toBe(false);
  expect(isComplete({ type: 'object', title: 'Intet', properties: {}, required: [] }, {}, [])).toBe(true);
});
