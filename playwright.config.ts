import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { chromiumArgs } from './scripts/chromium.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'client/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './client/testing/browser/globalSetup.ts',
  fullyParallel: true,
  // Tests wait for the page and the portal a third of their time.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: true,
  // A busy machine can fail a test. The end of the run names the tests that passed in a second attempt.
  retries: 1,
  // Limits that end what hangs. No test depends on how fast the machine is.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // A press of something that never appears fails before its test does.
    actionTimeout: 120_000,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1280, height: 800 },
    // Animations only take time here.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure keeps its steps, requests and a screenshot.
    // `--trace on` also records every page, which takes a fifth longer.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
});
