import { expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { TextField } from '../TextField.tsx';
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
  const element = <Rename onSubmit={onSubmit} onClose={() => { calls.push('lukket'); }} />;
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
    return new Promise<void>((resolve) => { finish = resolve; });
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
  open(() => { sent += 1; });
  await userEvent.clear(name());
  await press('Gem');
  expect(await screen.findByText('Navn er påkrævet')).toBeDefined();
  expect(sent).toBe(0);
});
