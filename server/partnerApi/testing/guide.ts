import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const guide = new URL('../../../docs/partner-api.md', import.meta.url);
const packages = new URL('../../../node_modules/', import.meta.url);

/** A code block of the guide. Other programs import those with a file name. */
export interface Program {
  language: 'ts' | 'python' | 'sh';
  name: string | undefined;
  text: string;
}

/** The text of the guide, its code blocks that can be run, and the packages that it names. */
export function readGuide() {
  const file = readFileSync(guide, 'utf8');
  const blocks = [...file.matchAll(/^```(ts|python|sh)\n([\s\S]*?)^```$/gm)].map(([, language, text]): Program => {
    const [, name] = /^(?:\/\/|#) (\w+\.(?:ts|py))\n/.exec(text!) ?? [];
    return { language: language as Program['language'], name, text: text! };
  });
  // The formatter breaks lines and pads columns, so whitespace is normalised before texts are compared.
  const text = file.replaceAll(/\s+/g, ' ');
  const isInstallation = (program: Program) => program.text.includes('npm install');
  const [, installed = ''] = /npm install (.+)/.exec(blocks.find(isInstallation)?.text ?? '') ?? [];
  return {
    text,
    named: blocks.filter(({ name }) => name),
    programs: blocks.filter((program) => !program.name && !isInstallation(program)),
    installed: installed.split(' '),
  };
}

export interface Guide {
  folder: string;
  /** Runs a TypeScript program beside the named files of the guide. Returns its output; rejects if it fails. */
  run(program: string, settings?: Record<string, string>): Promise<string>;
  runPython(program: string): Promise<string>;
  runShell(commands: string): Promise<string>;
  remove(): void;
}

/**
 * Prepares a folder as the guide says, with its files and nothing else: the packages that it names and those that they
 * need are copied from the project's. `remove` deletes the folder.
 */
export function unpackGuide(environment: { PORTAL_URL: string; PORTAL_TOKEN: string }): Guide {
  const folder = mkdtempSync(join(tmpdir(), 'portal-guide-'));
  const { named, installed } = readGuide();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { name, text } of named) writeFileSync(join(folder, name!), text);
  for (const name of withDependencies(installed))
    cpSync(new URL(`${name}/`, packages), join(folder, 'node_modules', name), { recursive: true });
  let count = 0;
  const write = (extension: string, text: string) => {
    const path = join(folder, `program${++count}.${extension}`);
    writeFileSync(path, text);
    return path;
  };
  const runWith = (interpreter: string, args: string[], settings: Record<string, string> = {}) =>
    outputOf(interpreter, args, { PATH: process.env.PATH, ...environment, ...settings });
  return {
    folder,
    run: (program, settings) => runWith(process.execPath, [write('ts', program)], settings),
    runPython: (program) => runWith('python3', [write('py', program)]),
    runShell: (commands) => runWith('sh', ['-c', commands]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function outputOf(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (output.out += String(part)));
  child.stderr.on('data', (part: Buffer) => (output.err += String(part)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(output.err + output.out || `The program ended with exit code ${String(code)}`);
  return output.out.trim();
}

function withDependencies(names: string[]): Set<string> {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    Object.keys(dependencies).forEach(add);
  };
  names.forEach(add);
  return all;
}
