import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInstalled } from '../../../../scripts/operatorTools.ts';
import { signedHeaders } from '../../../providers/webhooks/signature.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startFaultyProxy } from './testing/faultyProxy.ts';
import { readGuide, unpackGuide, type Guide, type Program } from './testing/guide.ts';

const { programs, packages } = readGuide();
const root = new URL('../../../../', import.meta.url);

let app: TestApp;
let guide: Guide;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp();
  const customerId = await app.world.company('Brik & Mørtel ApS');
  for (let i = 0; i < 2; i += 1) await app.world.department(customerId);
  departmentId = await app.world.department(customerId);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  await app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
    select 'act_' || lpad(n::text, 26, '0'), $1, 'customer', $1, 'Noget skete', 'Karin', now()
    from generate_series(1, 250) n`,
    [customerId],
  );
  const installationId = await app.world.installation(departmentId, { subdomain: 'brik-moertel' });
  await app.world.license(installationId);
  await app.world.seatReading(installationId);
  await app.world.hourEntry(await app.world.clipCard(departmentId), { minutes: 90, worked_on: '2026-02-10' });
  guide = unpackGuide({
    PORTAL_URL: app.url,
    PORTAL_TOKEN: (await app.world.apiToken(customerId, 'READ_WRITE')).token,
  });
});
afterAll(async () => {
  guide.remove();
  await app.close();
});

/** The programs of the guide that run elsewhere than in Node are not tested where they cannot be installed. */
const testOf = (language: Program['language']) =>
  ({ ts: true, python: isInstalled('python3'), sh: isInstalled('curl') && isInstalled('jq') })[language]
    ? test
    : test.skip;

describe('the programs of the partner guide', () => {
  /** The language and the output of each program, in the order of the guide. */
  const outputs: (readonly [Program['language'], RegExp])[] = [
    ['sh', /^{"data":{"viewer":{"customer":{"name":"Brik & Mørtel ApS"}}}}$/],
    ['ts', /^Brik & Mørtel ApS$/],
    ['python', /^Brik & Mørtel ApS$/],
    ['ts', /^250 activities$/],
    ['python', /^250 activities$/],
    ['ts', /^BAD_USER_INPUT name, contactPerson$/],
    ['ts', /^Lager og drift$/],
    ['ts', /^true$/],
    ['ts', /^5 hours, ACTIVE$/],
    ['python', /^5 hours, ACTIVE$/],
    ['ts', /^1 department$/],
    ['ts', /^\d departments copied$/],
    ['ts', /^Deletions are read until \d{4}-.+Z$/],
    ['ts', /^6 departments$/],
    ['python', /^6 departments$/],
    ['ts', /^whsec_/],
    ['ts', /^asked for 53, cost \d+, some left$/],
    ['ts', /^brik-moertel: 4 of 5$/],
    ['ts', /^2026-02-01 .+: 90 min$/],
    ['ts', /^INSTALLATION brik-moertel$/],
    ['sh', /^(?:SCANNING|READY)$/],
    ['ts', /^6 departments$/],
  ];

  test('are all tested here', () =>
    expect(programs.map(({ language }) => language)).toEqual(outputs.map(([language]) => language)));

  for (const [i, [language, output]] of outputs.entries())
    testOf(language)(`run unchanged: number ${i + 1}, in ${language}`, async () => {
      expect(await guide.run(programs[i]!)).toMatch(output);
    });

  test('have correct types', () => {
    const compilerOptions = {
      allowImportingTsExtensions: true,
      module: 'nodenext',
      moduleDetection: 'force',
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: 'esnext',
      typeRoots: [fileURLToPath(new URL('node_modules/@types', root))],
      types: ['node'],
    };
    const files = programs.flatMap(({ language, source }, i) => {
      if (language !== 'ts') return [];
      writeFileSync(`${guide.folder}/typed${i}.ts`, source);
      return [`typed${i}.ts`];
    });
    writeFileSync(`${guide.folder}/package.json`, '{ "type": "module" }');
    writeFileSync(`${guide.folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
    const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', guide.folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  describe('order once', () => {
    const countCards = async () => Number((await app.db.sql('select count(*) from clip_card'))[0]!.count);
    const orderWith = async (source: Program) => {
      const proxy = await startFaultyProxy(app.url);
      const before = await countCards();
      await fetch(`${proxy.url}/lose`);
      const output = await guide.run(source, { PORTAL_URL: proxy.url }).finally(() => proxy.close());
      return [output, (await countCards()) - before];
    };

    test('in TypeScript, although the first answer is lost', async () => {
      const source = `
        import { buyHours } from './order.ts';
        console.log((await buyHours('${departmentId}', 7, 'ts-1')).hours);`;
      expect(await orderWith({ language: 'ts', source })).toEqual(['7', 1]);
    });

    testOf('python')('in Python, although the first answer is lost', async () => {
      const source = `from order import buy_hours\nprint(buy_hours('${departmentId}', 7, 'py-1')['hours'])`;
      expect(await orderWith({ language: 'python', source })).toEqual(['7', 1]);
    });

    test('when the program that stored the key runs again', async () => {
      const program = programs.find(({ language, source }) => language === 'ts' && source.includes('order.key'))!;
      await guide.run(program);
      const before = await countCards();
      expect(await guide.run(program)).toBe('5 hours, ACTIVE');
      expect(await countCards()).toBe(before);
    });
  });

  test('cannot import a package that the guide does not install', async () => {
    expect(packages).toEqual(['graphql', 'graphql-ws', 'standardwebhooks']);
    await expect(guide.run({ language: 'ts', source: "import 'ws';" })).rejects.toThrow('ERR_MODULE_NOT_FOUND');
  });

  describe('accept webhook messages', () => {
    const secretOf = (name: string) =>
      `whsec_${Buffer.from(`${name} der er lang nok til formatet`).toString('base64')}`;
    const [secret, other] = [secretOf('nøgle'), secretOf('anden')];
    const body = '{"type":"user.created","data":{"name":"Åse"}}';
    const headersOf = (secrets: string[], seconds = 0) =>
      signedHeaders({ id: 'wevt_1', body, secrets, now: new Date(Date.now() + seconds * 1_000) });
    /** Signed when a test begins, because a message is refused five minutes later. */
    const signMessages = () => [
      headersOf([secret]),
      headersOf([other, secret]),
      headersOf([secret], -100),
      headersOf([other]),
      headersOf([secret], -3_600),
      headersOf([secret], 3_600),
      { ...headersOf([secret]), 'webhook-id': 'wevt_2' },
      { ...headersOf([secret]), 'webhook-timestamp': 'nu' },
      { ...headersOf([secret]), 'webhook-signature': 'v1,' },
      { ...headersOf([secret]), 'webhook-signature': '' },
      {},
    ];
    const expected = [...Array(3).fill('Åse'), ...Array(8).fill(null)];

    test('in TypeScript, with a valid and recent signature alone', async () => {
      const source = `
        import { readMessage } from './webhook.ts';
        const nameIn = (headers: any) => readMessage('${secret}', headers, '${body}')?.data.name ?? null;
        console.log(JSON.stringify(${JSON.stringify(signMessages())}.map(nameIn)));`;
      expect(JSON.parse(await guide.run({ language: 'ts', source }))).toEqual(expected);
    });

    testOf('python')('in Python, with a valid and recent signature alone', async () => {
      const source = [
        'import json',
        'from webhook import read_message',
        `messages = json.loads(${JSON.stringify(JSON.stringify(signMessages()))})`,
        `found = [read_message('${secret}', headers, '${body}'.encode()) for headers in messages]`,
        'print(json.dumps([message and message["data"]["name"] for message in found]))',
      ].join('\n');
      expect(JSON.parse(await guide.run({ language: 'python', source }))).toEqual(expected);
    });
  });
});
