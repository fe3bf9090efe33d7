import { existsSync } from 'node:fs';
import { installPackage, canInstallPackages } from './distribution.ts';
import { run, toolCommand } from './processes.ts';

/** The browser without windows: the tests use at least a quarter less of the machine with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const installed = [
  process.env.CHROMIUM_PATH,
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findBrowser = (): string | undefined => installed.find((path) => path && existsSync(path));

/**
 * Installs the distribution's headless shell where packages can be installed, or finds an installed Chromium, or
 * installs the distribution's, or else downloads Playwright's own. `path` is undefined for Playwright's own, which
 * Playwright finds itself. When every attempt fails, `problem` holds the output of the last one.
 */
export async function ensureBrowser(): Promise<{ path: string | undefined; ownDownload: boolean; problem?: string }> {
  const hasPreferred = [process.env.CHROMIUM_PATH, `/usr/bin/${HEADLESS_SHELL}`].some(
    (path) => path && existsSync(path),
  );
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    if (!hasPreferred && canInstallPackages()) await installPackage(name);
    const path = findBrowser();
    if (path) return { path, ownDownload: false };
  }
  process.stdout.write("  Downloading Playwright's own Chromium …\n");
  const last = await run(toolCommand('playwright', 'install', 'chromium'), { silenceMs: 120_000 });
  return last.code === 0
    ? { path: undefined, ownDownload: true }
    : { path: undefined, ownDownload: false, problem: last.output };
}
