import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ConcreteRequest, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePrefetch } from './app/early/prefetchQueries.ts';
import { PublicFrame } from './app/shell/PublicFrame.tsx';
import { SkeletonFrame } from './app/shell/SkeletonFrame.tsx';
import { ClipCardsSkeleton } from './customer/clipCards/ClipCardsSkeleton.tsx';
import { variablesOf as clipCardsVariables } from './customer/clipCards/shownCard.ts';
import { DashboardSkeleton } from './customer/dashboard/DashboardSkeleton.tsx';
import { AgreementsSkeleton } from './customer/serviceAgreements/AgreementsSkeleton.tsx';
import { TasksSkeleton } from './customer/tasks/TasksSkeleton.tsx';
import { LIST_KEY, parseTaskView, variablesOf as tasksVariables } from './customer/tasks/taskView.ts';
import {
  publicEventsOperationId,
  renderPublicEvents,
  type PublicEventsAnswer,
} from './public/events/list/renderPublicEvents.tsx';
import {
  publicEventOperationId,
  renderPublicEvent,
  type PublicEventAnswer,
} from './public/events/page/renderPublicEvent.tsx';
import { LANDING_DESCRIPTION, LANDING_TITLE, LandingPage } from './public/landing/LandingPage.tsx';
import type { OpenApi } from './public/reference/openApi.ts';
import { ReferencePage } from './public/reference/ReferencePage.tsx';
import { LOGIN_DESCRIPTION, LOGIN_TITLE, LoginScreen } from './public/signIn/LoginScreen.tsx';
import { OVERVIEW_PATH, OVERVIEW_SUMMARY, OVERVIEW_TITLE, termsPaths, textAt } from './public/terms/documents.ts';
import { TermsPage } from './public/terms/TermsPage.tsx';
import { setFacts, type Facts } from './ui/facts.ts';
import clipCardsQuery from '#relay/ClipCardsScreenQuery$parameters';
import dashboardQuery from '#relay/DashboardScreenQuery$parameters';
import serviceAgreementsQuery from '#relay/ServiceAgreementsScreenQuery$parameters';
import shellQuery from '#relay/ShellQuery.graphql';
import tasksQuery from '#relay/TasksScreenQuery$parameters';

const headTextsByPath = new Map([
  ['/', { title: LANDING_TITLE, description: LANDING_DESCRIPTION }],
  [OVERVIEW_PATH, { title: OVERVIEW_TITLE, description: OVERVIEW_SUMMARY }],
  ...termsPaths.map((path) => {
    const { title, summary } = textAt(path)!;
    return [path, { title, description: summary }] as const;
  }),
]);

/** The routes of all screens that are loaded with Relay. */
const PORTAL = 'client/portalRoutes.tsx';

export const prerenderedPaths = [...headTextsByPath.keys()];

/**
 * Renders one of `prerenderedPaths`, a page that can be read without JavaScript. `modules` are those whose
 * scripts the page loads.
 */
export function prerender(path: string, facts: Facts) {
  setFacts(facts);
  const { title, description } = headTextsByPath.get(path)!;
  const isLanding = path === '/';
  return {
    title,
    description,
    html: renderPublicFrame(
      path,
      facts,
      isLanding ? <LandingPage legal={facts.legal} /> : <TermsPage path={path} facts={facts} />,
    ),
    modules: [isLanding ? 'client/public/landing/LandingScreen.tsx' : 'client/public/terms/TermsScreen.tsx'],
  };
}

/** Renders the sign-in. The form is inert until React replaces it, so that nobody types input that would be lost. */
export function prerenderLogin(facts: Facts) {
  setFacts(facts);
  const html = renderToString(
    <StaticRouter location="/login">
      <div role="group" aria-disabled inert style={{ display: 'contents' }}>
        <LoginScreen />
      </div>
    </StaticRouter>,
  );
  return {
    title: LOGIN_TITLE,
    description: LOGIN_DESCRIPTION,
    html,
    modules: ['client/public/signIn/LoginScreen.tsx'],
  };
}

/** Renders the frame of the screens for signed-in users, with a spinner. */
export const prerenderFrame = (facts: Facts) => renderSkeletonFrame(facts);

/** Renders the frame of the back office, with a spinner. */
export const prerenderBackOffice = (facts: Facts) => renderSkeletonFrame(facts, { isBackOffice: true });

const renderSkeletonFrame = (facts: Facts, props: Omit<ComponentProps<typeof SkeletonFrame>, 'facts'> = {}) =>
  renderToString(
    <StaticRouter location="/dashboard">
      <SkeletonFrame facts={facts} {...props} />
    </StaticRouter>,
  );

/** The query that the pages prefetch for the frame. */
export const frameRequest = requestOf(shellQuery, {});

/** A screen whose page shows its skeleton, loads its code and sends its query before the application has started. */
interface FramedScreen {
  path: string;
  skeleton: ReactNode;
  module: string;
  prefetch: PagePrefetch;
}

const framedScreens: FramedScreen[] = [
  {
    path: '/dashboard',
    skeleton: <DashboardSkeleton />,
    module: 'client/customer/dashboard/DashboardScreen.tsx',
    prefetch: requestOf(dashboardQuery, {}),
  },
  {
    path: '/tasks',
    skeleton: <TasksSkeleton />,
    module: 'client/customer/tasks/TasksScreen.tsx',
    prefetch: {
      ...requestOf(tasksQuery, tasksVariables(parseTaskView(new URLSearchParams()))),
      needsPlainAddress: true,
      unlessStored: LIST_KEY,
    },
  },
  {
    path: '/clip-cards',
    skeleton: <ClipCardsSkeleton />,
    module: 'client/customer/clipCards/ClipCardsScreen.tsx',
    prefetch: { ...requestOf(clipCardsQuery, clipCardsVariables(null)), needsPlainAddress: true },
  },
  {
    path: '/service-agreement',
    skeleton: <AgreementsSkeleton />,
    module: 'client/customer/serviceAgreements/ServiceAgreementsScreen.tsx',
    prefetch: requestOf(serviceAgreementsQuery, {}),
  },
];

/** Renders the frame with the skeleton of each screen that most users open first. */
export const prerenderScreens = (facts: Facts) =>
  framedScreens.map(({ skeleton, ...screen }) => ({
    ...screen,
    html: renderSkeletonFrame(facts, { children: skeleton }),
  }));

function requestOf<Query extends OperationType>(
  { params: { id, name } }: PreloadableConcreteRequest<Query> | ConcreteRequest,
  variables: Query['variables'],
): PagePrefetch {
  return { id, operationName: name, variables };
}

/** Pages that are served without the frame for signed-in users, and empty until JavaScript renders their screen. */
export const unrenderedPaths = [
  '/reset-password',
  '/invitation',
  '/register',
  '/events/registration',
  '/events/offer',
  '/events/feedback',
  '/events/mails',
  '/pay',
  '/login/callback',
  '/choose-company',
];

export { publicEventOperationId, publicEventsOperationId };

/** Renders the reference of the REST API to static HTML. In the browser, only the copy buttons are added. */
export const renderReference = (api: unknown, product: string): string =>
  renderToStaticMarkup(<ReferencePage api={api as OpenApi} product={product} />);

/** Renders the page of a public event from its query's result; called for each request, because events change. */
export function prerenderPublicEvent(path: string, facts: Facts, result: PublicEventAnswer) {
  const { title, description, page } = renderPublicEvent(result, facts);
  return {
    title,
    description,
    html: renderPublicFrame(path, facts, page),
    modules: [PORTAL, 'client/public/events/page/PublicEventScreen.tsx'],
  };
}

/** Renders the list of public events from its query's result; called for each request, like `prerenderPublicEvent`. */
export function prerenderPublicEvents(path: string, facts: Facts, result: PublicEventsAnswer) {
  const { title, description, page } = renderPublicEvents(result, facts);
  return {
    title,
    description,
    html: renderPublicFrame(path, facts, page),
    modules: [PORTAL, 'client/public/events/list/PublicEventsScreen.tsx'],
  };
}

const renderPublicFrame = (path: string, facts: Facts, page: ReactNode) =>
  renderToString(
    <StaticRouter location={path}>
      <PublicFrame facts={facts}>{page}</PublicFrame>
    </StaticRouter>,
  );
