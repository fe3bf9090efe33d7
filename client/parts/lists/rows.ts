/** The rows of a list in the order in which they are shown. */
export const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('tr[data-row]')];

export const rowAround = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('tr[data-row]') : null;

export const idOfRow = (row: HTMLElement | null) => row?.dataset['row'];

/**
 * What opens a row, in the cell that names it: the link to its page in the portal, or the RowButton of a row without a
 * page.
 */
export const openerOfRow = (row: HTMLElement) =>
  row
    .querySelector('td:not([data-cell="selection"])')
    ?.querySelector<HTMLAnchorElement | HTMLButtonElement>('a[href^="/"], [data-opens-row]') ?? null;

/** Focuses what opens a row, so that Enter opens it. A row that cannot be opened has the focus itself. */
export const focusRow = (row: HTMLElement, options?: FocusOptions) => (openerOfRow(row) ?? row).focus(options);
