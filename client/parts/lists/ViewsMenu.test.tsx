import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PortalError } from '../../app/relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { storeSettings, type SavedView } from './listSettings.ts';
import { signIn } from './testing/signIn.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const own: SavedView = {
  id: 'view_own',
  name: 'Mine store',
  isShared: false,
  isOwn: true,
  ownerName: 'Anna',
  parameters: 'sort=GROSS_DESC',
  columns: [],
  version: 3,
};
const shared: SavedView = {
  ...own,
  id: 'view_shared',
  name: 'Forfaldne',
  isShared: true,
  isOwn: false,
  ownerName: 'Karla Kollega',
  parameters: 'status=OVERDUE',
  version: 7,
};
const columns = ['number', 'gross'].map((id) => ({ id, title: id, cell: () => id }));
const answerOf = (views: SavedView[], defaultViewId: string | null = null) => ({
  id: 'listSettings:INVOICES',
  list: 'INVOICES',
  columns: [],
  defaultViewId,
  views,
});

let server: ReturnType<typeof renderWithRelay>;
let goTo: (search: string) => Promise<void>;

function Address() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (search) => act(async () => navigate(search));
  }, [navigate]);
  return <output aria-label="Adresse">{useLocation().search}</output>;
}

beforeEach(() => {
  signIn('user_anna');
  storeSettings('INVOICES', { columns: [], views: [own, shared], defaultViewId: own.id });
  server = renderWithRelay(
    <>
      <ViewsMenu list="INVOICES" columns={columns} onOpenColumns={() => undefined} />
      <Address />
    </>,
  );
});

const expectAddress = (search: string) =>
  waitFor(() => expect(screen.getByLabelText('Adresse').textContent).toBe(search));
const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const openMenu = async (name = 'Visninger') => userEvent.click(await screen.findByRole('button', { name }));
async function choose(entry: string, button?: string) {
  await openMenu(button);
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

describe('the menu of the views', () => {
  test('lists own views, those of colleagues with their name, and marks the default one', async () => {
    await openMenu();
    expect(menuItems()).toEqual(['Alle rækker', 'Mine store', 'ForfaldneKarla Kollega', 'Gem som visning']);
    const standard = screen.getByRole('menuitem', { name: /^Mine store/ });
    expect(within(standard).getByLabelText('Standard')).toBeDefined();
  });

  test('opens a view with its filters, tells a change, and leads back to all rows', async () => {
    await choose('Forfaldne');
    await expectAddress('?status=OVERDUE&visning=view_shared');
    await goTo('?visning=view_shared&status=PAID');
    await choose('Alle rækker', 'Forfaldne (ændret)');
    await expectAddress('?visning=alle');
  });

  test('updates the shown view with its version, and the mark of a change goes away', async () => {
    await choose('Forfaldne');
    await goTo('?visning=view_shared&status=PAID');
    await choose('Opdater visningen', 'Forfaldne (ændret)');
    const { variables, answer } = await server.sent('useViewChangesUpdateMutation');
    expect(variables).toEqual({
      id: 'view_shared',
      version: 7,
      input: { name: 'Forfaldne', isShared: true, parameters: 'status=PAID', columns: [] },
    });
    await answer({ updateSavedView: answerOf([own, { ...shared, parameters: 'status=PAID', version: 8 }]) });
    expect(await screen.findByRole('button', { name: 'Forfaldne' })).toBeDefined();
  });

  test('shows another name as soon as a colleague changes the shown view', async () => {
    await choose('Forfaldne');
    act(() => storeSettings('INVOICES', { views: [own, { ...shared, name: 'Skylder', version: 8 }] }));
    expect(await screen.findByRole('button', { name: 'Skylder' })).toBeDefined();
    act(() => storeSettings('INVOICES', { views: [own] }));
    expect(await screen.findByRole('button', { name: 'Visninger' })).toBeDefined();
  });
});

describe('the dialog of a view', () => {
  const dialog = () => screen.getByRole('dialog');
  const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  test('saves the filters under a name, with one key for repeated attempts, and sets the default', async () => {
    await goTo('?sort=DUE&status=OPEN');
    await choose('Gem som visning');
    await userEvent.type(field('Navn'), ' Mine store ');
    await check('Åbn listen med denne visning');
    await pressButton('Gem');
    const first = await server.sent('useViewChangesCreateMutation');
    expect(first.variables).toMatchObject({
      list: 'INVOICES',
      input: { isShared: false, parameters: 'sort=DUE&status=OPEN', columns: [] },
    });
    await first.fail(
      new PortalError('Ugyldigt', 'BAD_USER_INPUT', { name: 'Der er allerede en visning med det navn' }),
    );
    expect(within(dialog()).getByText('Der er allerede en visning med det navn')).toBeDefined();
    await userEvent.clear(field('Navn'));
    await userEvent.type(field('Navn'), 'Snart');
    await pressButton('Gem');
    const second = await server.sent('useViewChangesCreateMutation');
    expect(second.variables['requestId']).toBe(first.variables['requestId']);
    const created = { ...own, id: 'view_new', name: 'Snart', parameters: 'sort=DUE&status=OPEN', version: 1 };
    await second.answer({ createSavedView: answerOf([own, created, shared], own.id) });
    const standard = await server.sent('useViewChangesDefaultMutation');
    expect(standard.variables).toEqual({ list: 'INVOICES', viewId: 'view_new' });
    await standard.answer({ setDefaultView: answerOf([own, created, shared], 'view_new') });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await expectAddress('?sort=DUE&status=OPEN&visning=view_new');
  });

  test('says whose shared view is edited, and offers neither to take it back nor to lose its filters', async () => {
    await choose('Forfaldne');
    await goTo('?visning=view_shared&status=PAID');
    await choose('Rediger visningen', 'Forfaldne (ændret)');
    expect(dialog().textContent).toContain('Karla Kollega har delt visningen');
    expect(screen.queryByRole('checkbox', { name: 'Delt med teamet' })).toBe(null);
    await userEvent.clear(field('Navn'));
    await userEvent.type(field('Navn'), 'Skylder');
    await pressButton('Gem');
    const { variables, fail } = await server.sent('useViewChangesUpdateMutation');
    expect(variables).toEqual({
      id: 'view_shared',
      version: 7,
      input: { name: 'Skylder', isShared: true, parameters: 'status=OVERDUE', columns: [] },
    });
    await fail(new PortalError('Visningen er ændret af en anden', 'CONFLICT'));
    expect(within(dialog()).getByText('Visningen er ændret af en anden')).toBeDefined();
    expect(field('Navn').value).toBe('Skylder');
  });

  test('removes the default, and nothing else, when only that is unchecked', async () => {
    await choose('Mine store');
    await choose('Rediger visningen', 'Mine store');
    await check('Åbn listen med denne visning');
    await pressButton('Gem');
    await (
      await server.sent('useViewChangesUpdateMutation')
    ).answer({
      updateSavedView: answerOf([{ ...own, version: 4 }, shared], own.id),
    });
    const { variables } = await server.sent('useViewChangesDefaultMutation');
    expect(variables).toEqual({ list: 'INVOICES', viewId: null });
  });
});
