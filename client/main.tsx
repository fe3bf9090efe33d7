import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { followOtherTabs } from './relay/session.ts';
import { routes } from './routes.tsx';

followOtherTabs();
const router = createBrowserRouter(routes);

const root = createRoot(document.getElementById('root')!);
// As a transition it is drawn in small steps, between which a phone answers whoever touches it.
const show = () => startTransition(() => root.render(<StrictMode><App router={router} /></StrictMode>));

// What can be seen already stays until what takes its place is here.
if (router.state.initialized || !document.querySelector('html:not([data-signed-in]) [data-prerendered], html[data-known] [data-frame]')) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
