import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createTestApp } from '../../testing/createTestApp.ts';
import { Metrics } from '../telemetry/metrics.ts';

const guide = readFileSync('docs/operations.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('the operations guide', () => {
  test('has a line for every setting and for no other', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    const [table] = /\| Setting +\|[^]*?\n\n/.exec(guide)!;
    const documented = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(documented.toSorted()).toEqual(named.toSorted());
  });

  test('has a service that runs the command of `npm run serve` and leaves time to drain', () => {
    const unit = readFileSync('ops/portal.service', 'utf8');
    expect(/^ExecStart=\/opt\/portal\/node_modules\/\.bin\/(.+)$/m.exec(unit)?.[1]).toBe(scripts.serve);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(5 + 15);
  });

  test('lists every metric of the portal, and the alerts and the dashboard use no other', async () => {
    const app = await createTestApp({}, { runJobs: false });
    const { body } = await app.portal.app.inject('/metrics');
    await app.close();
    const portalMetrics = [...body.matchAll(/^# TYPE (portal_\w+)/gm)].map(([, name]) => name!);
    const table = [...guide.matchAll(/^\| `(portal_\w+)` +\|/gm)].map(([, name]) => name!);
    expect(table.toSorted()).toEqual(portalMetrics.toSorted());
    const { groups } = parse(readFileSync('ops/alerts.yml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const { panels } = JSON.parse(readFileSync('ops/dashboard.json', 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const used = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)]
      .flatMap(({ expr }) => expr.match(/portal_\w+/g) ?? [])
      .map((name) => name.replace(/_(count|bucket|sum)$/, ''));
    expect(used.length).toBeGreaterThan(8);
    for (const name of used) expect(portalMetrics).toContain(name);
    expect(portalMetrics.length).toBeGreaterThan(
      new Metrics().registry.getMetricsAsArray().filter(({ name }) => name.startsWith('portal_')).length,
    );
  });

  test('has no links to missing headings', () => {
    const anchors = new Set(
      [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        title!
          .toLowerCase()
          .replaceAll(/[^\w æøå-]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    for (const [, anchor] of guide.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });
});
