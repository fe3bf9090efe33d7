import { describe, expect, test } from '@jest/globals';
import type { SettingsSchema } from './manifest.ts';
import { manifests } from './manifests.ts';
import { readIntegrationSettings } from './settings.ts';
import { webhooksManifest } from './webhooks.ts';

const schema: SettingsSchema = {
  type: 'object',
  title: 'Prøve',
  required: ['shop', 'apiKey', 'topics'],
  properties: {
    shop: { type: 'string', title: 'Butik' },
    address: { type: 'string', format: 'uri', title: 'Adresse' },
    apiKey: { type: 'string', secret: true, title: 'Nøgle' },
    days: { type: 'number', title: 'Dage', minimum: 1, maximum: 30 },
    topics: {
      type: 'object',
      title: 'Emner',
      required: [],
      properties: { orders: { type: 'boolean', title: 'Ordrer' }, returns: { type: 'boolean', title: 'Returvarer' } },
    },
    sender: {
      type: 'object',
      title: 'Afsender',
      required: ['name'],
      properties: { name: { type: 'string', title: 'Navn' } },
    },
  },
};
const completeSettings = {
  shop: 'butik',
  apiKey: 'nøgle'.replace('ø', 'o'),
  topics: { orders: true },
  sender: { name: 'Karin' },
};
const readInput = (input: unknown, stored = {}, secretsSet: string[] = []) =>
  readIntegrationSettings(schema, input, stored, secretsSet);

describe('the settings of an integration', () => {
  test('are separated from the secrets', () => {
    expect(readInput(completeSettings)).toEqual({
      settings: { shop: 'butik', topics: { orders: true }, sender: { name: 'Karin' } },
      secrets: { apiKey: 'nogle' },
      problems: {},
    });
  });

  test('report missing required fields by path, including empty texts and switches that are all off', () => {
    const missing = 'Dette felt er påkrævet';
    expect(readInput({}).problems).toEqual({ shop: missing, apiKey: missing, topics: missing, 'sender.name': missing });
    expect(readInput({ shop: '  ', apiKey: '', topics: { orders: false }, sender: { name: '' } }).problems).toEqual({
      shop: missing,
      apiKey: missing,
      topics: missing,
      'sender.name': missing,
    });
  });

  test('keep stored values that are left out, and secrets that are left empty', () => {
    const stored = { shop: 'butik', days: 7, topics: { orders: true }, sender: { name: 'Karin' } };
    expect(readInput({ topics: { returns: true } }, stored, ['apiKey'])).toEqual({
      settings: { ...stored, topics: { orders: true, returns: true } },
      secrets: {},
      problems: {},
    });
    expect(readInput({ apiKey: '' }, stored, ['apiKey']).secrets).toEqual({});
  });

  test('lose values that are set to null', () => {
    const stored = { shop: 'butik', days: 7, topics: { orders: true }, sender: { name: 'Karin' } };
    expect(readInput({ days: null }, stored, ['apiKey']).settings).not.toHaveProperty('days');
    expect(readInput({ apiKey: null }, stored, ['apiKey'])).toMatchObject({
      secrets: { apiKey: null },
      problems: { apiKey: 'Dette felt er påkrævet' },
    });
  });

  test('refuse values of the wrong type, values out of bounds and unknown fields', () => {
    expect(
      readInput({ ...completeSettings, shop: 5, days: '7', topics: { orders: 'ja' }, sender: [] }).problems,
    ).toEqual({
      shop: 'Ugyldig værdi',
      days: 'Ugyldig værdi',
      'topics.orders': 'Ugyldig værdi',
      topics: 'Dette felt er påkrævet',
      sender: 'Ugyldig værdi',
      'sender.name': 'Dette felt er påkrævet',
    });
    expect(readInput({ ...completeSettings, days: 31 }).problems).toEqual({ days: 'Højst 30' });
    expect(readInput({ ...completeSettings, days: Number.NaN }).problems).toEqual({ days: 'Ugyldig værdi' });
    expect(readInput({ ...completeSettings, shop: 'x'.repeat(2_001) }).problems).toEqual({ shop: 'Højst 2000 tegn' });
    expect(readInput({ ...completeSettings, constructor: 1 }).problems).toEqual({ constructor: 'Ukendt felt' });
    expect(readInput({ ...completeSettings, ...JSON.parse('{"__proto__": {"days": 5}}') }).settings).not.toHaveProperty(
      'days',
    );
    expect(readInput([]).problems).toMatchObject({ settings: 'Ugyldig værdi' });
  });

  test('refuse a secret with characters that a header does not allow', () => {
    for (const apiKey of ['a\r\nHost: x', 'a b', 'nøgle', '\u0000'])
      expect(readInput({ ...completeSettings, apiKey }).problems).toHaveProperty('apiKey');
  });

  test.each([
    ['http://a.example', 'Adressen skal begynde med https://'],
    ['http://localhost.example', 'Adressen skal begynde med https://'],
    ['a.example', 'Adressen skal begynde med https://'],
    ['javascript:alert(1)', 'Adressen skal begynde med https://'],
    ['https://karin:hemmelig@a.example', 'Adressen må ikke indeholde brugernavn eller adgangskode'],
    ['https://', 'Adressen skal begynde med https://'],
  ])('refuse the address %s', (address, message) => {
    expect(readInput({ ...completeSettings, address }).problems).toEqual({ address: message });
  });
});

test('every manifest requires only fields that it has, and accepts complete settings', () => {
  for (const { id, settingsSchema } of manifests) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(Object.keys(settingsSchema.properties)).toEqual(expect.arrayContaining([...settingsSchema.required]));
  }
  const completeWebhookSettings = {
    address: 'https://modtager.example/krog',
    events: { user_created: true },
    accessKey: 'abc',
  };
  expect(readIntegrationSettings(webhooksManifest.settingsSchema, completeWebhookSettings, {}, []).problems).toEqual(
    {},
  );
});
