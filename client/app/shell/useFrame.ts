import { createContext, use, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { keepDefaultCompany } from '../relay/company.ts';
import { menusOf, type LinkedEntry, type NavigationItem } from './navigation.ts';
import { useAdminCounts } from './useAdminCounts.ts';
import { useAwaitingApprovals } from './useAwaitingApprovals.ts';
import { useAwaitingTasks } from './useAwaitingTasks.ts';
import { useSignOut } from './useSignOut.ts';
import type { useFrame_memberships$key } from '#relay/useFrame_memberships.graphql';
import type { useFrame_viewer$key } from '#relay/useFrame_viewer.graphql';

const viewerFragment = graphql`
  fragment useFrame_viewer on Viewer {
    ...ConfirmEmailBanner_viewer
    ...ImpersonationBanner_viewer
    user {
      name
      email
    }
    customer {
      name
    }
    preview {
      name
    }
    viewerWorksInBackOffice
    viewerCanApprovePurchases
  }
`;

const membershipsFragment = graphql`
  fragment useFrame_memberships on Membership @relay(plural: true) {
    companyId
    companyName
    companyRole
    isCurrent
  }
`;

interface FrameData {
  viewer: useFrame_viewer$key;
  memberships: useFrame_memberships$key;
}

/**
 * Returns what the frame of the customers and that of the back office show: the user, the menus of the entries that the
 * user may see, and their counts.
 */
export function useFrame(data: FrameData, navigation: LinkedEntry[], seesTasks: boolean) {
  const viewer = useFragment(viewerFragment, data.viewer);
  const memberships = useFragment(membershipsFragment, data.memberships);
  const { user, customer, viewerWorksInBackOffice: isEmployee } = viewer;
  useDefaultCompany(memberships);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const menus = menusOf(navigation, {
    tasks: useAwaitingTasks(Boolean(customer) && seesTasks),
    approvals: useAwaitingApprovals(viewer.viewerCanApprovePurchases),
    admin: useAdminCounts(isEmployee),
  });
  return {
    viewer,
    /** Whether the viewer is an employee of the reseller. */
    isEmployee,
    /** The person's companies, the last used first. */
    memberships,
    user: { name: user?.name ?? '', email: user?.email ?? '', companyName: customer?.name ?? '' },
    menus: isEmployee ? menus : { ...menus, admin: [] },
    goTo: ({ to, isExternal }: NavigationItem) => (isExternal ? window.location.assign(to) : void navigate(to)),
    signOut,
  };
}

/** Binds a new tab of a person with several companies to the one that its first screen shows. */
function useDefaultCompany(memberships: readonly { companyId: string; isCurrent: boolean }[]): void {
  const current = memberships.length > 1 ? memberships.find(({ isCurrent }) => isCurrent)?.companyId : undefined;
  useEffect(() => {
    if (current) keepDefaultCompany(current);
  }, [current]);
}

export type Frame = ReturnType<typeof useFrame>;

export const FrameContext = createContext<Frame | undefined>(undefined);

/** Returns the value that the shell provides to the frames. */
export const useFrameContext = (): Frame => use(FrameContext)!;
