import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';

const register = fileURLToPath(new URL('register.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-register-'));
const typescript = join(folder, 'program.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (text: string): string => {
  writeFileSync(typescript, text);
  return execFileSync(process.execPath, ['--import', register, typescript], { encoding: 'utf8' }).trim();
};

test('a file runs as it is now, although an earlier text of it was kept', () => {
  expect(run('const answer: number = 1; console.log(answer);')).toBe('1');
  expect(run('const answer: number = 1; console.log(answer);')).toBe('1');
  expect(run('const answer: number = 2; console.log(answer);')).toBe('2');
});

test('a kept file has the same texts, those of tagged templates as well', () => {
  const text = "console.log(String.raw`þ – ø`, `þ – ø`, 'þ – ø');";
  expect(run(text)).toBe('þ – ø þ – ø þ – ø');
  expect(run(text)).toBe('þ – ø þ – ø þ – ø');
});

test('a kept file reports errors at the lines of its source', () => {
  const text = [
    'interface Row {',
    '  id: string;',
    '}',
    'const rowOf = (): Row | undefined => undefined;',
    'try {',
    '  console.log(rowOf()!.id);',
    '} catch (error) {',
    '  console.log((error as Error).stack);',
    '}',
  ].join('\n');
  run(text);
  expect(run(text)).toContain('program.ts:6:');
});
