import { createContext, use, type ReactNode } from 'react';
import { Banner } from '../ui/Banner.tsx';

export interface Permissions {
  canBuy: boolean;
  canManageCompany: boolean;
  canManagePeople: boolean;
}

/** The actions that the viewer's role in the company allows. The frame around the screens provides the value. */
export const PermissionsContext = createContext<Permissions>({
  canBuy: true,
  canManageCompany: true,
  canManagePeople: true,
});

export const usePermissions = () => use(PermissionsContext);

/** Renders its children only for viewers with the permission. The server refuses the others anyway. */
export const Allowed = ({ to, children }: { to: keyof Permissions; children: ReactNode }) =>
  use(PermissionsContext)[to] && children;

/** Says at the top of a screen why a viewer without the permission can only read it. */
export const RoleNotice = ({ to, children }: { to: keyof Permissions; children: string }) =>
  !use(PermissionsContext)[to] && <Banner tone="blue">{children}</Banner>;
