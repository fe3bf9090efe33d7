import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './processes.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes': number;
  /** Another workflow that the job runs instead of steps. */
  uses?: string;
  needs?: string;
  strategy?: { matrix: { shard: string[] } };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const FOLDER = '.github/workflows';
const texts = Object.fromEntries(readdirSync(join(root, FOLDER)).map((name) => [name, read(`${FOLDER}/${name}`)]));
const workflows = Object.entries(texts).map(([name, text]) => [name, parse(text) as Workflow] as const);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const release = parse(texts['release.yml']!) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).flatMap(({ run }) => run ?? []);

describe.each(workflows)('the workflow %s', (name, workflow) => {
  test('runs scripts that exist, in shell code that bash can read', () => {
    const commands = commandsOf(workflow);
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      expect(spawnSync('bash', ['-n'], { input: command, encoding: 'utf8' }).stderr).toBe('');
      for (const [, script] of command.matchAll(/npm run (?:-s )?([\w:-]+)/g))
        expect(scripts).toHaveProperty([script!]);
      if (/npm test/.test(command)) expect(scripts).toHaveProperty(['test']);
    }
  });

  test('may only read, except in jobs that name what they write', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions);
    expect(writing.map(([job]) => job)).toEqual(name === 'release.yml' ? ['publish'] : []);
    for (const job of Object.values(workflow.jobs)) if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('pins each action by its commit, and leaves no token in the project’s folder', () => {
    const uses = [...texts[name]!.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    for (const action of uses.filter((each) => !each!.startsWith('./')))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    for (const step of stepsOf(workflow))
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toEqual({ 'persist-credentials': false });
  });

  test('passes no text of an event into shell code', () => {
    for (const command of commandsOf(workflow)) expect(command).not.toContain('${{');
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });
});

describe('the tests', () => {
  const [gate, full] = ['test.yml', 'full.yml'].map((name) => parse(texts[name]!) as Workflow) as [Workflow, Workflow];

  test('are divided among four machines: the gate on each change, everything each night', () => {
    expect(Object.keys(gate.on)).toEqual(['push', 'pull_request']);
    expect(Object.keys(full.on)).toEqual(['schedule', 'workflow_dispatch', 'workflow_call']);
    for (const job of [gate.jobs.gate!, full.jobs.full!])
      expect(job.strategy!.matrix.shard).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(gate.jobs.gate!.steps!.at(-1)).toEqual({ run: 'npm test -- --shard "$SHARD"' });
    expect(full.jobs.full!.steps!.at(-1)).toEqual({
      run: 'npm run test:full -- --shard "$SHARD" --seed "$SEED"',
    });
  });

  test('of a night add one random simulation seed, which is printed', () => {
    const [script] = full.jobs.seed!.steps!.map(({ run }) => run!);
    const env = { ...process.env, GITHUB_OUTPUT: '/dev/null' };
    const printed = execFileSync('bash', ['-c', script!], { env, encoding: 'utf8' });
    expect(printed).toMatch(/^Simulation seed: \d+\n$/);
    expect(full.jobs.full!.needs).toBe('seed');
  });
});

describe('the release workflow', () => {
  test('tests before it publishes, and has no more rights than publishing needs', () => {
    expect(release.jobs.publish).toMatchObject({
      needs: 'test',
      permissions: { contents: 'write', packages: 'write', 'id-token': 'write', attestations: 'write' },
    });
    expect(Object.keys(release.jobs.publish!.permissions!)).toHaveLength(4);
    expect(release.jobs.test).toEqual({ uses: './.github/workflows/full.yml' });
  });

  test('builds on the base image of the Dockerfile, with its digest', () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toContain(`\nARG NODE_IMAGE=${release.env!.NODE_IMAGE}\n`);
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set(['${NODE_IMAGE}', 'base']));
    expect(commandsOf(release).join('\n')).toContain('--build-arg "NODE_IMAGE=$NODE_IMAGE@$digest"');
  });

  test('attaches a bill of materials with every package of server, client and build', () => {
    expect(commandsOf(release).join('\n')).toContain('npm run -s release:sbom > .build/release/sbom.cyclonedx.json');
    const [command, ...args] = scripts['release:sbom']!.split(' ') as [string, ...string[]];
    const printed = execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const bill = JSON.parse(printed) as { serialNumber: string; components: Record<string, unknown>[] };
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...dependencies, ...devDependencies })));
    const references = bill.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    expect(bill.components.find(({ name }) => name === '@apollo/server')).toEqual({
      type: 'library',
      'bom-ref': expect.stringMatching(/^@apollo\/server@[\d.]+$/),
      name: '@apollo/server',
      version: expect.stringMatching(/^[\d.]+$/),
      purl: expect.stringMatching(/^pkg:npm\/%40apollo\/server@[\d.]+$/),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    });
  });
});

test('Dependabot looks weekly into each folder that has packages, images or workflows', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory: string; schedule: { interval: string } }[];
  };
  const files: Record<string, string> = {
    npm: 'package-lock.json',
    docker: 'Dockerfile',
    'docker-compose': 'docker-compose.yml',
    'github-actions': FOLDER,
  };
  for (const { 'package-ecosystem': kind, directory, schedule } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect([kind, existsSync(join(root, directory, files[kind]!))]).toEqual([kind, true]);
  }
  expect(updates.filter((each) => each['package-ecosystem'] === 'npm').map(({ directory }) => directory)).toEqual([
    '/',
    '/bench',
  ]);
});

test('the licence and the security policy name their settings', () => {
  const { author, license } = JSON.parse(read('package.json')) as { author: string; license: string };
  expect([author.length > 0, license]).toEqual([true, 'SEE LICENSE IN LICENSE']);
  expect(read('LICENSE')).toContain('"author"');
  const policy = read('SECURITY.md');
  expect(policy).toContain('SECURITY_CONTACT');
  for (const [, path] of policy.matchAll(/\]\(([^)#]+)/g)) expect(existsSync(join(root, path!))).toBe(true);
});
