import { lazy, Suspense, use, useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import {
  fetchQuery,
  graphql,
  usePreloadedQuery,
  useRelayEnvironment,
  useSubscription,
  type PreloadedQuery,
} from 'react-relay';
import {
  Outlet,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLoaderData,
  useLocation,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import { facts } from '../../ui/facts.ts';
import { focusContent } from '../../ui/focusContent.ts';
import { toast } from '../../ui/Toast.tsx';
import { announceRecovery, onReachable } from '../relay/connection.ts';
import { takeFlashMessage } from '../relay/flashMessage.ts';
import { carryCompanyToOtherTabs } from '../relay/otherTabs.ts';
import { prefetchLinks } from '../relay/prefetchLinks.ts';
import { previewedUser } from '../relay/preview.ts';
import { onReconnect } from '../relay/socket.ts';
import { AreasContext, useAreasOf } from './areas/AreasContext.tsx';
import { isBackOfficePath } from './backOfficePath.ts';
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx';
import { Content, SkipLink } from './Content.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { IsImpersonatedContext } from './impersonation/ImpersonationLimit.tsx';
import { visibleEntries, type LinkedEntry } from './navigation.ts';
import { PermissionsContext, usePermissionsOf } from './permissions.tsx';
import { SubjectGate } from './rights/SubjectGate.tsx';
import { SubjectsContext, useSubjectsOf } from './rights/subjects.tsx';
import { PageBoundary } from './ScreenBoundary.tsx';
import { SkeletonFrame } from './SkeletonFrame.tsx';
import { useAdminNavigation, type AdminNavigation } from './useAdminNavigation.ts';
import { FrameContext, useFrame, useFrameContext } from './useFrame.ts';
import { useScreenPath } from './useScreenPath.ts';
import type { ShellQuery } from '#relay/ShellQuery.graphql';
import type { ShellRoleSubscription } from '#relay/ShellRoleSubscription.graphql';

/** Loaded together with the frame by the few who need it. */
const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation/ImpersonationBanner.tsx')).ImpersonationBanner,
}));

const PreviewBanner = lazy(async () => ({
  default: (await import('./preview/PreviewBanner.tsx')).PreviewBanner,
}));

export const shellQuery = graphql`
  query ShellQuery {
    viewer {
      ...useFrame_viewer
      viewerWorksInBackOffice
      viewerCanSupport
      viewerCanSell
      viewerCanKeepBooks
      viewerCanRunEvents
      viewerCanReadPrices
      viewerCanAdminister
      viewerCanImpersonate
      viewerCanBuy
      viewerCanManageCompany
      viewerCanManagePeople
      viewerCanManageTasks
      viewerCanPay
      viewerCanShareFiles
      impersonation {
        expiresAt
      }
      subjects
    }
    memberships {
      ...useFrame_memberships
    }
  }
`;

interface ShellProps {
  navigation: LinkedEntry[];
  adminNavigation: AdminNavigation;
}

/**
 * Loads the viewer for the frame around every screen for signed-in users, which is a route of its own: that of the
 * customers or that of the back office. Shows the skeleton of the frame until the viewer is loaded.
 */
export function Shell(props: ShellProps) {
  const queryRef = useLoaderData<PreloadedQuery<ShellQuery>>();
  const { pathname } = useLocation();
  const inSkeletonFrame = (message?: ReactNode) => (
    <SkeletonFrame facts={facts()} isBackOffice={isBackOfficePath(pathname)}>
      {message}
      {message && <ReloadOnRecovery />}
    </SkeletonFrame>
  );
  return (
    <PageBoundary title="Kunne ikke hente dine oplysninger" wrap={inSkeletonFrame}>
      <Suspense fallback={inSkeletonFrame()}>
        <SignedIn queryRef={queryRef} {...props} />
      </Suspense>
    </PageBoundary>
  );
}

function SignedIn({ queryRef, navigation, adminNavigation }: ShellProps & { queryRef: PreloadedQuery<ShellQuery> }) {
  const data = usePreloadedQuery<ShellQuery>(shellQuery, queryRef);
  const { viewer } = data;
  const areas = useAreasOf(viewer);
  const adminEntries = useAdminNavigation(areas, adminNavigation);
  const subjects = useSubjectsOf(viewer);
  const entries = visibleEntries([...navigation, ...adminEntries], subjects);
  const frame = useFrame(data, entries, subjects.has('TASKS'));
  useFocusOnNavigation(useScreenPath());
  useRevalidationWhenReachable();
  useFlashMessage();
  useRightsChanges();
  usePrefetchedLinks();
  useEffect(carryCompanyToOtherTabs, []);
  return (
    <FrameContext value={frame}>
      <IsImpersonatedContext value={Boolean(viewer.impersonation)}>
        <AreasContext value={areas}>
          <PermissionsContext value={usePermissionsOf(viewer)}>
            <SubjectsContext value={subjects}>
              <Outlet />
            </SubjectsContext>
          </PermissionsContext>
        </AreasContext>
      </IsImpersonatedContext>
    </FrameContext>
  );
}

/** The frame around the screens of the customers, with the navigation in the header. */
export function CustomerFrame() {
  const { viewer } = useFrameContext();
  return (
    <>
      <SkipLink />
      {use(IsImpersonatedContext) && <ImpersonationBanner viewer={viewer} />}
      {viewer.preview && <PreviewBanner name={viewer.preview.name} />}
      <Header />
      <ConfirmEmailBanner viewer={viewer} />
      <Content>
        <SubjectGate />
      </Content>
      <Footer legal={facts().legal} />
    </>
  );
}

const roleSubscription = graphql`
  subscription ShellRoleSubscription {
    userChanged {
      edge {
        node {
          id
          isViewer
          companyRole
        }
      }
    }
  }
`;

/**
 * Refetches the viewer's rights and the screen's data when the rights of the viewer or of the previewed user change,
 * and after a reconnect: live events may have been missed in the meantime, and the server closes the sockets of a user
 * whose rights have changed.
 */
function useRightsChanges(): void {
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const refetch = useCallback(
    () =>
      void fetchQuery<ShellQuery>(environment, shellQuery, {})
        .toPromise()
        .catch(() => undefined)
        .then(revalidate),
    [environment, revalidate],
  );
  useEffect(() => onReconnect(refetch), [refetch]);
  useSubscription<ShellRoleSubscription>(
    useMemo(
      () => ({
        subscription: roleSubscription,
        variables: {},
        onNext: (change) => {
          const user = change?.userChanged.edge?.node;
          if (user && (user.isViewer || user.id === previewedUser())) refetch();
        },
      }),
      [refetch],
    ),
  );
}

/** Refetches the screen's data when the server can be reached again, because requests may have failed. */
function useRevalidationWhenReachable(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onReachable(() => void revalidate().then(announceRecovery)), [revalidate]);
}

/** In place of the frame while the viewer could not be loaded: the page is loaded anew once the server is back. */
function ReloadOnRecovery() {
  useEffect(() => onReachable(() => window.location.reload()), []);
  return null;
}

/** Prefetches the screens of links. */
function usePrefetchedLinks(): void {
  const router = use(DataRouterContext)?.router;
  useEffect(() => (router ? prefetchLinks(router) : undefined), [router]);
}

/**
 * Shows the flash message that the portal stored before the full page load, for example when an impersonation begins or
 * ends. The focus moves to the content, because the element that had the focus belonged to the previous page.
 */
function useFlashMessage(): void {
  useEffect(() => {
    const message = takeFlashMessage();
    if (!message) return;
    focusContent();
    (message.isError ? toast.error : toast.success)(message.text, 10_000);
  }, []);
}

/**
 * Shows a new screen from its top and focuses its content, so that a screen reader announces it and the Tab key starts
 * there. The first screen after a page load is not focused. A list that the user returns to has placed the focus itself
 * and keeps its scroll position.
 */
function useFocusOnNavigation(screenPath: string): void {
  const isBackOrForward = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const isFirstScreen = !window.history.state || window.history.state.idx === 0;
    if (isFirstScreen || document.activeElement?.closest('[data-row]')) return;
    if (!isBackOrForward) window.scrollTo(0, 0);
    focusContent();
    // The kind of navigation is that which led to the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [screenPath]);
}
