import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './processes.ts';

interface Service {
  build?: string;
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  restart?: string;
  read_only?: boolean;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as Compose;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const service = (name: string) => {
  const definition = compose.services[name];
  if (!definition) throw new Error(`no service ${name}`);
  return definition;
};

describe('docker-compose.yml', () => {
  test('runs the portal, its migration, PostgreSQL 18, a mail catcher and, in a profile, Redis', () => {
    expect(Object.keys(compose.services)).toEqual(['app', 'migrate', 'postgres', 'mailpit', 'redis']);
    expect(service('postgres').image).toMatch(/^postgres:18\b/);
    expect(
      Object.entries(compose.services)
        .filter(([, { profiles }]) => profiles)
        .map(([name]) => name),
    ).toEqual(['redis']);
  });

  test("starts the portal after the owner has migrated the database, without giving it the owner's password", () => {
    expect(service('app').depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      postgres: { condition: 'service_healthy' },
    });
    const [npm, run, script] = service('migrate').command!;
    expect([npm, run]).toEqual(['npm', 'run']);
    expect(scripts).toHaveProperty([script!]);
    expect(service('migrate').restart).toBe('no');
    expect(service('migrate').environment?.MIGRATION_DATABASE_URL).toContain('//portal_owner:');
    expect(service('app').environment).toMatchObject({
      MIGRATION_DATABASE_URL: '',
      PORTAL_OWNER_PASSWORD: '',
      POSTGRES_PASSWORD: '',
    });
    expect(service('app').environment?.DATABASE_URL).toContain('//portal_app:');
  });

  test('has a health check for each service that another one waits for', () => {
    for (const [name, { depends_on: needs = {} }] of Object.entries(compose.services)) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        if (condition === 'service_healthy')
          expect([name, needed, service(needed).healthcheck?.test]).toEqual([name, needed, expect.any(Array)]);
      }
    }
    expect(service('redis').healthcheck?.test).toBeDefined();
  });

  test('contains no secrets: every password is a required variable', () => {
    const values = [...composeText.matchAll(/^ *\w*(?:PASSWORD|SECRET|TOKEN)\w*: (.+)/gm)];
    expect(values).toHaveLength(6);
    for (const [, value] of values) expect(value).toMatch(/^(""|''|\$\{\w+:\?\})$/);
    const addresses = [...composeText.matchAll(/\/\/\w+:([^@\s]+)@/g)];
    expect(addresses).toHaveLength(3);
    for (const [, password] of addresses) expect(password).toMatch(/^\$\{\w+:\?\}$/);
    expect(service('app').env_file).toBe('.env');
  });

  test('creates databases with a collation that does not change with the system libraries', () => {
    expect(service('postgres').environment?.POSTGRES_INITDB_ARGS).toBe(
      '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
    );
  });

  test('keeps the values of statements out of the log', () => {
    expect(service('postgres').command).toEqual([
      'postgres',
      '-c',
      'log_error_verbosity=terse',
      '-c',
      'log_parameter_max_length=0',
    ]);
  });

  test('has the command for the first administrator that the guide and npm run admin:create have', () => {
    const [, name, command] = /^docker compose exec (\w+) (.+createAdmin\.ts) --name/m.exec(
      read('docs/operations.md'),
    )!;
    expect(command).toBe(scripts['admin:create']);
    expect(service(name!).environment?.DATABASE_URL).toContain('//portal_app:');
    expect(composeText).toContain(`docker compose exec ${name} ${command}`);
  });

  test('keeps data in named volumes, and publishes ports to this machine alone by default', () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    expect(mounts.map((mount) => mount.split(':')[0]).toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    // PostgreSQL 18's image keeps its data in a folder inside this path.
    expect(service('postgres').volumes).toEqual(['postgres-data:/var/lib/postgresql']);
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    expect(published).toHaveLength(2);
    for (const port of published) expect(port).toMatch(/^(127\.0\.0\.1|\$\{STACK_BIND:-127\.0\.0\.1\}):/);
  });

  test('creates the roles that the portal requires: an owner, and a login that inherits nothing', () => {
    const { content } = compose.configs.roles!;
    expect(content).toMatch(/create role portal_owner login createrole password :'owner';/);
    expect(content).toMatch(/create role portal_app login noinherit password :'app';/);
    expect(content).toMatch(/create database portal owner portal_owner;/);
  });
});

describe('Dockerfile', () => {
  const stages = read('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .slice(1);
  const last = stages.at(-1)!;
  const instruction = (stage: string, name: string) =>
    [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest]) => rest!.trim());

  test('builds every stage on the slim image of the pinned Node version', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const images = stages.map((stage) => instruction(stage, 'FROM')[0]!).filter((from) => from.startsWith('node:'));
    expect(stages.length).toBeGreaterThan(2);
    for (const image of images)
      expect(image).toMatch(new RegExp(`^node:${devDependencies.node.split('.')[0]}-\\w+-slim\\b`));
  });

  test('runs the command of npm run serve as an unprivileged user, with a health check', () => {
    expect(instruction(last, 'USER')).toEqual(['node']);
    expect(JSON.parse(instruction(last, 'CMD')[0]!.replace(/^.*?(?=\[)/, ''))).toEqual(scripts.serve!.split(' '));
    const [health] = instruction(last, 'HEALTHCHECK');
    expect(health).toContain('/readyz');
  });

  test('holds production dependencies only, and copies only files that exist and are not ignored', () => {
    const production = stages.find((stage) => /AS production$/m.test(stage))!;
    expect(instruction(production, 'RUN')[0]).toContain('--omit=dev');
    expect(instruction(last, 'COPY').filter((copy) => copy.includes('node_modules'))).toEqual([
      '--from=production /portal/node_modules node_modules',
    ]);
    const ignored = read('.dockerignore');
    const sources = instruction(last, 'COPY')
      .filter((copy) => !copy.startsWith('--from'))
      .flatMap((copy) => copy.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      expect(ignored).toMatch(new RegExp(`^!${source.split('/')[0]}$`, 'm'));
    }
  });
});
