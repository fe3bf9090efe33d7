import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { takeCompanyFromAddress } from './app/relay/companyLinks.ts';
import { discardPrefetchedResults } from './app/relay/prefetchedQueries.ts';
import { followOtherTabs, sessionToken } from './app/relay/session.ts';
import { createPageRoot } from './root.ts';
import { patchRoutesOnNavigation, prefetchPortalOnInput, routes } from './routes.tsx';

// The start is split into small tasks, so that a phone can react to touches in between: the scripts run part by part
// (see vite.config.ts), the router begins in a task of its own, and React renders the first screen as a transition.
setTimeout(start);

function start(): void {
  // Done already where the early script stands in the page.
  takeCompanyFromAddress();
  followOtherTabs();
  if (!sessionToken()) prefetchPortalOnInput();
  const prefetchedResults = window.prefetchedQueries?.map(({ result }) => result) ?? [];
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation });
  const ready = waitForRouter(router).then(discardPrefetchedResults);
  const render = () => {
    const root = createPageRoot();
    startTransition(() =>
      root.render(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
      ),
    );
  };

  if (!document.querySelector('html:not([data-signed-in]) [data-prerendered], html[data-known] [data-frame]'))
    return render();
  // The prerendered content stays until the screen's code and data have arrived.
  void Promise.allSettled([ready, ...prefetchedResults]).then(() => setTimeout(render));
}

const waitForRouter = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
