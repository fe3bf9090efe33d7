import { existsSync } from 'node:fs';
import { run, type Finished } from './processes.ts';

let updated: Promise<Finished> | undefined;

/** Whether a package can be had from Debian here at all. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function install(name: string): Promise<Finished> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await (updated ??= run(['apt-get', 'update', '-qq'], { env }));
  return run(['apt-get', 'install', '-y', '-qq', name], { env });
}
