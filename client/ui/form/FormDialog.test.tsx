import { expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { TextField } from '../TextField.tsx';
import { ToastRegion } from '../Toast.tsx';
import { FormDialog } from './FormDialog.tsx';
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

function open(onSubmit: () => Promise<unknown> | void = () => undefined) {
  const calls: string[] = [];
  const element = (
    <Rename
      onSubmit={onSubmit}
      onClose={() => {
        calls.push('lukket');
      }}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return calls;
}

const name = () => screen.getByLabelText('Navn');
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('with a mouse, the first field is ready to be written in; on a phone, no keyboard covers the sheet', async () => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList;
  open();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  cleanup();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
});

test('untouched, it closes without a question', async () => {
  const calls = open();
  await press('Annuller');
  expect(calls).toEqual(['lukket']);
});

test('what was typed is thrown away only on purpose', async () => {
  const calls = open();
  await userEvent.type(name(), ' og salg');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' })).toBeDefined();
  await press('Bliv her');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((name() as HTMLInputElement).value).toBe('Kundeservice og salg');
  expect(calls).toEqual([]);
  await press('Annuller');
  await press('Luk uden at gemme');
  expect(calls).toEqual(['lukket']);
});

test('its button stands outside the form and sends it all the same; under way it stays open', async () => {
  let finish = () => {};
  let sent = 0;
  const calls = open(() => {
    sent += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await userEvent.type(name(), '!');
  await press('Gem');
  await waitFor(() => expect(sent).toBe(1));
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => finish());
});

test('what is missing is said on the field, and nothing is sent', async () => {
  let sent = 0;
  open(() => {
    sent += 1;
  });
  await userEvent.clear(name());
  await press('Gem');
  expect(await screen.findByText('Navn er påkrævet')).toBeDefined();
  expect(sent).toBe(0);
});

test('a form that goes because what it edits is gone says what is lost; sent or left, it says nothing', async () => {
  const lost = /er her ikke længere/;
  for (const [how, told] of [
    ['sent', 0],
    ['left', 0],
    ['gone', 1],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const Owner = () => {
      const [isHere, setHere] = useState(true);
      void promise.then(() => setHere(false));
      return isHere ? (
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
    const before = screen.queryAllByText(lost).length;
    await userEvent.type(name(), ' og salg');
    if (how === 'sent') await press('Gem');
    else if (how === 'left') {
      await press('Annuller');
      await press('Luk uden at gemme');
    } else await act(async () => resolve());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(screen.queryAllByText(lost).length - before).toBe(told);
    cleanup();
  }
});
