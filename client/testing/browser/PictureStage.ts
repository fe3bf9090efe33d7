import { expect, type Locator, type Page } from '@playwright/test';
import type { Picture } from '../Picture.ts';
import { showEmployeeRoles } from './employees.ts';
import { showMemberships } from './memberships.ts';
import { showViewer } from './shownViewer.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const MENU = '[role="menu"]';
const OVERLAYS = `${DIALOGS}, ${MENU}, [role="listbox"]`;
const SKELETONS = '[aria-label^="Indlæser"], [data-pending], [aria-busy="true"]';

/**
 * A page that shows pictures one after the other. It loads the portal anew only if needed, because loading its code
 * costs more than everything else.
 */
export class PictureStage {
  readonly page: Page;
  /** The address whose screen is open as it was loaded, apart from dialogs and menus. */
  #address: string | undefined;
  #isBroken = false;
  /** As whom the portal shows the user, other than in the demo. */
  #appearance = appearanceIn({});
  #policyBreaches: string[] = [];

  constructor(page: Page) {
    this.page = page;
    // A picture that cannot be shown must not use up the time of the others.
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) this.#policyBreaches.push(message.text());
    });
  }

  /** Shows the screen at an address in the state of the picture. */
  async show(picture: Picture, address: string) {
    const { page } = this;
    const {
      opensDialog,
      opensRow,
      press = [],
      fill = {},
      submit = [],
      type,
      shows,
      isInvalid,
      isBroken = false,
    } = picture;
    const isSameData = !isBroken && !this.#isBroken && appearanceIn(picture) === this.#appearance;
    const isOpen = isSameData && (await this.#reach(address));
    this.#address = undefined;
    if (!isOpen) await this.#load(address, picture);
    await waitUntilReady(page);
    if (opensDialog) await overlay(page).waitFor();
    if (opensRow) await openFirstRow(page);
    for (const name of press) await pressButton(page, name);
    for (const [label, text] of Object.entries(fill)) await fillField(page, label, text);
    for (const name of submit) await pressButton(page, name);
    if (type) await page.keyboard.type(type);
    if (isInvalid) await page.locator('[aria-invalid="true"]').filter({ visible: true }).first().waitFor();
    if (shows) await page.getByText(new RegExp(shows)).filter({ visible: true }).first().waitFor();
    else if (press.length && !isInvalid) await overlay(page).waitFor();
    await waitUntilReady(page);
    // What was typed into a dialog disappears with the dialog; what was typed into the screen itself stays.
    const isChanged = press.length + Object.keys(fill).length + submit.length > 0 && !(await overlay(page).isVisible());
    if (!isBroken && !isChanged) this.#address = address;
  }

  /** The messages about violations of the content security policy since the last call. */
  takePolicyBreaches(): string[] {
    return this.#policyBreaches.splice(0);
  }

  /** Waits until the page has adapted to another width or theme. */
  settle(): Promise<void> {
    return waitUntilReady(this.page);
  }

  /** Returns whether the screen at this address is open, without loading the code again. */
  async #reach(address: string): Promise<boolean> {
    const { page } = this;
    const current = this.#address;
    if (current === undefined || !(await closeOverlays(page))) return false;
    const path = new URL(page.url());
    if (current === address) return path.pathname + path.search === address;
    // The pages for visitors share elements; only the frame of signed-in users replaces the whole screen.
    const isSignedIn = await page.evaluate(() => localStorage.getItem('portal.token') !== null);
    if (!isSignedIn || !isOtherScreen(current, address)) return false;
    await page.evaluate((target) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    // The former screen stays until the code of the next one is loaded.
    await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
    return true;
  }

  async #load(address: string, picture: Picture): Promise<void> {
    const { page } = this;
    const { companies, viewer, employeeRoles, isBroken = false } = picture;
    const appearance = appearanceIn(picture);
    if (isBroken !== this.#isBroken || appearance !== this.#appearance) {
      await page.unroute('**/graphql');
      // The frame is shown, so that the error is that of the screen.
      if (isBroken)
        await page.route('**/graphql', (route) =>
          route.request().postData()?.includes('"ShellQuery"') ? route.fallback() : route.abort(),
        );
      if (companies) await showMemberships(page, companies);
      if (viewer) await showViewer(page, viewer);
      if (employeeRoles) await showEmployeeRoles(page, employeeRoles);
      this.#isBroken = isBroken;
      this.#appearance = appearance;
    }
    await page.goto(address);
  }
}

const appearanceIn = ({ companies, viewer, employeeRoles }: Pick<Picture, 'companies' | 'viewer' | 'employeeRoles'>) =>
  JSON.stringify([companies, viewer, employeeRoles]);

/**
 * Whether two addresses belong to different screens, so that no element of the one is an element of the other.
 * Addresses that begin alike may share their screen, as the tabs of a company do, or a list and its dialog.
 */
function isOtherScreen(from: string, to: string): boolean {
  const beginning = (address: string) => /^\/(admin\/)?[^/?]*/.exec(address)![0];
  return beginning(from) !== beginning(to);
}

const overlay = (page: Page): Locator => page.locator(OVERLAYS).filter({ visible: true }).first();

/** Closes dialogs and menus. Returns whether all are closed. */
async function closeOverlays(page: Page): Promise<boolean> {
  for (let attempt = 0; attempt < 3 && (await overlay(page).isVisible()); attempt += 1) {
    await page.keyboard.press('Escape');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return !(await overlay(page).isVisible());
}

async function openFirstRow(page: Page): Promise<void> {
  const closed = page.getByRole('button', { name: /^Vis detaljer:/, expanded: false }).filter({ visible: true });
  if (await closed.count()) await closed.first().click();
}

async function pressButton(page: Page, pattern: string): Promise<void> {
  const name = new RegExp(pattern);
  // A button behind an open dialog or menu can have the same name.
  const dialogs = page.locator(`${DIALOGS}, ${MENU}`).filter({ visible: true });
  const scope = (await dialogs.count()) ? dialogs.last() : page.locator('body');
  const [first, ...others] = (['button', 'menuitem', 'link', 'tab', 'radio', 'switch', 'checkbox'] as const).map(
    (role) => scope.getByRole(role, { name }),
  );
  const named = others.reduce((either, locator) => either.or(locator), first!);
  await named
    .or(scope.locator('summary').filter({ hasText: name }))
    .filter({ visible: true })
    .first()
    .click();
  await waitUntilReady(page);
}

async function fillField(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
  if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: text });
  else await field.fill(text);
}

/** Waits until the screen has its heading or its error, its data, and its fonts. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('h1').or(page.getByRole('alert')).first().waitFor({ state: 'attached' });
  await expect(page.locator(SKELETONS).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Søger …')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Tables hear of a new width with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
