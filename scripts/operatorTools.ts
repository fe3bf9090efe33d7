import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './distribution.ts';

/** The programs that check the files in `ops/` and run the partner guide's Python, with their packages. */
const packages = { promtool: 'prometheus', nginx: 'nginx-light', openssl: 'openssl', curl: 'curl', python3: 'python3' };

export const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs the missing programs where that is possible. Tests of files whose program is missing check less. */
export async function ensureOperatorTools(): Promise<void> {
  if (!canInstallPackages()) return;
  for (const [program, name] of Object.entries(packages)) {
    if (isInstalled(program)) continue;
    await installPackage(name);
  }
}
