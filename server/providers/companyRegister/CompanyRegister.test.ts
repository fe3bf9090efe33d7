import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { cvrStandIn } from '../../../sandbox/cvr/cvrStandIn.ts';
import { startSandbox, type Sandbox } from '../../../sandbox/sandbox.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { CompanyRegister } from './CompanyRegister.ts';

const standIn = cvrStandIn();
let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox([standIn])));
afterAll(() => sandbox.close());

const clock = new TestClock();
const newRegister = (options = {}) =>
  new CompanyRegister(standIn.settingsAt(sandbox.urlOf('cvr')), { clock, timeout: 60_000, ...options });
const requestCount = () => standIn.log.count('GET /api');
const codeOf = (lookup: Promise<unknown>) =>
  lookup.then(
    () => 'found',
    (error: { code?: string }) => error.code,
  );

const company = { vat: 99_000_104, name: 'Fjordlyst', address: 'Vej 1', zipcode: '8000', city: 'Aarhus C' };

describe('the company register', () => {
  test('finds a company by its number alone, and names the caller', async () => {
    expect(await newRegister().find('99000104')).toEqual({
      vatNumber: '99000104',
      name: 'Fjordlyst Møbler A/S',
      street: 'Lyngbakken 14',
      zip: '8270',
      city: 'Højbjerg',
      phoneNumber: '86 00 12 40',
      isCeased: false,
      ceasedOn: null,
    });
    const { path, headers } = sandbox.received('cvr').at(-1)!;
    expect(path).toBe('/api?vat=99000104&country=dk');
    expect(headers['user-agent']).toContain('Portalen');
  });

  test('keeps the parameters of its configured address', async () => {
    const { url, userAgent } = standIn.settingsAt(sandbox.urlOf('cvr'));
    await new CompanyRegister({ url: `${url}?token=hemmelig`, userAgent }).find('99000104');
    expect(sandbox.received('cvr').at(-1)!.path).toBe('/api?token=hemmelig&vat=99000104&country=dk');
  });

  test('says when a company has ceased', async () => {
    expect(await newRegister().find('99000120')).toMatchObject({ isCeased: true, ceasedOn: '2020-12-31' });
    standIn.answerNext(() => ({ ...company, enddate: 'for længst' }));
    expect(await newRegister().find('99000104')).toMatchObject({ isCeased: true, ceasedOn: null });
  });

  test('finds nothing under an unknown number', async () => {
    expect(await newRegister().find('99000139')).toBeUndefined();
  });

  test('reads an answer with numbers, without texts, and with odd ones', async () => {
    standIn.answerNext(() => ({ vat: '99000104', name: ' A\u0000\n B ', zipcode: 800, phone: 86_001_240, city: null }));
    expect(await newRegister().find('99000104')).toEqual({
      vatNumber: '99000104',
      name: 'A B',
      street: null,
      zip: '0800',
      city: null,
      phoneNumber: '86 00 12 40',
      isCeased: false,
      ceasedOn: null,
    });
    standIn.answerNext(() => ({ ...company, name: 'x'.repeat(5_000), zipcode: 'ukendt', phone: '12' }));
    expect(await newRegister().find('99000104')).toMatchObject({ name: 'x'.repeat(200), zip: null, phoneNumber: null });
  });

  test.each<[string, (reply: FastifyReply) => unknown]>([
    ['fails', (reply) => reply.code(500).send('Internal Server Error')],
    ['refuses the portal', (reply) => reply.code(401).send({ error: 'QUOTA_EXCEEDED' })],
    ['refuses the portal with status 200', () => ({ error: 'INVALID_UA' })],
    ['has no API at the address', (reply) => reply.code(404).send('<h1>Not found</h1>')],
    ['leads elsewhere', (reply) => reply.redirect('/cvr/api?vat=99000104&country=dk')],
    ['answers with another company', () => ({ ...company, vat: 99_000_112 })],
    ['answers with no company', () => ['99000104']],
    ['answers too much', () => ({ ...company, name: 'x'.repeat(300_000) })],
    ['closes the connection', (reply) => reply.raw.destroy()],
  ])('is unavailable when it %s', async (_reason, answer) => {
    standIn.answerNext(answer);
    expect(await codeOf(newRegister().find('99000104'))).toBe('PROVIDER_UNAVAILABLE');
  });

  test('is unavailable when it does not answer in time', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    standIn.answerNext(() => promise);
    expect(await codeOf(newRegister({ timeout: 50 }).find('99000104'))).toBe('PROVIDER_UNAVAILABLE');
    resolve({});
  });

  test('is asked once about a number within ten minutes, by parallel calls too', async () => {
    const register = newRegister();
    const before = requestCount();
    const [first, second] = await Promise.all([register.find('99000104'), register.find('99000104')]);
    expect(second).toEqual(first);
    await register.find('99000139');
    await register.find('99000139');
    expect(requestCount() - before).toBe(2);
    clock.time += 10 * 60_000;
    await register.find('99000104');
    expect(requestCount() - before).toBe(3);
  });

  test('is asked again after a failure', async () => {
    const register = newRegister();
    standIn.answerNext((reply) => reply.code(500).send());
    expect(await codeOf(register.find('99000104'))).toBe('PROVIDER_UNAVAILABLE');
    expect(await codeOf(register.find('99000104'))).toBe('found');
  });
});
