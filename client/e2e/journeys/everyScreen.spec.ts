import { expect, test as base, type APIRequestContext, type Browser } from '@playwright/test';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { findViolations } from '../../testing/browser/accessibility.ts';
import { findMisnested } from '../../testing/browser/findMisnested.ts';
import { findOutOfReach } from '../../testing/browser/findOutOfReach.ts';
import { findOverflow } from '../../testing/browser/findOverflow.ts';
import { loadPictures, onePerScreen } from '../../testing/browser/loadPictures.ts';
import {
  createCompanyWithLongRenewals,
  createLongNameCompany,
  deleteLongNames,
} from '../../testing/browser/longNameCompany.ts';
import { addressOf, loadPictureIds, people, type PictureIds, signInPerson } from '../../testing/browser/pictures.ts';
import { PictureStage } from '../../testing/browser/PictureStage.ts';
import { createAdminToken } from '../../testing/browser/session.ts';
import { PHONE, TABLET } from '../../testing/browser/viewports.ts';
import type { Person, Picture } from '../../testing/Picture.ts';

const HEIGHT = 900;
/** `PICTURES=clip-cards` checks all pictures whose name matches, and no others. */
const names = new RegExp(process.env.PICTURES ?? '');
/** The gate looks at every screen once. The full run looks at every picture in both widths and themes. */
const isFull = process.env.TEST_SCOPE === 'full';
const allWidths = [1440, 390];
/** The widths of usual windows on which tables with many columns are narrow, or only just not. */
const TABLE_WIDTHS = [1280, 1366, 1440, 1536];
const widths = isFull ? allWidths : [1440];
const themes = isFull ? (['light', 'dark'] as const) : (['light'] as const);

/** On a phone, a slider shows the name of its current step alone, which may extend over the neighbouring steps. */
const INTENDED_OVERFLOW = /^li\S* in ol\._steps_/;

interface Album {
  ids: PictureIds;
  /** The page on which this person is signed in. The page of the person before is closed. */
  stageOf: (person: Person | undefined) => Promise<PictureStage>;
}

const test = base.extend<object, { api: APIRequestContext; album: Album }>({
  api: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: process.env.PORTAL_URL! });
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  album: [
    async ({ browser, api }, use) => {
      let current: { person: Person | undefined; stage: PictureStage } | undefined;
      await use({
        ids: await loadPictureIds(api),
        async stageOf(person) {
          if (current && current.person === person) return current.stage;
          await current?.stage.page.context().close();
          const stage = await openStage(browser, person && (await signInPerson(api, person)));
          current = { person, stage };
          return stage;
        },
      });
      await current?.stage.page.context().close();
    },
    { scope: 'worker' },
  ],
});

const rooms = await loadPictures();
const shownRooms = isFull || process.env.PICTURES ? rooms : onePerScreen(rooms);

for (const person of people) {
  for (const [room, ofRoom] of shownRooms) {
    const pictures = ofRoom.filter(({ as, name }) => as === person && names.test(name));
    if (!pictures.length) continue;
    test(`${room}: the pictures of ${person ?? 'a visitor'} are accessible and fit`, async ({ album }) => {
      test.setTimeout(300_000 + pictures.length * 60_000);
      const stage = await album.stageOf(person);
      const findings: string[] = [];
      for (const picture of pictures)
        findings.push(...(await checkPicture(stage, picture, addressOf(picture, album.ids))));
      expect(findings).toEqual([]);
    });
  }
}

test('the table of renewals fits beside the navigation, however long its texts are', async ({ browser, api }) => {
  await createCompanyWithLongRenewals(api);
  const stage = await openStage(browser, await createAdminToken(api));
  const findings: string[] = [];
  for (const group of Object.keys(RenewalGroup)) {
    const path = `/admin/renewals?frist=${group}`;
    await stage.show({ name: group, path }, path);
    findings.push(...(await checkFit(stage, group, TABLE_WIDTHS)));
  }
  expect(findings).toEqual([]);
  await stage.page.context().close();
});

if (isFull)
  test('no screen scrolls sideways and no text leaves its box, however long the names are', async ({
    browser,
    api,
  }) => {
    const pictures = rooms
      .flatMap(([, ofRoom]) => ofRoom)
      .filter(({ name, press, submit, type, isBroken }) => names.test(name) && !press && !submit && !type && !isBroken);
    test.setTimeout(600_000 + pictures.length * 20_000);
    const { token, ids } = await createLongNameCompany(api);
    const tokens = [
      [undefined, undefined],
      ['customer', token],
      ['admin', await createAdminToken(api)],
    ] as const;
    const findings: string[] = [];
    for (const [person, personToken] of tokens) {
      const stage = await openStage(browser, personToken);
      for (const picture of pictures.filter(({ as }) => as === person))
        findings.push(...(await findLongNames(stage, picture, addressOf(picture, ids))));
      await stage.page.context().close();
    }
    expect(findings).toEqual([]);
  });

test.afterAll(({ api }) => deleteLongNames(api));

/** Opens a page that nobody else uses, with the session of this token. */
async function openStage(browser: Browser, token: string | undefined): Promise<PictureStage> {
  const context = await browser.newContext({
    baseURL: process.env.PORTAL_URL!,
    locale: 'da-DK',
    reducedMotion: 'reduce',
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('portal.token', value), token);
  return new PictureStage(await context.newPage());
}

/** Looks at a picture in each width and theme. Each finding names its picture and look. */
async function checkPicture(stage: PictureStage, picture: Picture, address: string): Promise<string[]> {
  const { page } = stage;
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const look = `${picture.name} at ${width} px, ${colorScheme}`;
      // A change of the width closes menus, and another button may open a dialog there.
      const isShown = colorScheme === 'dark' || (width !== widths[0] && !picture.press);
      findings.push(
        ...(await nameFindings(look, async () => {
          if (isShown) await stage.settle();
          else await stage.show(picture, address);
          return [
            ...(await findViolations(page)),
            ...(await findFitProblems(stage)),
            ...(await findOutOfReach(page)),
            ...(await findMisnested(page)),
            ...stage.takePolicyBreaches(),
          ];
        })),
      );
    }
  }
  return isFull && !picture.press
    ? [...findings, ...(await checkFit(stage, picture.name, [TABLET.width, ...TABLE_WIDTHS]))]
    : findings;
}

/** Looks at a screen of the company with long names in each width. */
async function findLongNames(stage: PictureStage, picture: Picture, address: string): Promise<string[]> {
  const name = `${picture.name} with long names`;
  await stage.page.setViewportSize({ width: allWidths[0]!, height: HEIGHT });
  const failure = await nameFindings(name, async () => {
    await stage.show(picture, address);
    return [];
  });
  return failure.length ? failure : checkFit(stage, name, [...TABLE_WIDTHS, PHONE.width]);
}

/** Looks only for what does not fit on the open screen. */
async function checkFit(stage: PictureStage, name: string, widthsOfFit: number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widthsOfFit) {
    await stage.page.setViewportSize({ width, height: HEIGHT });
    findings.push(
      ...(await nameFindings(`${name} at ${width} px`, async () => {
        await stage.settle();
        return findFitProblems(stage);
      })),
    );
  }
  return findings;
}

/** Puts the look before each finding. A look that fails is a finding too, and does not stop the others. */
async function nameFindings(look: string, find: () => Promise<string[]>): Promise<string[]> {
  try {
    return (await find()).map((problem) => `${look}: ${problem}`);
  } catch (error) {
    return [`${look} cannot be shown: ${(error as Error).message}`];
  }
}

const findFitProblems = async ({ page }: PictureStage): Promise<string[]> =>
  (await findOverflow(page)).filter((problem) => !INTENDED_OVERFLOW.test(problem));
