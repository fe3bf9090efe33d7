import { createContext, use, useSyncExternalStore } from 'react';

const WIDER_THAN_PHONE = '(min-width: 768px)';
/** The width that a table with many columns needs, with the margins of the page. */
const WIDE_PX = 1280;
/** The same beside a side navigation, where the columns stand closer (see BackOfficeLayout.module.css). */
const WIDE_BESIDE_NAVIGATION_PX = 1216;

/** True in a dialog, which lies over the navigation and has the room of the whole window. */
export const InDialogContext = createContext(false);

/**
 * Whether the screen is wider than a phone and has no room for a table with many columns. A side navigation takes room
 * too: it is the element with `data-side-navigation`.
 */
export function useIsNarrow(): boolean {
  const isInDialog = use(InDialogContext);
  return useSyncExternalStore(
    subscribeToWidth,
    () => isWiderThanPhone() && hasNoRoom(isInDialog ? 0 : (sideNavigation()?.offsetWidth ?? 0)),
    () => false,
  );
}

/** On a phone, the rows of a table are cards. */
export const isWiderThanPhone = () => window.matchMedia?.(WIDER_THAN_PHONE).matches ?? false;

const hasNoRoom = (sideWidth: number) =>
  window.innerWidth - sideWidth < (sideWidth ? WIDE_BESIDE_NAVIGATION_PX : WIDE_PX);

const sideNavigation = () => document.querySelector<HTMLElement>('[data-side-navigation]');

function subscribeToWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  const element = sideNavigation();
  const observer = element && 'ResizeObserver' in window ? new ResizeObserver(onChange) : undefined;
  if (element) observer?.observe(element);
  return () => {
    window.removeEventListener('resize', onChange);
    observer?.disconnect();
  };
}
