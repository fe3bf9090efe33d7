import { createContext, use, useMemo, type ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';

export interface Permissions {
  canBuy: boolean;
  canManageCompany: boolean;
  canManagePeople: boolean;
  /** Whether the viewer may create, approve and comment on tasks. Those who only read may not. */
  canWorkOnTasks: boolean;
  /** Whether the viewer may add files and documents. Those who only read may not. */
  canShareFiles: boolean;
}

/** The actions that the viewer's role in the company allows. The frame around the screens provides the value. */
export const PermissionsContext = createContext<Permissions>({
  canBuy: true,
  canManageCompany: true,
  canManagePeople: true,
  canWorkOnTasks: true,
  canShareFiles: true,
});

interface ViewerPermissions {
  viewerCanBuy: boolean;
  viewerCanManageCompany: boolean;
  viewerCanManagePeople: boolean;
  user: { readonly role: string; readonly companyRole: string } | null | undefined;
}

/**
 * The permissions of the viewer, the same object for as long as they are the same: the frame renders for each new count
 * in its navigation, and a new object would render every screen with it.
 */
export function usePermissionsOf(viewer: ViewerPermissions): Permissions {
  const { viewerCanBuy: canBuy, viewerCanManageCompany: canManageCompany } = viewer;
  const canManagePeople = viewer.viewerCanManagePeople;
  // The role in the company does not limit an employee of the reseller.
  const isNoReader = viewer.user?.role !== 'USER' || viewer.user.companyRole !== 'READER';
  return useMemo(
    () => ({ canBuy, canManageCompany, canManagePeople, canWorkOnTasks: isNoReader, canShareFiles: isNoReader }),
    [canBuy, canManageCompany, canManagePeople, isNoReader],
  );
}

export const usePermissions = () => use(PermissionsContext);

/** Renders its children only for viewers with the permission. The server refuses the others anyway. */
export const Allowed = ({ to, children }: { to: keyof Permissions; children: ReactNode }) =>
  use(PermissionsContext)[to] && children;

/** Says at the top of a screen why a viewer without the permission can only read it. */
export const RoleNotice = ({ to, children }: { to: keyof Permissions; children: string }) =>
  !use(PermissionsContext)[to] && <Banner tone="blue">{children}</Banner>;
