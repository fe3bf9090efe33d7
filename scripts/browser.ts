import { existsSync } from 'node:fs';
import { installPackage, canInstallPackages } from './distribution.ts';
import { run, toolCommand } from './processes.ts';

/** The headless shell comes first: the same browser without windows uses at least a quarter less of the machine. */
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findBrowser = (): string | undefined => installed.find((path) => path && existsSync(path));

/**
 * Finds an installed Chromium, or installs the distribution's, or else downloads Playwright's own. `path` is undefined
 * for Playwright's own, which Playwright finds itself. When every attempt fails, `problem` holds the output of the last
 * one.
 */
export async function ensureBrowser(): Promise<{ path: string | undefined; ownDownload: boolean; problem?: string }> {
  const found = findBrowser();
  if (found) return { path: found, ownDownload: false };
  if (canInstallPackages()) {
    process.stdout.write('  Installing Chromium from the distribution …\n');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackage(name);
      const path = findBrowser();
      if (path) return { path, ownDownload: false };
    }
  }
  process.stdout.write("  Downloading Playwright's own Chromium …\n");
  const last = await run(toolCommand('playwright', 'install', 'chromium'), { silenceMs: 120_000 });
  return last.code === 0
    ? { path: undefined, ownDownload: true }
    : { path: undefined, ownDownload: false, problem: last.output };
}
