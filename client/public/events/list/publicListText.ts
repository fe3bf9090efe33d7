export const PUBLIC_EVENTS_PATH = '/events/public';
export const PUBLIC_EVENTS_TITLE = 'Events for alle';
export const PUBLIC_EVENTS_DESCRIPTION =
  'Kommende workshops, webinarer og kurser, som alle kan tilmelde sig. Se tid, sted og pris, og meld dig til.';
export const EVENTS_FAILURE = 'Der opstod en fejl ved hentning af events';

/** The cursor in the address, after which the page begins for visitors without JavaScript. */
export const PAGE_PARAMETER = 'efter';

export const pageAddress = (cursor: string) => `${PUBLIC_EVENTS_PATH}?${PAGE_PARAMETER}=${encodeURIComponent(cursor)}`;

/** The address with which calendar programs subscribe to the listed events. */
export const calendarAddress = (publicUrl: string) => `${publicUrl.replace(/^https?:/, 'webcal:')}/events.ics`;
