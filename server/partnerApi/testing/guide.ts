import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = new URL('../../../docs/partner-api.md', import.meta.url);
/** Where the packages are found that the guide's programs use. */
const inside = new URL('../../../node_modules/.cache/', import.meta.url).pathname;

/** The guide's text, and its programs: those that others use by their name, and those that are run. */
export function readGuide() {
  const file = readFileSync(guide, 'utf8');
  const blocks = [...file.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, program]) => program!);
  const named = blocks.flatMap((program) => {
    const [, name] = /^\/\/ (\w+\.mjs)\n/.exec(program) ?? [];
    return name ? [{ name, program }] : [];
  });
  // Lines break and columns are padded as the formatter likes.
  const text = file.replaceAll(/\s+/g, ' ');
  return { text, named, programs: blocks.filter((program) => !named.some((one) => one.program === program)) };
}

export interface Guide {
  /** Runs a program as a partner would, beside the files of the guide, and gives what it prints. */
  run(program: string, settings?: Record<string, string>): Promise<string>;
  remove(): void;
}

export function unpackGuide(environment: { PORTAL_URL: string; PORTAL_TOKEN: string }): Guide {
  mkdirSync(inside, { recursive: true });
  const folder = mkdtempSync(join(inside, 'guide-'));
  for (const { name, program } of readGuide().named) writeFileSync(join(folder, name), program);
  let count = 0;
  return {
    async run(program, settings = {}) {
      const file = join(folder, `program${++count}.mjs`);
      writeFileSync(file, program);
      const child = spawn(process.execPath, [file], {
        env: { PATH: process.env.PATH, ...environment, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = { out: '', err: '' };
      child.stdout.on('data', (part: Buffer) => (said.out += String(part)));
      child.stderr.on('data', (part: Buffer) => (said.err += String(part)));
      const code = await new Promise((resolve) => child.on('close', resolve));
      if (code !== 0) throw new Error(said.err || `It ended with ${String(code)}`);
      return said.out.trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
