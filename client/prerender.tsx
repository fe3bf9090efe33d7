import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { StaticRouter } from 'react-router';
import dashboardQuery from './dashboard/__generated__/DashboardScreenQuery$parameters.ts';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx';
import { publicEventOperation, renderPublicEvent, type Asked } from './events/public/renderPublicEvent.tsx';
import { keepFacts, type Facts } from './facts.ts';
import { LANDING_DESCRIPTION, LANDING_TITLE, LandingPage } from './landing/LandingPage.tsx';
import { LOGIN_DESCRIPTION, LOGIN_TITLE, LoginScreen } from './login/LoginScreen.tsx';
import { environment } from './relay/environment.ts';
import { renderReference } from './reference/renderReference.tsx';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';
import { PublicFrame } from './shell/PublicFrame.tsx';
import { WaitingFrame } from './shell/WaitingFrame.tsx';
import { OVERVIEW_PATH, OVERVIEW_SUMMARY, OVERVIEW_TITLE, termsDocuments } from './terms/documents.ts';
import { TermsPage } from './terms/TermsPage.tsx';

const titles = new Map([
  ['/', { title: LANDING_TITLE, description: LANDING_DESCRIPTION }],
  [OVERVIEW_PATH, { title: OVERVIEW_TITLE, description: OVERVIEW_SUMMARY }],
  ...termsDocuments.map(({ path, title, summary }) => [path, { title, description: summary }] as const),
]);

export const prerenderedPaths = [...titles.keys()];

/** The pages that can be read before JavaScript runs, as the server sends them. */
export function prerender(path: string, facts: Facts) {
  const { title, description } = titles.get(path)!;
  const isLanding = path === '/';
  return {
    title,
    description,
    html: framed(
      path,
      facts,
      isLanding ? <LandingPage legal={facts.legal} /> : <TermsPage path={path} facts={facts} />,
    ),
    screen: isLanding ? 'client/landing/LandingScreen.tsx' : 'client/terms/TermsScreen.tsx',
  };
}

/** The sign-in as it will be; nothing can be typed into it before its code is here and takes its place. */
export function prerenderLogin(facts: Facts) {
  keepFacts(facts);
  const html = renderToString(
    <RelayEnvironmentProvider environment={environment()}>
      <StaticRouter location="/login">
        <div role="group" aria-disabled inert style={{ display: 'contents' }}>
          <LoginScreen />
        </div>
      </StaticRouter>
    </RelayEnvironmentProvider>,
  );
  return { title: LOGIN_TITLE, description: LOGIN_DESCRIPTION, html, screen: 'client/login/LoginScreen.tsx' };
}

/** What stands around every screen of those who are signed in. */
export const prerenderFrame = (facts: Facts) => waiting(facts);

/** And the overview in it, as it waits to be told. */
export const prerenderOverview = (facts: Facts) => waiting(facts, <DashboardSkeleton />);

const waiting = (facts: Facts, screen?: ReactNode) =>
  renderToString(
    <StaticRouter location="/dashboard">
      <WaitingFrame facts={facts}>{screen}</WaitingFrame>
    </StaticRouter>,
  );

/** What it begins by asking, and what the overview does; neither takes variables. */
export const [frameQuestion, overviewQuestion] = [shellQuery, dashboardQuery].map(({ params: { id, name } }) => ({
  id,
  operationName: name,
  variables: {},
}));

/** Pages that have a look of their own, and nothing to read before JavaScript runs. */
export const framelessPaths = ['/reset-password', '/invitation', '/register', '/events/registration'];

export { publicEventOperation, renderReference };

/** As those, but made anew for each request: an event changes. */
export function prerenderPublicEvent(path: string, facts: Facts, asked: Asked) {
  const { title, description, page } = renderPublicEvent(asked, facts);
  return { title, description, html: framed(path, facts, page), screen: 'client/events/public/PublicEventScreen.tsx' };
}

const framed = (path: string, facts: Facts, page: ReactNode) =>
  renderToString(
    <StaticRouter location={path}>
      <PublicFrame facts={facts}>{page}</PublicFrame>
    </StaticRouter>,
  );
