import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithRouter } from '../testing/renderWithRouter.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';

function renderMenu() {
  const calls: string[] = [];
  const entries = ['Rediger', 'Kopiér', 'Slet'].map((label) => ({
    id: label,
    label,
    onAction: () => {
      calls.push(label);
    },
  }));
  const element = <Menu label="Handlinger" trigger={<Button>Mere</Button>} entries={entries} />;
  renderWithRouter(element);
  return calls;
}

const button = () => screen.getByRole('button', { name: 'Mere', hidden: true });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  test('opens on a click, runs the action of an entry, and returns the focus to the button', async () => {
    const calls = renderMenu();
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    const menu = await screen.findByRole('menu', { name: 'Handlinger' });
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(menu.id);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kopiér' }));
    expect(calls).toEqual(['Kopiér']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test.each([
    ['{Enter}', 'Rediger'],
    [' ', 'Rediger'],
    ['{ArrowDown}', 'Rediger'],
    ['{ArrowUp}', 'Slet'],
  ])('opens on the key "%s" and focuses "%s"', async (key, entry) => {
    renderMenu();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await screen.findByRole('menu');
    await waitFor(() => expect(focused()).toBe(entry));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test('gets the focus back from a dialog that an entry opened', async () => {
    const MenuWithDialog = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Menu
            label="Handlinger"
            trigger={<Button>Mere</Button>}
            entries={[{ id: 'edit', label: 'Rediger', onAction: () => setOpen(true) }]}
          />
          <Dialog title="Rediger" isOpen={isOpen} onClose={() => setOpen(false)}>
            Navn
          </Dialog>
        </>
      );
    };
    renderWithRouter(<MenuWithDialog />);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rediger' }));
    await screen.findByRole('dialog', { name: 'Rediger' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test('does not handle other keys', async () => {
    renderMenu();
    await userEvent.tab();
    const bubbledKeys: string[] = [];
    document.body.addEventListener('keydown', ({ key }) => bubbledKeys.push(key), { once: true });
    await userEvent.keyboard('k');
    expect(bubbledKeys).toEqual(['k']);
    expect(screen.queryByRole('menu')).toBe(null);
  });
});
