import type { Page } from '@playwright/test';

/** The height that a thumb needs. */
const TOUCH_TARGET_PX = 44;

/** Describes the buttons at the end of the open dialog that are outside the window, or on a phone too low to press. */
export const findOutOfReach = (page: Page): Promise<string[]> =>
  page.evaluate((touchTarget) => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(':is([role="dialog"], [role="alertdialog"]) footer button'),
    ];
    return buttons
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const { top, bottom, left, right, height } = button.getBoundingClientRect();
        const name = `the button »${button.textContent!.trim()}«`;
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `${name} is outside the window`;
        return innerWidth < 768 && height < touchTarget ? `${name} is only ${height} px high` : [];
      });
  }, TOUCH_TARGET_PX);
