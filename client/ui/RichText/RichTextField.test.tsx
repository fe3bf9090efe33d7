import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';
import { Button } from '../Button.tsx';
import { Form } from '../form/Form.tsx';
import { FormRichTextField } from '../form/FormRichTextField.tsx';
import { useAppForm } from '../form/useAppForm.ts';
import { RichTextField } from './RichTextField.tsx';
import { RichTextView } from './RichTextView.tsx';

// The editor is loaded on demand. Loaded here, because compiling the module for the first time takes a while.
beforeAll(() => import('./RichTextEditor.tsx'));

const schema = z.object({ title: z.string(), description: z.string().min(1, 'Beskrivelse er påkrævet') });

function EditForm({ html, onSave }: { html: string; onSave?: (html: string) => void }) {
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

async function renderEditor(html: string, onSave?: (html: string) => void): Promise<HTMLElement> {
  renderWithRouter(<EditForm html={html} {...(onSave && { onSave })} />);
  return screen.findByRole('textbox', { name: 'Beskrivelse' });
}

describe('RichTextField', () => {
  test('shows the text, and has the name, description and required state of other fields', async () => {
    const text = await renderEditor(
      '<h1>Program</h1><ul><li>Kaffe</li></ul><p>Se <a href="https://portal.example/">mere</a></p>',
    );
    expect(text.textContent).toBe('ProgramKaffeSe mere');
    expect(text.getAttribute('aria-required')).toBe('true');
    expect(text.getAttribute('aria-describedby')).toBe(screen.getByText('Vises for alle.').id);
    expect(within(text).getByRole('listitem').textContent).toBe('Kaffe');
    // A heading in a field is not part of the page's outline.
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('shows a validation error and takes the focus', async () => {
    const text = await renderEditor('');
    await screen.findByText('Skriv her');
    await pressButton('Gem');
    await screen.findByText('Beskrivelse er påkrævet');
    expect(text.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  test('has one Tab stop for the toolbar, arrow keys between the tools, and shows which tools are on', async () => {
    await renderEditor('<h1>Program</h1>');
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
    await pressButton('Nummereret liste');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Nummereret liste' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(within(screen.getByRole('textbox')).getByRole('listitem').textContent).toBe('Program');
  });

  test('saves what the tools changed, and shows a newer value of the form', async () => {
    const saved: string[] = [];
    const text = await renderEditor('<p>Program</p>', (html) => saved.push(html));
    await pressButton('Overskrift 2');
    await pressButton('Gem');
    await waitFor(() => expect(saved).toEqual(['<h2>Program</h2>']));
    await pressButton('Hent');
    await waitFor(() => expect(text.textContent).toBe('Nyere'));
  });

  test("does not change the value on focus and blur, even when the HTML is not in the editor's own form", async () => {
    const changes: string[] = [];
    function ControlledField() {
      const [html, setHtml] = useState('<p>fra  API</p>');
      return (
        <RichTextField
          label="Tekst"
          value={html}
          onValueChange={(next) => {
            changes.push(next);
            setHtml(next);
          }}
        />
      );
    }
    renderWithRouter(<ControlledField />);
    const text = await screen.findByRole('textbox', { name: 'Tekst' });
    act(() => text.focus());
    act(() => text.blur());
    expect(changes).toEqual([]);
  });
});

describe('RichTextView', () => {
  test('renders allowed elements, headings below the page’s, and links that open a new tab', () => {
    const { container } = render(
      <RichTextView
        html={
          '<h1>Program</h1><h2>Dag 1</h2>' +
          '<p>Se <a href="https://portal.example/"><strong>alt</strong> her</a><br>x</p><ol><li>A</li></ol><p></p>'
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

  test('skips no heading level when the text has no title', () => {
    render(<RichTextView html="<h2>Før</h2><p>x</p>" topLevel={2} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Før');
  });

  test('drops elements, attributes and addresses that are not allowed', () => {
    const { container } = render(
      <RichTextView
        html={'<p onclick="alert(1)">x</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">y</a>'}
      />,
    );
    expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['div', 'p', 'p']);
    expect(container.querySelector('a, img, [onclick]')).toBeNull();
  });
});
