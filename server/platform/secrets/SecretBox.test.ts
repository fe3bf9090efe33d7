import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { SecretBox } from './SecretBox.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [first, second] = [key('a'), key('b')];

describe('a sealed secret', () => {
  test('is unreadable, and opens for the row that it was sealed for', () => {
    const box = new SecretBox(first);
    const sealed = box.seal('hemmelig-nøgle', 'installation:1:key');
    expect(sealed).not.toContain('hemmelig');
    expect(box.open(sealed, 'installation:1:key')).toBe('hemmelig-nøgle');
  });

  test('differs each time the same secret is sealed', () => {
    const box = new SecretBox(first);
    expect(box.seal('x', 'row')).not.toBe(box.seal('x', 'row'));
  });

  test('does not open for another row', () => {
    const box = new SecretBox(first);
    expect(() => box.open(box.seal('x', 'installation:1:key'), 'installation:2:key')).toThrow();
  });

  test('does not open after a character was changed or its tag was shortened', () => {
    const box = new SecretBox(first);
    const [id, nonce, tag, text] = box.seal('en lang hemmelighed', 'row').split('.') as [
      string,
      string,
      string,
      string,
    ];
    expect(() =>
      box.open([id, nonce, tag, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`].join('.'), 'row'),
    ).toThrow();
    expect(() => box.open([id, nonce, tag.slice(0, 6), text].join('.'), 'row')).toThrow();
  });

  test('opens with an old key while that key is configured, and lacks the prefix of the new key', () => {
    const old = new SecretBox(first).seal('x', 'row');
    const rotated = new SecretBox(`${second},${first}`);
    expect(rotated.open(old, 'row')).toBe('x');
    expect(old.startsWith(rotated.prefix)).toBe(false);
    expect(rotated.seal('x', 'row').startsWith(rotated.prefix)).toBe(true);
    expect(() => new SecretBox(second).open(old, 'row')).toThrow("No key named 'a'");
  });
});

test('an invalid key is refused with the name of the setting', () => {
  for (const keys of ['', 'a', 'a:zzz', `a:${randomBytes(16).toString('base64')}`])
    expect(() => new SecretBox(keys)).toThrow('ENCRYPTION_KEYS');
});
