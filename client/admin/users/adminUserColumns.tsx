import { LockKeyhole, LogIn, ShieldOff } from 'lucide-react';
import type { Areas } from '../../app/shell/areas/area.ts';
import { ConfirmedEmail } from '../../customer/users/ConfirmedEmail.tsx';
import { roleText } from '../../customer/users/roleText.ts';
import { UserName } from '../../customer/users/UserName.tsx';
import { lastSeenText, secondFactorText } from '../../customer/users/userSecurityText.ts';
import { Day } from '../../parts/lists/cells.tsx';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import type { Column } from '../../ui/Column.ts';
import type { MenuEntry } from '../../ui/menuContent.ts';
import type { AdminUserList_user$data } from '#relay/AdminUserList_user.graphql';

export interface OpenUserDialog {
  (dialog: 'create'): void;
  (dialog: 'edit' | 'delete' | 'impersonate' | 'resetSecondFactors', user: UserRow): void;
}

export type UserRow = AdminUserList_user$data;

export const userColumns: Column<UserRow>[] = [
  {
    id: 'name',
    title: 'Navn',
    cell: (user) => <UserName name={user.name} isViewer={user.isViewer} />,
  },
  {
    id: 'email',
    title: 'E-mail',
    isLong: true,
    cell: ({ email, emailConfirmedAt }) => <ConfirmedEmail email={email} isConfirmed={emailConfirmedAt !== null} />,
  },
  { id: 'role', title: 'Rolle', foldsInto: 'email', cell: roleText },
  { id: 'secondFactors', title: 'Totrin', cell: ({ secondFactors }) => secondFactorText(secondFactors) },
  { id: 'lastSeenAt', title: 'Sidst set', cell: lastSeenText },
  { id: 'created', title: 'Oprettet', foldsInto: 'lastSeenAt', cell: ({ createdAt }) => <Day moment={createdAt} /> },
];

/** The actions that the viewer's areas allow. No column when there are none. */
export const actionsColumns = (open: OpenUserDialog, areas: Areas) =>
  areas.administer || areas.impersonate ? [actionsColumn(open, areas)] : [];

const actionsColumn = (open: OpenUserDialog, areas: Areas) =>
  rowActions<UserRow>(
    (user) => user.name,
    (user) => (user.isViewer ? ownEntries : entriesOf(user, open, areas)),
  );

/** Employees cannot delete or impersonate themselves, and they edit their own sign-in on the profile page. */
const ownEntries: MenuEntry[] = [
  { id: 'profile', label: 'Loginoplysninger', icon: <LockKeyhole aria-hidden />, to: '/profile' },
];

const entriesOf = (user: UserRow, open: OpenUserDialog, areas: Areas): MenuEntry[] => [
  // Nobody acts as a colleague, whose rights may be wider.
  ...(areas.impersonate && user.role === 'USER'
    ? [
        {
          id: 'impersonate',
          label: 'Log ind som brugeren',
          icon: <LogIn aria-hidden />,
          onAction: () => open('impersonate', user),
        },
      ]
    : []),
  ...(areas.administer ? editEntries(user, open) : []),
];

const editEntries = (user: UserRow, open: OpenUserDialog): MenuEntry[] => [
  editEntry(() => open('edit', user)),
  ...(user.secondFactors?.length
    ? [
        {
          id: 'resetSecondFactors',
          label: 'Fjern totrinsbekræftelse',
          icon: <ShieldOff aria-hidden />,
          onAction: () => open('resetSecondFactors', user),
        },
      ]
    : []),
  deleteEntry(() => open('delete', user)),
];
