import { createContext, use, useMemo, type ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';

export interface Permissions {
  canBuy: boolean;
  canManageCompany: boolean;
  canManagePeople: boolean;
  canManageTasks: boolean;
  canShareFiles: boolean;
  canPay: boolean;
}

/** The actions that the viewer's role in the company allows. The frame around the screens provides the value. */
export const PermissionsContext = createContext<Permissions>({
  canBuy: true,
  canManageCompany: true,
  canManagePeople: true,
  canManageTasks: true,
  canShareFiles: true,
  canPay: true,
});

interface ViewerPermissions {
  viewerCanBuy: boolean;
  viewerCanManageCompany: boolean;
  viewerCanManagePeople: boolean;
  viewerCanManageTasks: boolean;
  viewerCanShareFiles: boolean;
  viewerCanPay: boolean;
}

/**
 * The permissions of the viewer, the same object for as long as they are the same: the frame renders for each new count
 * in its navigation, and a new object would render every screen with it.
 */
export function usePermissionsOf(viewer: ViewerPermissions): Permissions {
  const { viewerCanBuy: canBuy, viewerCanManageCompany: canManageCompany } = viewer;
  const { viewerCanManagePeople: canManagePeople, viewerCanManageTasks: canManageTasks, viewerCanPay: canPay } = viewer;
  const { viewerCanShareFiles: canShareFiles } = viewer;
  return useMemo(
    () => ({ canBuy, canManageCompany, canManagePeople, canManageTasks, canPay, canShareFiles }),
    [canBuy, canManageCompany, canManagePeople, canManageTasks, canPay, canShareFiles],
  );
}

export const usePermissions = () => use(PermissionsContext);

/** Renders its children only for viewers with the permission. The server refuses the others anyway. */
export const Allowed = ({ to, children }: { to: keyof Permissions; children: ReactNode }) =>
  use(PermissionsContext)[to] && children;

/** Says at the top of a screen why a viewer without the permission can only read it. */
export const RoleNotice = ({ to, children }: { to: keyof Permissions; children: string }) =>
  !use(PermissionsContext)[to] && <Banner tone="blue">{children}</Banner>;
