import { describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';
import { TextField } from '../TextField.tsx';
import { ToastRegion } from '../Toast.tsx';
import { AFTER_SENDING } from './afterSending.ts';
import { FormDialog } from './FormDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useAppForm } from './useAppForm.ts';

const schema = z.object({ name: z.string().min(1, 'Navn er påkrævet') });

function Rename({ onSubmit, onClose }: { onSubmit: () => Promise<unknown> | void; onClose: () => void }) {
  const form = useAppForm(schema, { name: 'Kundeservice' });
  return (
    <FormDialog title="Omdøb" form={form} submitLabel="Gem" onSubmit={onSubmit} onClose={onClose}>
      <TextField label="Navn" {...form.field('name')} />
    </FormDialog>
  );
}

function renderDialog(onSubmit: () => Promise<unknown> | void = () => undefined) {
  const calls: string[] = [];
  const element = (
    <Rename
      onSubmit={onSubmit}
      onClose={() => {
        calls.push('lukket');
      }}
    />
  );
  renderWithRouter(element);
  return calls;
}

const name = () => field('Navn');

describe('FormDialog', () => {
  test('focuses the first field on a device with a mouse, and the dialog on a phone', async () => {
    window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList;
    renderDialog();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    cleanup();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    renderDialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  });

  test('closes without a question when nothing was changed', async () => {
    const calls = renderDialog();
    await pressButton('Annuller');
    expect(calls).toEqual(['lukket']);
  });

  test('asks before it discards unsaved input', async () => {
    const calls = renderDialog();
    await userEvent.type(name(), ' og salg');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' })).toBeDefined();
    await pressButton('Bliv her');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name().value).toBe('Kundeservice og salg');
    expect(calls).toEqual([]);
    await pressButton('Annuller');
    await pressButton('Luk uden at gemme');
    expect(calls).toEqual(['lukket']);
  });

  test('submits through the button in the footer, and stays open during the submit', async () => {
    let finish = () => {};
    let sent = 0;
    const calls = renderDialog(() => {
      sent += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await userEvent.type(name(), '!');
    await pressButton('Gem');
    await waitFor(() => expect(sent).toBe(1));
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => finish());
  });

  test('shows a validation error on the field and does not submit', async () => {
    let sent = 0;
    renderDialog(() => {
      sent += 1;
    });
    await userEvent.clear(name());
    await pressButton('Gem');
    expect(await screen.findByText('Navn er påkrævet')).toBeDefined();
    expect(sent).toBe(0);
  });

  test('shows a toast about lost input when the record was deleted, but not after a submit or a cancel', async () => {
    const lossMessage = /er her ikke længere/;
    for (const [ending, expectedToasts] of [
      ['sent', 0],
      ['left', 0],
      ['gone', 1],
    ] as const) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const Owner = () => {
        const [isStored, setStored] = useState(true);
        void promise.then(() => setStored(false));
        return isStored ? (
          <Rename
            onSubmit={async () => {
              await Promise.resolve();
              resolve();
            }}
            onClose={resolve}
          />
        ) : null;
      };
      render(
        <RouterProvider
          router={createMemoryRouter([
            {
              path: '/',
              element: (
                <>
                  <Owner />
                  <ToastRegion />
                </>
              ),
            },
          ])}
        />,
      );
      const countBefore = screen.queryAllByText(lossMessage).length;
      await userEvent.type(name(), ' og salg');
      if (ending === 'sent') await pressButton('Gem');
      else if (ending === 'left') {
        await pressButton('Annuller');
        await pressButton('Luk uden at gemme');
      } else await act(async () => resolve());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      expect(screen.queryAllByText(lossMessage).length - countBefore).toBe(expectedToasts);
      cleanup();
    }
  });

  test('asks when Back would discard unsaved input, also beside another form and after an order', async () => {
    const Behind = () => {
      const form = useAppForm(schema, { name: 'Bag ved' });
      return <LeaveGuard isDirty={form.formState.isDirty} />;
    };
    const onClose = () => undefined;
    const dialog = <Rename onSubmit={onClose} onClose={onClose} />;
    const behindDialog = (
      <>
        <Behind />
        {dialog}
      </>
    );
    const inFrontOfDialog = (
      <>
        {dialog}
        <Behind />
      </>
    );
    for (const element of [dialog, behindDialog, inFrontOfDialog]) {
      const router = createMemoryRouter(
        [
          { path: '/approvals', element: 'Godkendelser' },
          { path: '/departments', element },
        ],
        { initialEntries: [{ pathname: '/approvals', state: AFTER_SENDING }, '/departments'], initialIndex: 1 },
      );
      render(<RouterProvider router={router} />);
      await userEvent.type(name(), ' og salg');
      await act(() => router.navigate(-1));
      expect(await screen.findByRole('alertdialog', { name: 'Vil du forlade siden?' })).toBeDefined();
      await pressButton('Bliv her');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(name().value).toBe('Kundeservice og salg');
      await act(() => router.navigate(-1));
      await pressButton('Forlad siden');
      expect(await screen.findByText('Godkendelser')).toBeDefined();
      cleanup();
    }
  });

  test('leaves by the Back button without a question when nothing was changed', async () => {
    const onClose = () => undefined;
    const router = createMemoryRouter(
      [
        { path: '/', element: 'Overblik' },
        { path: '/departments', element: <Rename onSubmit={onClose} onClose={onClose} /> },
      ],
      { initialEntries: ['/', '/departments'], initialIndex: 1 },
    );
    render(<RouterProvider router={router} />);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Overblik')).toBeDefined();
  });
});
