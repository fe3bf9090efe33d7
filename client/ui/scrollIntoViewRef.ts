/**
 * A ref that scrolls an element into view within the row or list around it when it is chosen. Unlike `scrollIntoView`,
 * it never scrolls the page: the list may be far below what the user reads. Waits for the next frame, because to
 * measure the element at once would make the browser lay out the screen twice.
 */
export const scrollIntoViewRef = (element: HTMLElement | null): void => {
  if (!element) return;
  requestAnimationFrame(() => setTimeout(() => scrollWithinList(element)));
};

function scrollWithinList(element: HTMLElement): void {
  const list = listAround(element);
  if (!list) return;
  const inner = element.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingTop } = getComputedStyle(list);
  list.scrollBy({
    left: distance(inner.left - outer.left, outer.right - inner.right, Number.parseFloat(scrollPaddingLeft) || 0),
    top: distance(inner.top - outer.top, outer.bottom - inner.bottom, Number.parseFloat(scrollPaddingTop) || 0),
    behavior: 'instant',
  });
}

/** How far to scroll so that both distances from the edges of the list are at least the padding. */
const distance = (before: number, after: number, padding: number): number =>
  before < padding ? before - padding : after < padding ? padding - after : 0;

/** The closest element around this one that scrolls by itself; undefined when only the page does. */
function listAround(element: HTMLElement): HTMLElement | undefined {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowX + overflowY)) return around;
  }
  return undefined;
}
