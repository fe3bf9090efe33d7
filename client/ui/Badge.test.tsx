import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { testFacts } from '../testing/facts.ts';
import { Avatar } from './Badge.tsx';
import { setFacts } from './facts.ts';

beforeAll(() => setFacts({ ...testFacts, pictureHosts: ['billeder.example', '*.cdn.example'] }));

describe('Avatar', () => {
  test.each([
    ['Mette Kjærgaard', 'MK'],
    ['😀 Kaj 👩‍👧Ida', '😀👩‍👧'],
    ['élodie'.normalize('NFD'), 'É'.normalize('NFD')],
    ['', ''],
  ])('shows the initials of %j as whole characters', (name, initials) => {
    const { container } = render(<Avatar name={name} />);
    expect(container.firstElementChild?.getAttribute('data-initials')).toBe(initials);
  });

  test('hides a picture that fails to load, and tries the next one', () => {
    const { container, rerender } = render(<Avatar name="Mette Kjærgaard" src="https://billeder.example/gone.png" />);
    const picture = () => container.querySelector('img')!;
    fireEvent.error(picture());
    expect(picture().hidden).toBe(true);
    rerender(<Avatar name="Mette Kjærgaard" src="https://billeder.example/new.png" />);
    expect(picture().hidden).toBe(false);
  });

  test('does not load a picture from a host that is not allowed', () => {
    const isShown = (src: string) =>
      render(<Avatar name="Mette Kjærgaard" src={src} />).container.querySelector('img') !== null;
    expect(['https://billeder.example/a.png', 'https://a.cdn.example/a.png'].map(isShown)).toEqual([true, true]);
    const forbidden = [
      'https://andre.example/a.png',
      'https://cdn.example.evil.example/a.png',
      'http://billeder.example/a.png',
      'javascript:alert(1)',
      '/a.png',
      '',
    ];
    expect(forbidden.filter(isShown)).toEqual([]);
  });
});
