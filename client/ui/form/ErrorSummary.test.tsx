import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { requiredText, wholeNumber } from '../../../domain/basics/rules.ts';
import { pressButton } from '../../testing/formControls.ts';
import { Button } from '../Button.tsx';
import { Checkbox, RadioCards } from '../Choice.tsx';
import { Select, TextField } from '../TextField.tsx';
import { Form } from './Form.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { useAppForm } from './useAppForm.ts';

const submit = () => pressButton('Send');
const linkTexts = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

const rules = z.object({
  city: requiredText('By er påkrævet'),
  term: wholeNumber(1, 60, 'Kontraktperiode skal være mindst 1 måned'),
  note: requiredText('Højst 5 tegn', 5),
  subdomain: requiredText('Subdomain er påkrævet'),
  contact: requiredText('Dette felt er påkrævet'),
  plan: z.enum(['A', 'B'], 'Vælg en af dem'),
  interval: z.enum(['A', 'B'], 'Vælg en af dem'),
  accepted: z.literal(true, 'Accepter betingelserne'),
});

function Order({ initialTerm = 12 }: { initialTerm?: number }) {
  const form = useAppForm(rules, {
    city: '',
    term: initialTerm,
    note: 'for langt',
    subdomain: '',
    contact: '',
    plan: '' as 'A',
    interval: '' as 'A',
    accepted: false as true,
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormNumberField form={form} name="term" label="Kontraktperiode i måneder" min={1} max={60} />
      <TextField label="Note (valgfri)" {...form.field('note')} />
      <TextField label="Subdomæne" {...form.field('subdomain')} />
      <TextField label="Kontaktperson" {...form.field('contact')} />
      <Select label="Licenstype" {...form.field('plan')}>
        <option value="">Vælg</option>
      </Select>
      <RadioCards
        label="Interval"
        options={[
          { value: 'A', title: 'Månedligt' },
          { value: 'B', title: 'Årligt' },
        ]}
        {...form.field('interval')}
      />
      <Checkbox {...form.field('accepted')}>Betingelser</Checkbox>
      <TextField label="By" {...form.field('city')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

describe('ErrorSummary', () => {
  test('lists each error with the name of its field, unless the message names the field', async () => {
    render(<Order initialTerm={61} />);
    await submit();
    await screen.findByRole('alert');
    expect(linkTexts()).toEqual([
      'Kontraktperiode i måneder: højst 60',
      'Note: højst 5 tegn',
      'Subdomain er påkrævet',
      'Kontaktperson: dette felt er påkrævet',
      'Licenstype: vælg en af dem',
      'Interval: vælg en af dem',
      'Accepter betingelserne',
      'By er påkrævet',
    ]);
  });

  test.each([
    ['12,5', 'Skriv et helt tal'],
    ['12.5', 'Skriv et helt tal'],
    ['tolv', 'Skriv et helt tal'],
    ['', 'Skriv et helt tal'],
    ['0', 'Kontraktperiode skal være mindst 1 måned'],
    ['-3', 'Kontraktperiode skal være mindst 1 måned'],
    ['61', 'Højst 60'],
    ['999999999999999999999', 'Højst 60'],
  ])('the number %p is refused with "%s" and stays as it was typed', async (typed, message) => {
    render(<Order />);
    const field = screen.getByLabelText<HTMLInputElement>('Kontraktperiode i måneder');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(typed);
    await submit();
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(message),
    );
    expect(field.value).toBe(typed);
  });

  test('lists fields that appear later in their order on screen', async () => {
    const appearing = z.object({
      first: requiredText('Først mangler'),
      later: requiredText('Senere mangler'),
      last: requiredText('Sidst mangler'),
    });
    function FormWithLaterField({ isMore = false }: { isMore?: boolean }) {
      const form = useAppForm(appearing, { first: '', later: '', last: '' });
      return (
        <Form form={form} onSubmit={() => undefined}>
          <TextField label="Først" {...form.field('first')} />
          {isMore && <TextField label="Senere" {...form.field('later')} />}
          <TextField label="Sidst" {...form.field('last')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    const { rerender } = render(<FormWithLaterField />);
    rerender(<FormWithLaterField isMore />);
    await submit();
    await screen.findByRole('alert');
    expect(linkTexts()).toEqual(['Først mangler', 'Senere mangler', 'Sidst mangler']);
  });

  test('lists the error of a field that is not on screen, and takes the focus', async () => {
    function FormWithoutHiddenField() {
      const form = useAppForm(z.object({ shown: z.string(), hidden: requiredText('Mødelinket mangler') }), {
        shown: '',
        hidden: '',
      });
      return (
        <Form form={form} onSubmit={() => undefined}>
          <TextField label="Synligt" {...form.field('shown')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    render(<FormWithoutHiddenField />);
    await submit();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Mødelinket mangler');
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  test('removes the error of a field that leaves the screen until the field is back and submitted again', async () => {
    const meetingRules = z
      .object({
        isOnline: z.boolean(),
        link: z.string().nullish(),
        title: requiredText('Titel mangler'),
        city: requiredText('By mangler'),
      })
      .refine(({ isOnline, link }) => !isOnline || link, {
        path: ['link'],
        message: 'Mødelinket mangler',
        when: () => true,
      });
    function FormWithToggle() {
      const form = useAppForm(meetingRules, { isOnline: true, link: '', title: '', city: '' });
      return (
        <Form form={form} onSubmit={() => undefined}>
          <Checkbox {...form.register('isOnline')}>Online</Checkbox>
          {form.watch('isOnline') && <TextField label="Mødelink" {...form.field('link')} />}
          <TextField label="Titel" {...form.field('title')} />
          <TextField label="By" {...form.field('city')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    render(<FormWithToggle />);
    await submit();
    await screen.findByRole('alert');
    expect(linkTexts()).toEqual(['Mødelinket mangler', 'Titel mangler', 'By mangler']);
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(linkTexts()).toEqual(['Titel mangler', 'By mangler']));
    expect(screen.getByRole('alert').textContent).toContain('Ret 2 felter');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(linkTexts()).toEqual(['Titel mangler', 'By mangler']);
    await submit();
    await waitFor(() => expect(linkTexts()).toEqual(['Mødelinket mangler', 'Titel mangler', 'By mangler']));
  });

  test('focuses the message of the server about the whole form', async () => {
    function RefusedForm() {
      const [message, setMessage] = useState<string>();
      const form = useAppForm(z.object({ name: z.string() }), { name: '' });
      return (
        <Form form={form} onSubmit={() => setMessage('Kunne ikke gemme')} message={message}>
          <TextField label="Navn" {...form.field('name')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    render(<RefusedForm />);
    await submit();
    const message = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('lists an error of the server on a field that the form does not have', async () => {
    function FormWithServerError() {
      const form = useAppForm(z.object({ name: z.string() }), { name: '' });
      return (
        <Form form={form} onSubmit={() => form.applyFieldErrors({ departmentId: 'Afdelingen findes ikke' })}>
          <TextField label="Navn" {...form.field('name')} />
          <Button type="submit">Send</Button>
        </Form>
      );
    }
    render(<FormWithServerError />);
    await submit();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Afdelingen findes ikke');
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });
});
