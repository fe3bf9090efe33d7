import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { field, pressButton } from '../../testing/formControls.ts';
import { Checkbox } from '../Choice.tsx';
import { TextField } from '../TextField.tsx';
import { Form } from './Form.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { useAppForm } from './useAppForm.ts';
import { useFormSync, type StoredValues } from './useFormSync.ts';

const schema = z.object({ name: z.string(), city: z.string() });
type Values = z.infer<typeof schema>;

function Company({ stored }: { stored: StoredValues<Values> }) {
  const form = useAppForm(schema, stored.values);
  const { version, isBehind, takeNewest, takeSaved } = useFormSync(form, stored);
  const [sent, setSent] = useState<Values>();
  return (
    <Form form={form} onSubmit={() => setSent(form.getValues())}>
      {isBehind && <StaleBanner onTakeNewest={takeNewest} />}
      <TextField label="Navn" {...form.field('name')} />
      <TextField label="By" {...form.field('city')} />
      <output>{version}</output>
      <button type="submit">Gem</button>
      <button type="button" onClick={() => takeSaved(sent!)}>
        Gemt
      </button>
      {form.formState.isDirty && <p>Ikke gemt</p>}
    </Form>
  );
}

const first = { version: 1, values: { name: 'Fjordlyst', city: 'Aarhus' } };
const second = { version: 2, values: { name: 'Fjordlyst A/S', city: 'Odense' } };
const valueOf = (label: string) => field(label).value;
const version = () => screen.getByRole('status').textContent;

describe('a form over a stored record', () => {
  test('takes over a newer version when there is no unsaved input', async () => {
    const { rerender } = render(<Company stored={first} />);
    rerender(<Company stored={second} />);
    await waitFor(() => expect(valueOf('By')).toBe('Odense'));
    expect(version()).toBe('2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps all values and shows a banner when there is unsaved input', async () => {
    const { rerender } = render(<Company stored={first} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' ApS');
    rerender(<Company stored={second} />);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect([valueOf('Navn'), valueOf('By'), version()]).toEqual(['Fjordlyst ApS', 'Aarhus', '1']);
  });

  test('keeps unsaved input and updates the other fields when the user loads the newest version', async () => {
    const { rerender } = render(<Company stored={first} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' ApS');
    rerender(<Company stored={second} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Hent den nyeste' }));
    await waitFor(() => expect(valueOf('By')).toBe('Odense'));
    expect([valueOf('Navn'), version()]).toEqual(['Fjordlyst ApS', '2']);
    expect(screen.queryByRole('alert')).toBeNull();
    // The input is still unsaved, so a further version of somebody else does not replace it.
    rerender(<Company stored={{ version: 3, values: { name: 'Fjordlyst Møbler', city: 'Vejle' } }} />);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(valueOf('Navn')).toBe('Fjordlyst ApS');
  });

  test('takes over the stored values after a save, and keeps input since then as unsaved', async () => {
    const { rerender } = render(<Company stored={first} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' ApS ');
    await pressButton('Gem');
    await userEvent.type(screen.getByLabelText('By'), ' N');
    rerender(<Company stored={{ version: 2, values: { name: 'Fjordlyst ApS', city: 'Aarhus' } }} />);
    await pressButton('Gemt');
    await waitFor(() =>
      expect([valueOf('Navn'), valueOf('By'), version()]).toEqual(['Fjordlyst ApS', 'Aarhus N', '2']),
    );
    expect(screen.getByText('Ikke gemt')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not dirty after a save that did not change the stored values', async () => {
    render(<Company stored={first} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' ');
    await pressButton('Gem');
    await pressButton('Gemt');
    await waitFor(() => expect(screen.queryByText('Ikke gemt')).toBeNull());
    expect(valueOf('Navn')).toBe('Fjordlyst');
  });

  test('takes over a list that the user did not change', async () => {
    const lists = z.object({ name: z.string(), tags: z.array(z.string()) });
    function Tagged({ stored }: { stored: StoredValues<z.infer<typeof lists>> }) {
      const form = useAppForm(lists, stored.values);
      const { isBehind, takeNewest } = useFormSync(form, stored);
      return (
        <Form form={form} onSubmit={() => undefined}>
          {isBehind && <StaleBanner onTakeNewest={takeNewest} />}
          <TextField label="Navn" {...form.field('name')} />
          <output>{form.watch('tags').join(' ')}</output>
        </Form>
      );
    }
    const { rerender } = render(<Tagged stored={{ version: 1, values: { name: 'Bo', tags: ['a'] } }} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' By');
    rerender(<Tagged stored={{ version: 2, values: { name: 'Bo', tags: ['a', 'b'] } }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Hent den nyeste' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('a b'));
    expect(valueOf('Navn')).toBe('Bo By');
  });

  test('keeps unsaved input for each nested field on its own', async () => {
    const nested = z.object({ events: z.object({ name: z.string(), city: z.string() }) });
    function Events({ stored }: { stored: StoredValues<z.infer<typeof nested>> }) {
      const form = useAppForm(nested, stored.values);
      const { isBehind, takeNewest } = useFormSync(form, stored);
      return (
        <Form form={form} onSubmit={() => undefined}>
          {isBehind && <StaleBanner onTakeNewest={takeNewest} />}
          <TextField label="Navn" {...form.field('events.name')} />
          <TextField label="By" {...form.field('events.city')} />
        </Form>
      );
    }
    const { rerender } = render(<Events stored={{ version: 1, values: { events: first.values } }} />);
    await userEvent.type(screen.getByLabelText('Navn'), ' ApS');
    rerender(<Events stored={{ version: 2, values: { events: second.values } }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Hent den nyeste' }));
    await waitFor(() => expect([valueOf('Navn'), valueOf('By')]).toEqual(['Fjordlyst ApS', 'Odense']));
  });
});

const memberSchema = z.object({ name: z.string(), roles: z.array(z.string()) });

function Member({ stored }: { stored: StoredValues<z.infer<typeof memberSchema>> }) {
  const form = useAppForm(memberSchema, stored.values);
  const { takeNewest } = useFormSync(form, stored);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField label="Navn" {...form.field('name')} />
      {['SUPPORT', 'SALES'].map((value) => (
        <Checkbox key={value} value={value} {...form.register('roles')}>
          {value}
        </Checkbox>
      ))}
      <button type="button" onClick={takeNewest}>
        Hent
      </button>
    </Form>
  );
}

test('several checkboxes of one field that nobody touched take over the newest version', async () => {
  const { rerender } = render(<Member stored={{ version: 1, values: { name: 'Bo', roles: ['SUPPORT'] } }} />);
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  await userEvent.type(screen.getByLabelText('Navn'), ' Holm');
  rerender(<Member stored={{ version: 2, values: { name: 'Bo', roles: ['SALES'] } }} />);
  await pressButton('Hent');
  await waitFor(() => expect(isChecked('SALES')).toBe(true));
  expect([valueOf('Navn'), isChecked('SUPPORT')]).toEqual(['Bo Holm', false]);
});
