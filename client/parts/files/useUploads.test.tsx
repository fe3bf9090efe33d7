import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { PortalError } from '../../app/relay/errors.ts';
import { useUploads, type BegunUpload, type UploadActions } from './useUploads.ts';

afterEach(cleanup);

const file = (name: string) => new File(['x'], name, { type: 'text/plain' });

/** The uploads of a screen whose server answers as the test says; the bytes have arrived before. */
function start(begin: UploadActions['begin']) {
  const complete = jest.fn(async () => undefined);
  const cancel = jest.fn(async () => undefined);
  const rendered = renderHook(() => useUploads({ begin, complete, cancel }));
  const settle = () => act(async () => new Promise((resolve) => void setTimeout(resolve)));
  return { ...rendered, complete, cancel, settle };
}

describe('the uploads of a screen', () => {
  test('run two at a time, and are kept until they are removed', async () => {
    const waiting: ((upload: BegunUpload) => void)[] = [];
    const { result, settle, complete } = start(() => new Promise((resolve) => waiting.push(resolve)));
    act(() => result.current.add([file('a.txt'), file('b.txt'), file('c.txt')]));
    await settle();
    expect(result.current.uploads.map(({ state }) => state)).toEqual(['SENDING', 'SENDING', 'WAITING']);
    waiting.forEach((answer, i) => answer({ fileId: `file_${i}`, target: null }));
    await settle();
    waiting[2]!({ fileId: 'file_2', target: null });
    await settle();
    expect(complete.mock.calls).toHaveLength(3);
    expect(result.current.isSending).toBe(false);
    expect(result.current.uploads.map(({ fileId }) => fileId)).toEqual(['file_0', 'file_1', 'file_2']);
    act(() => result.current.removeDone());
    expect(result.current.uploads).toEqual([]);
  });

  test('end on the server when they are cancelled before their id is known, and when the screen is left', async () => {
    const waiting: ((upload: BegunUpload) => void)[] = [];
    const { result, settle, complete, cancel, unmount } = start(() => new Promise((resolve) => waiting.push(resolve)));
    act(() => result.current.add([file('a.txt'), file('b.txt')]));
    await settle();
    act(() => result.current.cancel(result.current.uploads[0]!.key));
    unmount();
    waiting.forEach((answer, i) => answer({ fileId: `file_${i}`, target: null }));
    await settle();
    expect(cancel.mock.calls).toEqual([['file_0'], ['file_1']]);
    expect(complete).not.toHaveBeenCalled();
  });

  test('that the server refuses begin anew when they are tried again, and others go on', async () => {
    const keys: string[] = [];
    const failures = [new PortalError('Der er ikke plads', 'BAD_USER_INPUT'), new Error('lost')];
    const { result, settle } = start(async (_file, requestId) => {
      keys.push(requestId);
      const failure = failures.shift();
      if (failure) throw failure;
      return { fileId: 'file_1', target: null };
    });
    act(() => result.current.add([file('a.txt')]));
    await settle();
    expect(result.current.uploads[0]).toMatchObject({ state: 'FAILED', message: 'Der er ikke plads' });
    for (const state of ['FAILED', 'DONE']) {
      act(() => result.current.retry(result.current.uploads[0]!.key));
      await settle();
      expect(result.current.uploads[0]).toMatchObject({ state });
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });
});
