import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { requiredText } from '../../../domain/basics/rules.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ToastRegion } from '../../ui/Toast.tsx';
import { EditableFact } from './EditableFact.tsx';

interface Values {
  [name: string]: string;
  phone: string;
}
const schema = z.object({ phone: requiredText('Telefonnummer mangler') }) as unknown as z.ZodType<Values, Values>;

/** A record on the server. Others change it with `edit`, which the screen notices with `follow`. */
function renderFact(phone: string) {
  const server = { version: 1, values: { phone } };
  let refresh = () => undefined as void;
  const saves: [string, number][] = [];
  const edit = (values: Partial<Values>) => {
    server.version += 1;
    server.values = { ...server.values, ...values } as Values;
  };
  const follow = () => act(() => refresh());
  function Screen() {
    const [stored, setStored] = useState({ ...server });
    refresh = () => setStored({ ...server });
    const fetchNewest = async () => {
      refresh();
      return { ...server };
    };
    const save = async (values: Values, basedOn: number) => {
      saves.push([values.phone, basedOn]);
      if (basedOn !== server.version) throw new PortalError('En anden har gemt', 'CONFLICT');
      edit(values);
      refresh();
      return server.version;
    };
    return (
      <>
        <EditableFact<Values>
          label="Telefonnummer"
          {...{ stored, schema, save, fetchNewest }}
          show={(values) => values.phone}
          changedBy="Maria"
        >
          {(form) => <TextField label="Telefonnummer" {...form.field('phone')} />}
        </EditableFact>
        <ToastRegion />
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />);
  return { server, saves, edit, follow };
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Rediger Telefonnummer/ }));
  return screen.getByLabelText<HTMLInputElement>('Telefonnummer');
};
const type = async (text: string) => {
  const input = await open();
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};
const closedButton = () => screen.findByRole('button', { name: /Rediger Telefonnummer/ });

describe('a fact that is edited in its place', () => {
  test('is stored with Enter, gives the focus back, and can be undone', async () => {
    const { server, saves } = renderFact('11');
    await type('22{Enter}');
    const button = await closedButton();
    expect(button.textContent).toContain('22');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(saves).toEqual([['22', 1]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Fortryd' }));
    await screen.findByText('Telefonnummer er som før');
    expect(server).toEqual({ version: 3, values: { phone: '11' } });
  });

  test('is left with Escape, and stores nothing when nothing has changed', async () => {
    const { saves } = renderFact('11');
    await type('22{Escape}');
    expect((await closedButton()).textContent).toContain('11');
    expect((await open()).value).toBe('11');
    await userEvent.keyboard('{Enter}');
    await closedButton();
    expect(saves).toEqual([]);
  });

  test('says what is wrong with a value, and keeps it', async () => {
    renderFact('11');
    const input = await open();
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Telefonnummer mangler')).toBeDefined();
    expect(document.activeElement).toBe(input);
  });

  test('is stored for the newest version when others have changed other fields', async () => {
    const { server, saves, edit } = renderFact('11');
    const input = await type('22');
    edit({});
    edit({});
    await userEvent.type(input, '{Enter}');
    await closedButton();
    expect(saves).toEqual([
      ['22', 1],
      ['22', 3],
    ]);
    expect(server.values.phone).toBe('22');
  });

  test.each(['while the user types', 'when the user stores'])(
    'shows both values when somebody else has changed it, %s, and overwrites only on demand',
    async (moment) => {
      const { server, saves, edit, follow } = renderFact('11');
      const input = await type('22');
      edit({ phone: '99' });
      if (moment === 'while the user types') follow();
      else await userEvent.type(input, '{Enter}');
      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toContain('Maria har ændret telefonnummer imens.');
      expect(notice.textContent).toContain('Gemt nu99Dit22');
      expect(input.value).toBe('22');
      await userEvent.type(input, '{Enter}');
      expect(server.values.phone).toBe('99');
      await userEvent.click(screen.getByRole('button', { name: 'Gem dit' }));
      await closedButton();
      expect(saves.at(-1)).toEqual(['22', 2]);
      expect(server.values.phone).toBe('22');
    },
  );

  test('keeps the value of the other person when the user chooses it', async () => {
    const { server, edit, follow } = renderFact('11');
    await type('22');
    edit({ phone: '99' });
    follow();
    await userEvent.click(await screen.findByRole('button', { name: 'Behold det gemte' }));
    expect((await closedButton()).textContent).toContain('99');
    expect(server.values.phone).toBe('99');
  });

  test('cannot be stored twice by a double Enter', async () => {
    const { saves } = renderFact('11');
    const input = await type('22');
    act(() => {
      input.form!.requestSubmit();
      input.form!.requestSubmit();
    });
    await closedButton();
    expect(saves).toEqual([['22', 1]]);
  });
});

jest.setTimeout(15_000);
