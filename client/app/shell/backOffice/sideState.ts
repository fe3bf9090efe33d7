const KEY = 'portal.side';

/** Whether the user has collapsed the side navigation in this browser. */
export const isSideCollapsed = (): boolean => localStorage.getItem(KEY) === 'collapsed';

/** Stores whether the side navigation is collapsed, and applies it. */
export function collapseSide(isCollapsed: boolean): void {
  if (isCollapsed) localStorage.setItem(KEY, 'collapsed');
  else localStorage.removeItem(KEY);
  showSide(isCollapsed);
}

/** Applies the state to the page without storing it. The style sheet reads the attribute. */
export function showSide(isCollapsed: boolean): void {
  if (isCollapsed) document.documentElement.dataset.side = 'collapsed';
  else delete document.documentElement.dataset.side;
}
