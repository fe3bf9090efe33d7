import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { Form } from '../../ui/form/Form.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { valuesToSend, settingsForm, formValuesOf, type SettingsValues } from './settingsForm.ts';

const schema: SettingsSchema = {
  type: 'object',
  title: 'Eksempel',
  required: ['name', 'sync'],
  properties: {
    name: { type: 'string', title: 'Navn' },
    note: { type: 'string', title: 'Note', description: 'Vises for jer selv.' },
    key: { type: 'string', secret: true, title: 'Nøgle' },
    sync: {
      type: 'object',
      title: 'Synkronisering',
      description: 'Vælg noget.',
      required: [],
      properties: {
        orders: { type: 'boolean', title: 'Ordrer' },
        limits: {
          type: 'object',
          title: 'Grænser',
          required: [],
          properties: { days: { type: 'number', title: 'Dage', minimum: 1, maximum: 30 } },
        },
      },
    },
  },
};

let sent: unknown;

/** Three events under two headings. */
const grouped: SettingsSchema = {
  type: 'object',
  title: 'Eksempel',
  required: ['events'],
  properties: {
    events: {
      type: 'object',
      title: 'Hændelser',
      required: [],
      properties: {
        created: { type: 'boolean', title: 'Oprettet', group: 'Brugere' },
        changed: { type: 'boolean', title: 'Ændret', group: 'Brugere' },
        paid: { type: 'boolean', title: 'Betalt', group: 'Betaling' },
      },
    },
  },
};

interface SettingsProps {
  shown?: SettingsSchema;
  serverErrors?: Record<string, string>;
}

function Settings({ shown = schema, serverErrors }: SettingsProps) {
  const form = useAppForm<SettingsValues>(settingsForm(shown, ['key']), formValuesOf(shown));
  const send = (values: SettingsValues) => {
    sent = valuesToSend(shown, values);
    if (serverErrors) form.applyFieldErrors(serverErrors);
  };
  return (
    <Form form={form} onSubmit={send}>
      <SettingsFields form={form} schema={shown} secretsSet={['key']} />
      <button type="submit">Gem</button>
    </Form>
  );
}

const save = () => pressButton('Gem');

test('nests groups, marks optional fields, and submits a number as a number and an emptied one as null', async () => {
  render(<Settings />);
  await userEvent.type(field('Navn'), 'Butik');
  expect(screen.getByText('Note').textContent).toBe('Note (valgfri)');
  await userEvent.click(field('Ordrer'));
  await userEvent.type(field(/^Dage/), '7');
  expect(
    screen.getByRole('group', { name: 'Synkronisering' }).contains(screen.getByRole('group', { name: 'Grænser' })),
  ).toBe(true);
  await save();
  await waitFor(() => expect(sent).toEqual({ name: 'Butik', note: '', sync: { orders: true, limits: { days: 7 } } }));
  await userEvent.clear(field(/^Dage/));
  await save();
  await waitFor(() => expect(sent).toMatchObject({ sync: { limits: { days: null } } }));
});

test('checks bounds and focuses the first field of an incomplete group', async () => {
  render(<Settings />);
  await userEvent.type(field('Navn'), 'Butik');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Ordrer')));
  expect(screen.getByText('Dette felt er påkrævet')).toBeDefined();
  await userEvent.click(field('Ordrer'));
  await waitFor(() => expect(screen.queryByText('Dette felt er påkrævet')).toBeNull());
  await userEvent.type(field(/^Dage/), '31');
  expect(await screen.findByText('Højst 30')).toBeDefined();
});

test('lists errors by the titles of their fields and groups, from top to bottom', async () => {
  render(<Settings />);
  await userEvent.click(field('Ordrer'));
  await userEvent.type(field(/^Dage/), '31');
  await save();
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Navn: dette felt er påkrævet',
    'Dage: højst 30',
  ]);
});

test('shows a server error at its field, also in a nested group', async () => {
  render(<Settings serverErrors={{ 'sync.limits.days': 'Ikke i dag' }} />);
  await userEvent.type(field('Navn'), 'Butik');
  await userEvent.click(field('Ordrer'));
  await save();
  expect(await screen.findByText('Ikke i dag')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Dage/)));
});

test('shows that a secret is stored, and lets the user remove, replace or keep it', async () => {
  render(<Settings />);
  await userEvent.type(field('Navn'), 'Butik');
  await userEvent.click(field('Ordrer'));
  await pressButton('Fjern');
  await save();
  await waitFor(() => expect(sent).toMatchObject({ key: null }));
  await pressButton('Fortryd');
  await pressButton('Skift');
  await userEvent.type(field('Nøgle (valgfri)'), 'abc');
  await save();
  await waitFor(() => expect(sent).toMatchObject({ key: 'abc' }));
  await pressButton('Behold den gemte');
  await save();
  await waitFor(() => expect(sent).not.toHaveProperty('key'));
});

test('chooses all switches of a heading, and all in all', async () => {
  render(<Settings shown={grouped} />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vælg alle' });
  const allUsers = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vælg alle under Brugere' });
  expect(screen.queryByRole('checkbox', { name: 'Vælg alle under Betaling' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Brugere' }).contains(field('Oprettet'))).toBe(true);

  await save();
  expect(await screen.findByText('Dette felt er påkrævet')).toBeDefined();
  await userEvent.click(allUsers);
  await waitFor(() => expect(screen.queryByText('Dette felt er påkrævet')).toBeNull());
  expect([allUsers.checked, all.checked, all.indeterminate]).toEqual([true, false, true]);
  await userEvent.click(field('Ændret'));
  expect([allUsers.checked, allUsers.indeterminate]).toEqual([false, true]);
  await save();
  await waitFor(() => expect(sent).toEqual({ events: { created: true, changed: false, paid: false } }));
  await userEvent.click(all);
  await save();
  await waitFor(() => expect(sent).toEqual({ events: { created: true, changed: true, paid: true } }));
  await userEvent.click(all);
  expect([all.checked, allUsers.checked, all.indeterminate]).toEqual([false, false, false]);
});
