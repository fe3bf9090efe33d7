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

createRoot(document.getElementById('root')!).render(<StrictMode><App router={router} /></StrictMode>);
