import { describe, expect, test } from '@jest/globals';
import type { SettingsSchema } from './manifest.ts';
import { manifests } from './manifests.ts';
import { readSettings } from './settings.ts';
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
const complete = {
  shop: 'butik',
  apiKey: 'nøgle'.replace('ø', 'o'),
  topics: { orders: true },
  sender: { name: 'Karin' },
};
const read = (given: unknown, stored = {}, secretsSet: string[] = []) =>
  readSettings(schema, given, stored, secretsSet);

describe('the settings of an integration', () => {
  test('part what may be shown from what is kept secret', () => {
    expect(read(complete)).toEqual({
      settings: { shop: 'butik', topics: { orders: true }, sender: { name: 'Karin' } },
      secrets: { apiKey: 'nogle' },
      problems: {},
    });
  });

  test('miss what is required, each field by its path, empty texts and switches that are all off included', () => {
    const missing = 'Dette felt er påkrævet';
    expect(read({}).problems).toEqual({ shop: missing, apiKey: missing, topics: missing, 'sender.name': missing });
    expect(read({ shop: '  ', apiKey: '', topics: { orders: false }, sender: { name: '' } }).problems).toEqual({
      shop: missing,
      apiKey: missing,
      topics: missing,
      'sender.name': missing,
    });
  });

  test('keep what is stored where something is left out, and what is secret where it is left empty', () => {
    const stored = { shop: 'butik', days: 7, topics: { orders: true }, sender: { name: 'Karin' } };
    expect(read({ topics: { returns: true } }, stored, ['apiKey'])).toEqual({
      settings: { ...stored, topics: { orders: true, returns: true } },
      secrets: {},
      problems: {},
    });
    expect(read({ apiKey: '' }, stored, ['apiKey']).secrets).toEqual({});
  });

  test('lose what is given as null', () => {
    const stored = { shop: 'butik', days: 7, topics: { orders: true }, sender: { name: 'Karin' } };
    expect(read({ days: null }, stored, ['apiKey']).settings).not.toHaveProperty('days');
    expect(read({ apiKey: null }, stored, ['apiKey'])).toMatchObject({
      secrets: { apiKey: null },
      problems: { apiKey: 'Dette felt er påkrævet' },
    });
  });

  test('refuse what has the wrong type, lies outside its bounds, or is no field at all', () => {
    expect(read({ ...complete, shop: 5, days: '7', topics: { orders: 'ja' }, sender: [] }).problems).toEqual({
      shop: 'Ugyldig værdi',
      days: 'Ugyldig værdi',
      'topics.orders': 'Ugyldig værdi',
      topics: 'Dette felt er påkrævet',
      sender: 'Ugyldig værdi',
      'sender.name': 'Dette felt er påkrævet',
    });
    expect(read({ ...complete, days: 31 }).problems).toEqual({ days: 'Højst 30' });
    expect(read({ ...complete, days: Number.NaN }).problems).toEqual({ days: 'Ugyldig værdi' });
    expect(read({ ...complete, shop: 'x'.repeat(2_001) }).problems).toEqual({ shop: 'Højst 2000 tegn' });
    expect(read({ ...complete, constructor: 1 }).problems).toEqual({ constructor: 'Ukendt felt' });
    expect(read({ ...complete, ...JSON.parse('{"__proto__": {"days": 5}}') }).settings).not.toHaveProperty('days');
    expect(read([]).problems).toMatchObject({ settings: 'Ugyldig værdi' });
  });

  test('have no secret that would break out of a header', () => {
    for (const apiKey of ['a\r\nHost: x', 'a b', 'nøgle', '\u0000'])
      expect(read({ ...complete, apiKey }).problems).toHaveProperty('apiKey');
  });

  test.each([
    ['http://a.example', 'Adressen skal begynde med https://'],
    ['a.example', 'Adressen skal begynde med https://'],
    ['javascript:alert(1)', 'Adressen skal begynde med https://'],
    ['https://karin:hemmelig@a.example', 'Adressen må ikke indeholde brugernavn eller adgangskode'],
    ['https://', 'Adressen skal begynde med https://'],
  ])('take %s for no address', (address, message) => {
    expect(read({ ...complete, address }).problems).toEqual({ address: message });
  });
});

test('every manifest asks only for fields it has, and a company that fills in all of them has no problem', () => {
  for (const { id, settingsSchema } of manifests) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(Object.keys(settingsSchema.properties)).toEqual(expect.arrayContaining([...settingsSchema.required]));
  }
  const filled = { address: 'https://modtager.example/krog', events: { user_created: true }, accessKey: 'abc' };
  expect(readSettings(webhooksManifest.settingsSchema, filled, {}, []).problems).toEqual({});
});
