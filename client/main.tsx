import './withoutEval.ts';
import '@fontsource-variable/inter';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { followOtherTabs } from './relay/session.ts';
import { routes } from './routes.tsx';

followOtherTabs();
const router = createBrowserRouter(routes);

const root = createRoot(document.getElementById('root')!);
const show = () => root.render(<StrictMode><App router={router} /></StrictMode>);

// What can be seen already stays until what takes its place is here.
if (router.state.initialized || !document.querySelector('html:not([data-signed-in]) [data-prerendered], html[data-known] [data-frame]')) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
