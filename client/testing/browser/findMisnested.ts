import type { Page } from '@playwright/test';

/** Elements in which HTML allows text and inline elements alone. */
const INLINE_ONLY = ':is(span, p, button, label, small, strong, em, code, h1, h2, h3, h4, h5, h6)';
const BLOCK =
  ':is(div, p, ul, ol, dl, table, section, article, form, header, footer, figure, fieldset, pre, hr, ' +
  'h1, h2, h3, h4, h5, h6)';

/** Describes the blocks inside of elements in which HTML allows none, such as a `<div>` in a `<span>`. */
export const findMisnested = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([inline, block]) =>
      [...document.querySelectorAll(`${inline} ${block}`)].map((element) => {
        const outer = element.parentElement!.closest(inline)!;
        return `<${element.localName} class="${element.className}"> in <${outer.localName} class="${outer.className}">`;
      }),
    [INLINE_ONLY, BLOCK] as const,
  );
