import { currentTheme, showTheme } from '../../ui/theme.ts';
import { actingCompany } from '../relay/company.ts';
import { takeCompanyFromAddress } from '../relay/companyLinks.ts';
import { previewedUser } from '../relay/preview.ts';
import { sessionToken } from '../relay/session.ts';
import { isSideCollapsed, showSide } from '../shell/backOffice/sideState.ts';
import { loadScripts } from './loadScripts.ts';
import { prefetchQueries } from './prefetchQueries.ts';
import { prepareFormats } from './prepareFormats.ts';
import { runWhenParsed } from './runWhenParsed.ts';

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

// This script stands inline in the page and runs before the first paint. It sets the theme and the width of the
// back office's navigation, decides how much of the prerendered page this visitor sees, starts to load the scripts and
// sends the first queries. The scripts come first: what waits for the end of the document runs in the order of the
// calls.

// zod reads this when it loads. The content security policy forbids eval, and a mere attempt would be reported.
window.__zod_globalConfig = { jitless: true };

showTheme(currentTheme());
showSide(isSideCollapsed());
// The first queries act in the company that the address names.
const asksForCompany = takeCompanyFromAddress();
const token = sessionToken();
loadScripts(Boolean(token));
if (token) {
  document.documentElement.dataset[['/', '/login'].includes(window.location.pathname) ? 'signedIn' : 'known'] = '';
  runWhenParsed(prepareFormats);
  if (!asksForCompany) prefetchQueries({ token, company: actingCompany(), preview: previewedUser() });
}
