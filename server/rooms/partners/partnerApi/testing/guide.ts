import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const guide = new URL('../../../../../docs/partner-api.md', import.meta.url);
const projectPackages = new URL('../../../../../node_modules/', import.meta.url).pathname;

/** The languages of the guide, with the interpreter of each. */
const interpreters = { ts: process.execPath, python: 'python3', sh: 'sh' } as const;
type Language = keyof typeof interpreters;
export interface Program {
  language: Language;
  source: string;
}

/** The text of the guide, its modules, which other programs import, its programs, and the packages that it installs. */
export function readGuide() {
  const file = readFileSync(guide, 'utf8');
  const blocks = [...file.matchAll(/^```(ts|python|sh)\n([\s\S]*?)^```$/gm)].map(([, language, source]): Program => ({
    language: language as Language,
    source: source!,
  }));
  const nameOf = ({ source }: Program) => /^(?:\/\/|#) (\w+\.(?:ts|py))\n/.exec(source)?.[1];
  const packagesOf = ({ source }: Program) => /^npm install (.+)\n$/.exec(source)?.[1]?.split(' ') ?? [];
  // The formatter breaks lines and pads columns, so whitespace is normalised before texts are compared.
  const text = file.replaceAll(/\s+/g, ' ');
  return {
    text,
    modules: blocks.flatMap((block) => (nameOf(block) ? [{ name: nameOf(block)!, source: block.source }] : [])),
    programs: blocks.filter((block) => !nameOf(block) && packagesOf(block).length === 0),
    packages: blocks.flatMap(packagesOf),
  };
}

export interface Guide {
  /** The folder with the modules of the guide. */
  folder: string;
  /**
   * Runs a program beside the modules of the guide, as a partner would. Returns its output; rejects if the program
   * fails.
   */
  run(program: Program, settings?: Record<string, string>): Promise<string>;
  remove(): void;
}

/**
 * Writes the modules of the guide to a folder outside the project, in which no package can be imported but those that
 * the guide installs. They are the project's own versions, because a test has no network. `remove` deletes that folder.
 */
export function unpackGuide(environment: { PORTAL_URL: string; PORTAL_TOKEN: string }): Guide {
  const folder = mkdtempSync(join(tmpdir(), 'partner-guide-'));
  const { modules, packages } = readGuide();
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(projectPackages, name), link);
  }
  for (const { name, source } of modules) writeFileSync(join(folder, name), source);
  let count = 0;
  return {
    folder,
    async run({ language, source }, settings = {}) {
      const file = join(folder, `program${++count}.${language}`);
      writeFileSync(file, source);
      const child = spawn(interpreters[language], [file], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...environment, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = { out: '', err: '' };
      child.stdout.on('data', (part: Buffer) => (output.out += String(part)));
      child.stderr.on('data', (part: Buffer) => (output.err += String(part)));
      const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
      if (code !== 0) throw new Error(output.err || `The program ended with exit code ${String(code)}`);
      return output.out.trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
