import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { forgetAskedAhead } from './relay/askedAhead.ts';
import { followOtherTabs } from './relay/session.ts';
import { rootOfPage } from './root.ts';
import { routes } from './routes.tsx';

// All of this in small steps, between which a phone answers whoever touches it: what is fetched runs part by part (see vite.config.ts),
// the router begins once all of it has run, and what is drawn as a transition is drawn bit by bit.
setTimeout(start);

function start(): void {
  followOtherTabs();
  const answers = window.askedAhead?.map(({ answer }) => answer) ?? [];
  const router = createBrowserRouter(routes);
  const ready = initialized(router).then(forgetAskedAhead);
  const show = () => {
    const root = rootOfPage();
    startTransition(() =>
      root.render(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
      ),
    );
  };

  if (!document.querySelector('html:not([data-signed-in]) [data-prerendered], html[data-known] [data-frame]'))
    return show();
  // What can be seen already stays until what takes its place is here: its code, and what was asked for it.
  void Promise.allSettled([ready, ...answers]).then(() => setTimeout(show));
}

const initialized = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      stop();
      resolve();
    });
  });
