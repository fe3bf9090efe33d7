import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = new URL('../../../docs/partner-api.md', import.meta.url);
/** A folder inside the project, so that the guide's programs can import the project's packages. */
const parentFolder = new URL('../../../node_modules/.cache/', import.meta.url).pathname;

/** The text of the guide, its named modules, which other programs import, and the programs that can be run. */
export function readGuide() {
  const file = readFileSync(guide, 'utf8');
  const blocks = [...file.matchAll(/^```(?:js|python)\n([\s\S]*?)^```$/gm)].map(([, program]) => program!);
  const named = blocks.flatMap((program) => {
    const [, name] = /^(?:\/\/|#) (\w+\.(?:mjs|py))\n/.exec(program) ?? [];
    return name ? [{ name, program }] : [];
  });
  // The formatter breaks lines and pads columns, so whitespace is normalised before texts are compared.
  const text = file.replaceAll(/\s+/g, ' ');
  return { text, named, programs: blocks.filter((program) => !named.some((one) => one.program === program)) };
}

export interface Guide {
  /**
   * Runs a program beside the modules of the guide, as a partner would. Returns its output; rejects if the program
   * fails.
   */
  run(program: string, settings?: Record<string, string>): Promise<string>;
  /** The same for a Python program. */
  runPython(program: string): Promise<string>;
  remove(): void;
}

/** Writes the modules of the guide to a folder. `remove` deletes that folder. */
export function unpackGuide(environment: { PORTAL_URL: string; PORTAL_TOKEN: string }): Guide {
  mkdirSync(parentFolder, { recursive: true });
  const folder = mkdtempSync(join(parentFolder, 'guide-'));
  for (const { name, program } of readGuide().named) writeFileSync(join(folder, name), program);
  let count = 0;
  const runWith = async (interpreter: string, extension: string, program: string, settings = {}) => {
    const file = join(folder, `program${++count}.${extension}`);
    writeFileSync(file, program);
    const child = spawn(interpreter, [file], {
      env: { PATH: process.env.PATH, ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => (output.out += String(part)));
    child.stderr.on('data', (part: Buffer) => (output.err += String(part)));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(output.err || `The program ended with exit code ${String(code)}`);
    return output.out.trim();
  };
  return {
    run: (program, settings) => runWith(process.execPath, 'mjs', program, settings),
    runPython: (program) => runWith('python3', 'py', program),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
