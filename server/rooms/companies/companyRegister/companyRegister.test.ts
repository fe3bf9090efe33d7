import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';

let providers: Providers;
let app: TestApp;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const FIND = `query ($vatNumber: String!) {
  companyByVatNumber(vatNumber: $vatNumber) { vatNumber name street zip city phoneNumber isCeased ceasedOn }
}`;
const find = (vatNumber: string, options: { address?: string; token?: string } = {}) =>
  app.graphql(FIND, { variables: { vatNumber }, ...options });

describe('a company in the register', () => {
  test('is found by a visitor, however the number is written', async () => {
    const { data } = await find('DK-99 00 01 04', { address: '192.0.2.1' });
    expect(data.companyByVatNumber).toMatchObject({ name: 'Fjordlyst Møbler A/S', zip: '8270', isCeased: false });
  });

  test('that has ceased has its last day', async () => {
    const { data } = await find('99000120', { address: '192.0.2.1' });
    expect(data.companyByVatNumber).toMatchObject({ isCeased: true, ceasedOn: '2020-12-31' });
  });

  test.each(['99000139', '9900010', '990001041', '', 'abcdefgh', '٩٩٠٠٠١٠٤', '1'.repeat(5_000), '99000104&country=no'])(
    'is null for %j',
    async (vatNumber) => {
      const answer = await find(vatNumber, { address: '192.0.2.1' });
      expect(answer.errors).toBeUndefined();
      expect(answer.data.companyByVatNumber).toBeNull();
    },
  );

  test('cannot be found while the register is down, and the answer is no error of the portal', async () => {
    const { status, errorCode } = await find('99000244', { address: '192.0.2.1' });
    expect({ status, errorCode }).toEqual({ status: 200, errorCode: 'PROVIDER_UNAVAILABLE' });
  });

  test('is looked up sixty times in an hour by one address, other addresses aside', async () => {
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await find('99000104', { address: '192.0.2.2' })).errorCode);
    expect(codes.slice(0, 60)).not.toContain('RATE_LIMITED');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await find('99000104', { address: '192.0.2.3' })).errorCode).toBeUndefined();
  });
});

test('without a configured register, the look-up is refused as not set up', async () => {
  const plain = await createTestApp({ companyRegister: undefined });
  const { status, errorCode } = await plain.graphql(FIND, { variables: { vatNumber: '99000104' } });
  expect({ status, errorCode }).toEqual({ status: 200, errorCode: 'NOT_CONFIGURED' });
  await plain.close();
});
