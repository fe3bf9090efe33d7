import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import {
  fetchQuery,
  graphql,
  usePreloadedQuery,
  useRelayEnvironment,
  useSubscription,
  type PreloadedQuery,
} from 'react-relay';
import { Outlet, useLoaderData, useMatches, useRevalidator } from 'react-router';
import { facts } from '../facts.ts';
import { takeFlashMessage } from '../relay/flashMessage.ts';
import { onReconnect } from '../relay/socket.ts';
import { focusContent } from '../ui/focusContent.ts';
import { Spinner } from '../ui/Meters.tsx';
import { toast } from '../ui/Toast.tsx';
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { ImpersonationBanner } from './impersonation/ImpersonationBanner.tsx';
import { IsImpersonatedContext } from './impersonation/ImpersonationLimit.tsx';
import type { NavigationEntry } from './navigation.ts';
import { PermissionsContext } from './permissions.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SkeletonFrame } from './SkeletonFrame.tsx';
import { useAdminNavigation } from './useAdminNavigation.ts';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import type { ShellRoleSubscription } from './__generated__/ShellRoleSubscription.graphql.ts';

export const shellQuery = graphql`
  query ShellQuery {
    viewer {
      ...Header_viewer
      ...ConfirmEmailBanner_viewer
      ...ImpersonationBanner_viewer
      viewerCanAdminister
      viewerCanBuy
      viewerCanManageCompany
      viewerCanManagePeople
      impersonation {
        expiresAt
      }
    }
  }
`;

interface ShellProps {
  navigation: NavigationEntry[];
  /** Loads the menu entries that only admins see. */
  loadAdminNavigation: () => Promise<NavigationEntry[]>;
}

/** The frame around every screen for signed-in users. Shows the skeleton of the frame until the viewer is loaded. */
export function Shell({ navigation, loadAdminNavigation }: ShellProps) {
  const queryRef = useLoaderData<PreloadedQuery<ShellQuery>>();
  return (
    <ScreenBoundary title="Kunne ikke hente dine oplysninger" wrap={inSkeletonFrame}>
      <Suspense fallback={<SkeletonFrame facts={facts()} />}>
        <Frame queryRef={queryRef} navigation={navigation} loadAdminNavigation={loadAdminNavigation}>
          <Outlet />
        </Frame>
      </Suspense>
    </ScreenBoundary>
  );
}

const inSkeletonFrame = (message: ReactNode) => <SkeletonFrame facts={facts()}>{message}</SkeletonFrame>;

interface FrameProps extends ShellProps {
  queryRef: PreloadedQuery<ShellQuery>;
  children: ReactNode;
}

function Frame({ queryRef, navigation, loadAdminNavigation, children }: FrameProps) {
  const { viewer } = usePreloadedQuery<ShellQuery>(shellQuery, queryRef);
  const adminNavigation = useAdminNavigation(viewer.viewerCanAdminister, loadAdminNavigation);
  const screenPath = useScreenPath();
  useFocusOnNavigation(screenPath);
  useRevalidationAfterReconnect();
  useFlashMessage();
  useRoleChanges();
  return (
    <>
      <a className={styles.skip} href="#content">
        Spring til indhold
      </a>
      <ImpersonationBanner viewer={viewer} />
      <Header viewer={viewer} navigation={[...navigation, ...adminNavigation]} />
      <ConfirmEmailBanner viewer={viewer} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <ScreenBoundary key={screenPath} title="Siden kunne ikke vises">
          <Suspense fallback={<Spinner />}>
            <IsImpersonatedContext value={Boolean(viewer.impersonation)}>
              <PermissionsContext
                value={{
                  canBuy: viewer.viewerCanBuy,
                  canManageCompany: viewer.viewerCanManageCompany,
                  canManagePeople: viewer.viewerCanManagePeople,
                }}
              >
                {children}
              </PermissionsContext>
            </IsImpersonatedContext>
          </Suspense>
        </ScreenBoundary>
      </main>
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

/** Refetches the viewer's permissions and the screen when a colleague changes the viewer's role. */
function useRoleChanges(): void {
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  useSubscription<ShellRoleSubscription>(
    useMemo(
      () => ({
        subscription: roleSubscription,
        variables: {},
        onNext: (change) =>
          change?.userChanged.edge?.node.isViewer &&
          void fetchQuery<ShellQuery>(environment, shellQuery, {})
            .toPromise()
            .then(revalidate, () => undefined),
      }),
      [environment, revalidate],
    ),
  );
}

/** Refetches the screen's data after a reconnect, because live events may have been missed in the meantime. */
function useRevalidationAfterReconnect(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onReconnect(() => void revalidate()), [revalidate]);
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
 * The index of the screen's route among the matches, below the root route and the shell. A dialog with a path of its
 * own is a deeper match, so opening it does not count as a change of screen.
 */
const SCREEN_DEPTH = 2;

const useScreenPath = () => useMatches()[SCREEN_DEPTH]?.pathname ?? '';

/**
 * Focuses the content of a new screen, so that a screen reader announces it and the Tab key starts at its top. The
 * first screen after a page load is not focused.
 */
function useFocusOnNavigation(screenPath: string): void {
  useEffect(() => {
    const isFirstScreen = !window.history.state || window.history.state.idx === 0;
    if (!isFirstScreen) focusContent();
  }, [screenPath]);
}
