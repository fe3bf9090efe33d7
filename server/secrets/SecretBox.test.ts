import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { SecretBox } from './SecretBox.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [first, second] = [key('a'), key('b')];

describe('a sealed secret', () => {
  test('opens again for the row it was sealed for, and reads like nothing before that', () => {
    const box = new SecretBox(first);
    const sealed = box.seal('hemmelig-nøgle', 'installation:1:key');
    expect(sealed).not.toContain('hemmelig');
    expect(box.open(sealed, 'installation:1:key')).toBe('hemmelig-nøgle');
  });

  test('is never the same twice', () => {
    const box = new SecretBox(first);
    expect(box.seal('x', 'row')).not.toBe(box.seal('x', 'row'));
  });

  test('opens for no other row', () => {
    const box = new SecretBox(first);
    expect(() => box.open(box.seal('x', 'installation:1:key'), 'installation:2:key')).toThrow();
  });

  test('does not open once a character was changed, or its tag was cut', () => {
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

  test('sealed with an old key opens while that key is still there, and is told from a new one', () => {
    const old = new SecretBox(first).seal('x', 'row');
    const rotated = new SecretBox(`${second},${first}`);
    expect(rotated.open(old, 'row')).toBe('x');
    expect(old.startsWith(rotated.prefix)).toBe(false);
    expect(rotated.seal('x', 'row').startsWith(rotated.prefix)).toBe(true);
    expect(() => new SecretBox(second).open(old, 'row')).toThrow("No key named 'a'");
  });
});

test('a key that is no key is refused by name', () => {
  for (const keys of ['', 'a', 'a:zzz', `a:${randomBytes(16).toString('base64')}`])
    expect(() => new SecretBox(keys)).toThrow('ENCRYPTION_KEYS');
});
