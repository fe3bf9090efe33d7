import { existsSync } from 'node:fs';
import { run, type CommandResult } from './processes.ts';

let updated: Promise<CommandResult> | undefined;

/** Whether `installPackage` can work: it needs root and a Debian-like system. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of the distribution; the first call updates the package lists. */
export async function installPackage(name: string): Promise<CommandResult> {
  process.stdout.write(`  Installing ${name} from the distribution …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await (updated ??= run(['apt-get', 'update', '-qq'], { env }));
  return run(['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', name], { env });
}
