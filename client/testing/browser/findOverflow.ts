import type { Page } from '@playwright/test';

/**
 * Describes what is wider than its space, at most twelve findings: a page that scrolls sideways, visible text that
 * extends beyond its box or is cut off without an ellipsis, and controls and tables that are cut off, a table also by
 * its empty edge. What stands in boxes that scroll by themselves is ignored.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth > clientWidth) findings.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    const describe = (element: Element) =>
      [element, element.parentElement!]
        .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`)
        .join(' in ');
    /** The innermost box out of which something extends, unless a box in between scrolls or ends with an ellipsis. */
    const boxExceededBy = (
      inner: Element,
      { left, right }: DOMRect,
      isNoBox: (style: CSSStyleDeclaration) => boolean,
      tolerance = 1.5,
    ) => {
      for (let box: Element | null = inner; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { overflowX, textOverflow, clipPath } = style;
        // Clipped content is for screen readers alone.
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          return undefined;
        if (isNoBox(style)) continue;
        const bounds = box.getBoundingClientRect();
        if (right > bounds.right + tolerance || left < bounds.left - 1.5) return box;
      }
      return undefined;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (
        !text.textContent!.trim() ||
        !parent.checkVisibility() ||
        parent.closest('[aria-hidden], [data-live-announcer], script, style, option')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const space = range.getBoundingClientRect();
      // A link past the navigation stands outside the page until it has the focus.
      if (space.width < 2 || space.right <= 0) continue;
      const { whiteSpace, fontSize } = getComputedStyle(parent);
      // The space at which a preserved text wraps hangs beyond its box.
      const tolerance = whiteSpace === 'pre-wrap' ? Number.parseFloat(fontSize) / 2 : 1.5;
      const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents';
      const box = boxExceededBy(parent, space, isInline, tolerance);
      if (box) findings.push(`${describe(box)}: »${text.textContent!.trim().slice(0, 30)}«`);
    }
    for (const control of document.querySelectorAll('button, a, input, select, textarea, table')) {
      if (!control.checkVisibility()) continue;
      const cutsNothing = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'visible';
      if (boxExceededBy(control, control.getBoundingClientRect(), cutsNothing))
        findings.push(`${describe(control)} is cut off: »${control.ariaLabel ?? control.textContent!.trim()}«`);
    }
    return [...new Set(findings)].slice(0, 12);
  });
