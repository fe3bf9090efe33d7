import { sessionToken } from '../relay/session.ts';
import { currentTheme, showTheme } from '../ui/theme.ts';
import { askAhead } from './askAhead.ts';
import { bringCode } from './bringCode.ts';

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

// Before the first paint, and in the page itself: the chosen theme, and how much of a page this visitor may be shown before it is theirs.

// Forms are checked by plain code: our pages may not make code out of text, and only trying would be reported. Read by zod as it begins.
window.__zod_globalConfig = { jitless: true };

showTheme(currentTheme());
const token = sessionToken();
if (token) {
  document.documentElement.dataset[['/', '/login'].includes(window.location.pathname) ? 'signedIn' : 'known'] = '';
  askAhead(token);
}
bringCode(Boolean(token));
