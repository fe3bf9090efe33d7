import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { Button } from '../Button.tsx';
import { Form } from '../form/Form.tsx';
import { FormRichTextField } from '../form/FormRichTextField.tsx';
import { useAppForm } from '../form/useAppForm.ts';
import { RichTextField } from './RichTextField.tsx';
import { RichTextView } from './RichTextView.tsx';

// The editor is loaded on demand, which takes its time when it is compiled first.
beforeAll(() => import('./RichTextEditor.tsx'));

const schema = z.object({ title: z.string(), description: z.string().min(1, 'Beskrivelse er påkrævet') });

function Edit({ html, onSave }: { html: string; onSave?: (html: string) => void }) {
  const form = useAppForm(schema, { title: '', description: html });
  return (
    <Form form={form} onSubmit={({ description }) => onSave?.(description)}>
      <FormRichTextField
        form={form}
        name="description"
        label="Beskrivelse"
        hint="Vises for alle."
        placeholder="Skriv her"
      />
      <Button type="submit">Gem</Button>
      <Button onPress={() => form.reset({ title: '', description: '<h2>Nyere</h2>' })}>Hent</Button>
    </Form>
  );
}

async function open(html: string, onSave?: (html: string) => void): Promise<HTMLElement> {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Edit html={html} {...(onSave && { onSave })} /> }])}
    />,
  );
  return screen.findByRole('textbox', { name: 'Beskrivelse' });
}

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('an editor shows its text and is named, described and required as other fields are', async () => {
  const text = await open(
    '<h1>Program</h1><ul><li>Kaffe</li></ul><p>Se <a href="https://portal.example/">mere</a></p>',
  );
  expect(text.textContent).toBe('ProgramKaffeSe mere');
  expect(text.getAttribute('aria-required')).toBe('true');
  expect(text.getAttribute('aria-describedby')).toBe(screen.getByText('Vises for alle.').id);
  expect(within(text).getByRole('listitem').textContent).toBe('Kaffe');
  // A heading in a field is none of the page's.
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what is missing is said on it, and it takes focus', async () => {
  const text = await open('');
  await screen.findByText('Skriv her');
  await press('Gem');
  await screen.findByText('Beskrivelse er påkrævet');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test('the tools are one stop for Tab, with arrows between them, and say what is on', async () => {
  await open('<h1>Program</h1>');
  const tools = within(screen.getByRole('toolbar', { name: 'Formatering' })).getAllByRole('button');
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
    'Overskrift 1',
    'Overskrift 2',
    'Fed',
    'Kursiv',
    'Understreget',
    'Punktopstilling',
    'Nummereret liste',
    'Link',
    'Ryd formatering',
  ]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tools[2]);
  await press('Nummereret liste');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Nummereret liste' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(within(screen.getByRole('textbox')).getByRole('listitem').textContent).toBe('Program');
});

test('what its tools did is what the form saves, and what is newer takes its place', async () => {
  const saved: string[] = [];
  const text = await open('<p>Program</p>', (html) => saved.push(html));
  await press('Overskrift 2');
  await press('Gem');
  await waitFor(() => expect(saved).toEqual(['<h2>Program</h2>']));
  await press('Hent');
  await waitFor(() => expect(text.textContent).toBe('Nyere'));
});

test('opened and left alone it changes nothing, also what another hand wrote', async () => {
  const told: string[] = [];
  function Held() {
    const [html, setHtml] = useState('<p>fra  API</p>');
    return (
      <RichTextField
        label="Tekst"
        value={html}
        onValueChange={(next) => {
          told.push(next);
          setHtml(next);
        }}
      />
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Held /> }])} />);
  const text = await screen.findByRole('textbox', { name: 'Tekst' });
  act(() => text.focus());
  act(() => text.blur());
  expect(told).toEqual([]);
});

test("a text is shown as elements of the list alone, its headings below the page's, its links opened beside it", () => {
  const { container } = render(
    <RichTextView
      html={
        '<h1>Program</h1><h2>Dag 1</h2><p>Se <a href="https://portal.example/"><strong>alt</strong> her</a><br>x</p><ol><li>A</li></ol><p></p>'
      }
    />,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Program');
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Dag 1');
  const link = screen.getByRole('link', { name: 'alt her' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'div',
    'h3',
    'h4',
    'p',
    'a',
    'strong',
    'ol',
    'li',
    'p',
  ]);
});

test('HTML that did not pass the server is text, and its addresses lead nowhere', () => {
  const { container } = render(
    <RichTextView
      html={'<p onclick="alert(1)">x</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">y</a>'}
    />,
  );
  expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['div', 'p', 'p']);
  expect(container.querySelector('a, img, [onclick]')).toBeNull();
});
