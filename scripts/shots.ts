import { mkdirSync } from 'node:fs';
import { chromium, request, type APIRequestContext, type Browser } from '@playwright/test';
import { loadPictures } from '../client/testing/browser/loadPictures.ts';
import { addressOf, loadPictureIds, people, signInPerson } from '../client/testing/browser/pictures.ts';
import { PictureStage } from '../client/testing/browser/PictureStage.ts';
import type { Person } from '../client/testing/Picture.ts';
import { ensureBrowser } from './browser.ts';
import { chromiumArgs } from './chromium.ts';
import { startDemoServer } from './demoServer.ts';
import { root } from './processes.ts';

const widths = [390, 768, 1440];
const folder = `${root}shots`;
const nameFilter = process.argv[2] ?? '';
const missing: string[] = [];
const pictures = (await loadPictures()).flatMap(([, ofRoom]) => ofRoom).filter(({ name }) => name.includes(nameFilter));

mkdirSync(folder, { recursive: true });
const { path: executablePath } = await ensureBrowser();
const server = await startDemoServer();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
const api = await request.newContext({ baseURL: server.url });
try {
  const ids = await loadPictureIds(api);
  for (const person of people) await shoot(browser, api, person, ids);
} finally {
  await api.dispose();
  await browser.close();
  await server.stop();
}
process.stdout.write(`The pictures are in ${folder}\n`);
if (missing.length) {
  process.stderr.write(`These pictures could not be taken:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
}

async function shoot(
  browserInstance: Browser,
  apiOfDemo: APIRequestContext,
  person: Person | undefined,
  ids: Awaited<ReturnType<typeof loadPictureIds>>,
): Promise<void> {
  const selected = pictures.filter(({ as }) => as === person);
  if (!selected.length) return;
  const token = person && (await signInPerson(apiOfDemo, person));
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const context = await browserInstance.newContext({
        baseURL: server.url,
        viewport: { width, height: 900 },
        colorScheme,
        locale: 'da-DK',
        reducedMotion: 'reduce',
      });
      if (token) await context.addInitScript((value) => localStorage.setItem('portal.token', value), token);
      for (const picture of selected) {
        const file = `${picture.name}-${width}-${colorScheme}.png`;
        const page = await context.newPage();
        try {
          await new PictureStage(page).show(picture, addressOf(picture, ids));
          // A picture of the whole page shows what the browser leaves out until it is scrolled into view.
          await page.evaluate(() => {
            const styles = new CSSStyleSheet();
            styles.replaceSync('* { content-visibility: visible !important; }');
            document.adoptedStyleSheets.push(styles);
          });
          await page.screenshot({ path: `${folder}/${file}`, fullPage: !picture.press });
        } catch (error) {
          // A picture that cannot be taken is listed at the end and does not stop the others.
          missing.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
        }
        await page.close();
      }
      await context.close();
    }
  }
}
