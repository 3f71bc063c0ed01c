import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: path.join(import.meta.dirname, 'flows'),
  outputDir: path.join(import.meta.dirname, '../test-results'),
  fullyParallel: false,
  // Each worker has its own server and database. Two cores can run two of them.
  workers: 2,
  // A test that passes on the second try is reported as such.
  retries: 1,
  forbidOnly: true,
  // A long time limit, because slow machines take several times as long.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1440, height: 900 },
    // Service workers are blocked, because tests that change responses can't see their requests.
    serviceWorkers: 'block',
    actionTimeout: 40_000,
    // Traces contain actions and requests, but no snapshots, which take a sixth of the time.
    trace: { mode: 'on-first-retry', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Chromium can't use its sandbox as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
