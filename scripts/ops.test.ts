import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { freePort } from '../server/platform/db/embedded/postgresServer.ts';
import { isInstalled } from './operatorTools.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const runProgram = promisify(execFile);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-ops-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the alerts are valid, fire when they should, and say what to do', () => {
  const { groups } = parse(read('ops/alerts.yml')) as {
    groups: { rules: { alert: string; labels: { severity: string }; annotations: Record<string, string> }[] }[];
  };
  for (const { alert, labels, annotations } of groups.flatMap(({ rules }) => rules)) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect(Object.keys(annotations)).toEqual(['summary', 'action']);
  }
  if (!isInstalled('promtool')) return;
  expect(execFileSync('promtool', ['check', 'rules', 'ops/alerts.yml'], { encoding: 'utf8' })).toContain('SUCCESS');
  for (const file of ['ops/alerts.test.yml', 'ops/alerts.days.test.yml'])
    expect(execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
});

describe('the dashboard', () => {
  const { panels } = JSON.parse(read('ops/dashboard.json')) as {
    panels: { id: number; title: string; gridPos: { x: number; y: number; w: number; h: number } }[];
  };

  test('has panels with ids of their own that do not lie on top of each other', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

describe('the proxy', () => {
  interface Seen {
    url: string | undefined;
    headers: Record<string, string | string[] | undefined>;
  }

  test('is valid, passes requests on with the caller’s address, hides the metrics and limits callers', async () => {
    if (!['nginx', 'openssl', 'curl'].every(isInstalled)) return;
    const seen: Seen[] = [];
    const portal = createServer(({ url, headers }, response) => {
      seen.push({ url, headers });
      response.end('from the portal');
    });
    portal.listen(0, '127.0.0.1');
    await once(portal, 'listening');
    const [tls, plain] = [await freePort(), await freePort()];
    const file = join(folder, 'nginx.conf');
    const key = join(folder, 'key.pem');
    const certificate = join(folder, 'certificate.pem');
    execFileSync(
      'openssl',
      `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=portal.example -keyout ${key} -out ${certificate}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    const site = read('ops/nginx.conf')
      // So slow that the burst is used up on any machine.
      .replace('rate=50r/s', 'rate=1r/s')
      .replaceAll('/etc/letsencrypt/live/portal.example/fullchain.pem', certificate)
      .replaceAll('/etc/letsencrypt/live/portal.example/privkey.pem', key)
      .replaceAll(/listen \[::\]:\d+[^;]*;/g, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('127.0.0.1:4000', `127.0.0.1:${(portal.address() as AddressInfo).port}`);
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
      http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')} ${site} }`,
    );
    const checked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    // The calls are not synchronous, because the portal that answers them is in this process.
    const curl = async (...args: string[]) => (await runProgram('curl', ['-sk', ...args])).stdout;
    try {
      const url = `https://127.0.0.1:${tls}`;
      const untilStarted = ['--retry', '20', '--retry-connrefused', '--retry-delay', '1'];
      const asSocket = ['--http1.1', '-H', 'upgrade: websocket', '-H', 'x-forwarded-for: 6.6.6.6'];
      expect(await curl(...untilStarted, ...asSocket, `${url}/graphql?a=1`)).toBe('from the portal');
      expect(seen.at(-1)).toMatchObject({
        url: '/graphql?a=1',
        headers: {
          'x-forwarded-for': '6.6.6.6, 127.0.0.1',
          'x-forwarded-proto': 'https',
          upgrade: 'websocket',
          connection: 'upgrade',
        },
      });
      const status = ['-o', '/dev/null', '-w', '%{http_code}'];
      expect(await curl(...status, `${url}/metrics`)).toBe('404');
      expect(await curl('-o', '/dev/null', '-w', '%{redirect_url}', `http://127.0.0.1:${plain}/login?x=1`)).toBe(
        'https://portal.example/login?x=1',
      );
      const answers = await curl(
        '--parallel',
        '--parallel-max',
        '50',
        '-w',
        '%{http_code} ',
        '-o',
        '/dev/null',
        `${url}/[1-1000]`,
      );
      expect(new Set(answers.trim().split(' '))).toEqual(new Set(['200', '429']));
    } finally {
      nginx.kill('SIGQUIT');
      portal.closeAllConnections();
      portal.close();
    }
  });
});

test('the service has a valid unit', () => {
  if (!isInstalled('systemd-analyze')) return;
  const unit = join(folder, 'portal.service');
  writeFileSync(unit, read('ops/portal.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const checked = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect(checked.stderr.split('\n').filter((line) => line.includes('portal.service:'))).toEqual([]);
});

describe('the manifests for Kubernetes', () => {
  interface Container {
    image: string;
    command?: string[];
    envFrom: { secretRef: { name: string } }[];
    env: { name: string; value: string }[];
    securityContext: object;
    resources: { limits: { memory: string } };
    [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
  }
  interface Manifest {
    kind: string;
    metadata: { name: string; annotations?: Record<string, string> };
    spec: {
      rules: [{ http: { paths: [{ path: string; backend: { service: { name: string } } }] } }];
      replicas: number;
      minAvailable: number;
      selector: object;
      instances: number;
      managed: { roles: { name: string; passwordSecret: { name: string } }[] };
      template: {
        metadata: { labels: object };
        spec: {
          containers: [Container];
          terminationGracePeriodSeconds: number;
          securityContext: { runAsNonRoot: boolean };
        };
      };
    };
  }

  const path = 'ops/kubernetes';
  const { resources } = parse(read(`${path}/kustomization.yaml`)) as { resources: string[] };
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(read(`${path}/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const manifest = (kind: string, name: string) =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name)!;
  const guide = read('docs/operations.md');
  const containers = [manifest('Deployment', 'portal'), manifest('Job', 'portal-migrate')].map(
    ({ spec }) => spec.template.spec.containers[0],
  ) as [Container, Container];

  test('are all listed', () => {
    expect(resources.toSorted()).toEqual(
      readdirSync(path)
        .filter((file) => file !== 'kustomization.yaml')
        .toSorted(),
    );
  });

  test('are accepted by kustomize', () => {
    if (!isInstalled('kubectl')) return;
    const built = execFileSync('kubectl', ['kustomize', path], { encoding: 'utf8' });
    expect(built).toContain('image: registry.example/portal:1.0.0');
    expect(parseAllDocuments(built)).toHaveLength(manifests.length);
  });

  test('run two replicas, of which one stays, with the probes of the portal and time to drain', () => {
    const { spec } = manifest('Deployment', 'portal');
    const budget = manifest('PodDisruptionBudget', 'portal').spec;
    expect(spec.replicas).toBe(2);
    expect(budget.minAvailable).toBe(1);
    for (const { selector } of [budget, spec]) expect(selector).toEqual({ matchLabels: spec.template.metadata.labels });
    for (const name of ['portal', 'portal-uploads'])
      expect(manifest('Service', name).spec.selector).toEqual(spec.template.metadata.labels);
    const [portal] = containers;
    expect(portal.readinessProbe!.httpGet.path).toBe('/readyz');
    expect(portal.livenessProbe!.httpGet.path).toBe('/livez');
    const drain = Number(portal.env.find(({ name }) => name === 'DRAIN_SECONDS')!.value);
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 15);
    expect(portal.command).toBeUndefined();
  });

  test('migrate with the command of the project, and only there with the owner’s address', () => {
    const [portal, migrate] = containers;
    expect(migrate.command).toEqual(['npm', 'run', 'db:migrate']);
    expect(scripts['db:migrate']).toBeDefined();
    const secretsOf = ({ envFrom }: Container) => envFrom.map(({ secretRef }) => secretRef.name);
    expect(secretsOf(portal)).toEqual(['portal-settings']);
    expect(secretsOf(migrate)).toEqual(['portal-settings', 'portal-owner']);
  });

  test('let no container write its file system, run as root or gain rights', () => {
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    for (const kind of ['Deployment', 'Job'] as const)
      for (const { spec } of manifests.filter((each) => each.kind === kind))
        expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true);
  });

  test('let the largest file pass unbuffered, to the replica that has the beginning of its upload', () => {
    const largest = Number(/^FILE_LIMIT_MB=(\d+)/m.exec(read('.env.example'))![1]);
    const nginx = /location \/api\/uploads\/ \{[^}]*/.exec(read('ops/nginx.conf'))![0];
    expect(nginx).toContain('proxy_request_buffering off;');
    expect(Number(/client_max_body_size (\d+)m/.exec(nginx)![1])).toBeGreaterThan(largest);
    const { metadata, spec } = manifest('Ingress', 'portal-uploads');
    const annotation = (name: string) => metadata.annotations![`nginx.ingress.kubernetes.io/${name}`]!;
    expect(annotation('proxy-request-buffering')).toBe('off');
    expect(Number.parseInt(annotation('proxy-body-size'), 10)).toBeGreaterThan(largest);
    expect(annotation('upstream-hash-by')).toBe('$uri');
    const [{ path: uploads, backend }] = spec.rules[0].http.paths;
    expect(uploads).toBe('/api/uploads');
    // With the service of the other requests, all of one path would reach one replica, such as those of /graphql.
    expect(backend.service.name).toBe('portal-uploads');
  });

  test('use settings that exist, and secrets that the guide explains', () => {
    const settings = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    for (const { name } of containers[0].env) expect(settings).toContain(name);
    const text = resources.map((file) => read(`${path}/${file}`)).join('\n');
    const secrets = [
      ...text.matchAll(/(?:secretRef|secret|passwordSecret|accessKeyId|secretAccessKey): \{ name: ([\w-]+)/g),
    ];
    expect(secrets.length).toBeGreaterThan(6);
    for (const [, name] of secrets) expect(guide).toContain(`| \`${name}\``);
    expect(manifest('Cluster', 'portal-database').spec.managed.roles.map(({ name }) => name)).toEqual([
      'portal_owner',
      'portal_app',
    ]);
  });
});
