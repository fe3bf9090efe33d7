import { describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { field, pressButton } from '../../testing/formControls.ts';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Choice.tsx';
import { TextField } from '../TextField.tsx';
import { Form } from './Form.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { useAppForm } from './useAppForm.ts';

const schema = z.object({
  company: z.string().min(1, 'Firmanavn er påkrævet'),
  contact: z.object({ email: z.email('Ugyldig e-mail') }),
  quantity: z.number().max(10, 'Højst 10'),
  accepted: z.boolean(),
});
type Values = z.infer<typeof schema>;

interface OrderProps {
  onSubmit?: (values: Values) => Promise<unknown> | void;
  serverErrors?: Record<string, string>;
  message?: string;
}

function Order({ onSubmit, serverErrors, message }: OrderProps) {
  const form = useAppForm(schema, { company: '', contact: { email: '' }, quantity: 5, accepted: false });
  const submit = async (values: Values) => {
    await onSubmit?.(values);
    if (serverErrors) form.applyFieldErrors(serverErrors);
  };
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <TextField label="Firmanavn" {...form.field('company')} />
      <TextField label="E-mail" {...form.field('contact.email')} />
      <FormNumberField form={form} name="quantity" label="Antal" min={1} max={10} />
      <Checkbox {...form.field('accepted')}>Betingelser</Checkbox>
      <Button type="submit">Send</Button>
    </Form>
  );
}

const submit = () => pressButton('Send');
const company = () => screen.getByLabelText('Firmanavn');
const email = () => field('E-mail');

async function fillFields() {
  await userEvent.type(company(), 'Fjordlyst');
  await userEvent.type(email(), 'mette@fjordlyst.example');
}

describe('Form', () => {
  test('lists the errors in the order of the fields, not of the rules', async () => {
    const rules = z.object({
      city: z.string().min(1, 'By er påkrævet'),
      street: z.string().min(1, 'Gade er påkrævet'),
    });
    function Address() {
      const form = useAppForm(rules, { city: '', street: '' });
      return (
        <Form form={form} onSubmit={() => undefined}>
          <TextField label="Gade" {...form.field('street')} />
          <TextField label="By" {...form.field('city')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    render(<Address />);
    await submit();
    await screen.findByRole('alert');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Gade er påkrævet',
      'By er påkrævet',
    ]);
  });

  test('lists several errors in a summary that takes the focus and links to each field, nested ones too', async () => {
    render(<Order />);
    await submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Ret 2 felter');
    await userEvent.click(screen.getByRole('link', { name: 'Ugyldig e-mail' }));
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  test('lists a message about two fields once, with a link to the first of them', async () => {
    const missing = 'Navn og e-mail er påkrævet';
    render(<Order serverErrors={{ company: missing, 'contact.email': missing }} />);
    await fillFields();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(`Ret 2 felter for at fortsætte${missing}`);
    await userEvent.click(screen.getByRole('link', { name: missing }));
    await waitFor(() => expect(document.activeElement).toBe(company()));
  });

  test('focuses the field instead of a summary when there is a single error', async () => {
    render(<Order />);
    await userEvent.type(email(), 'mette@fjordlyst.example');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(company()));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(company().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(company().getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe('Firmanavn er påkrævet');
  });

  test('shows no error before the first submit, and removes an error as soon as the field is valid', async () => {
    render(<Order />);
    await userEvent.type(email(), 'x');
    expect(screen.queryByText('Ugyldig e-mail')).toBeNull();
    await submit();
    expect(await screen.findAllByText('Ugyldig e-mail')).toHaveLength(2);
    await userEvent.clear(email());
    await userEvent.type(email(), 'mette@fjordlyst.example');
    await waitFor(() => expect(screen.queryByText('Ugyldig e-mail')).toBeNull());
  });

  test("shows the server's errors on their fields", async () => {
    render(<Order serverErrors={{ 'contact.email': 'E-mailen er allerede i brug' }} />);
    await fillFields();
    await submit();
    expect(await screen.findByText('E-mailen er allerede i brug')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  test('shows an error about the whole form above the fields', () => {
    render(<Order message="Kunne ikke sende bestillingen" />);
    expect(screen.getByRole('alert').textContent).toBe('Kunne ikke sende bestillingen');
  });

  test('ignores a submit during a running submit', async () => {
    let sent = 0;
    let finish = () => {};
    const onSubmit = () => {
      sent += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    render(<Order onSubmit={onSubmit} />);
    await fillFields();
    await submit();
    await waitFor(() => expect(sent).toBe(1));
    await submit();
    await userEvent.type(company(), '{Enter}');
    expect(sent).toBe(1);
    await act(async () => finish());
    await submit();
    expect(sent).toBe(2);
    await act(async () => finish());
  });

  test('submits numbers and booleans, and refuses a number out of bounds without correcting the text', async () => {
    let received: Values | undefined;
    render(
      <Order
        onSubmit={(values) => {
          received = values;
        }}
      />,
    );
    await fillFields();
    await pressButton('Flere: Antal');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Betingelser' }));
    await submit();
    await waitFor(() =>
      expect(received).toEqual({
        company: 'Fjordlyst',
        contact: { email: 'mette@fjordlyst.example' },
        quantity: 6,
        accepted: true,
      }),
    );
    await userEvent.clear(screen.getByLabelText('Antal'));
    await userEvent.type(screen.getByLabelText('Antal'), '99');
    await submit();
    expect(await screen.findByText('Højst 10')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Antal').value).toBe('99');
    expect(received?.quantity).toBe(6);
  });
});
