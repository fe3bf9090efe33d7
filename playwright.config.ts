import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { chromiumArgs } from './scripts/chromium.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './client/e2e/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that does something else for a moment shall not undo a day's work; what needed its second try is named at the end of the run.
  retries: 1,
  // Limits that end what hangs. No test depends on how fast the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1280, height: 800 },
    // Nobody watches: what moves only takes time.
    contextOptions: { reducedMotion: 'reduce' },
    // Of a failure stay its steps, what was asked and answered, and a picture of its end. A film of every page (`--trace on`) is for a closer look: it takes a fifth more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
});
