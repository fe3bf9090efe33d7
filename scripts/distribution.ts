import { existsSync } from 'node:fs';
import { run, type CommandResult } from './processes.ts';

let updated: Promise<CommandResult> | undefined;

/** Packages can only be installed by root on a Debian-like system. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export async function installPackage(name: string): Promise<CommandResult> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await (updated ??= run(['apt-get', 'update', '-qq'], { env }));
  return run(['apt-get', 'install', '-y', '-qq', name], { env });
}
