import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, ToastRegion, useToastAction } from './Toast.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => {
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const advance = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

describe('a toast', () => {
  test('disappears after its duration', () => {
    render(<ToastRegion />);
    act(() => toast.success('Profil opdateret', 3_000));
    advance(2_999);
    expect(screen.getByText('Profil opdateret')).toBeDefined();
    advance(1);
    expect(screen.queryByText('Profil opdateret')).toBeNull();
  });

  test('stays while the pointer is over the region, and for its whole duration after that', () => {
    render(<ToastRegion />);
    act(() => toast.success('Profil opdateret', 3_000));
    fireEvent.pointerEnter(screen.getByRole('status'));
    advance(60_000);
    expect(screen.getByText('Profil opdateret')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('status'));
    advance(2_999);
    expect(screen.getByText('Profil opdateret')).toBeDefined();
    advance(1);
    expect(screen.queryByText('Profil opdateret')).toBeNull();
  });

  test('stays when it appears while the pointer is over the region', () => {
    render(<ToastRegion />);
    act(() => toast.success('Den første', 3_000));
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => toast.success('Den anden', 3_000));
    advance(60_000);
    expect(screen.getByText('Den anden')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('status'));
    advance(3_000);
    expect(screen.queryByText('Den anden')).toBeNull();
  });

  test('runs out after another one is closed', () => {
    render(<ToastRegion />);
    act(() => {
      toast.success('Den første', 3_000);
      toast.error('Den anden', 3_000);
    });
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Luk besked' })[0]!);
    expect(screen.queryByText('Den første')).toBeNull();
    expect(screen.getByText('Den anden')).toBeDefined();
    advance(3_000);
    expect(screen.queryByText('Den anden')).toBeNull();
  });

  test('disappears when four newer ones are shown', () => {
    render(<ToastRegion />);
    act(() => ['en', 'to', 'tre', 'fire', 'fem'].forEach((text) => toast.success(text)));
    expect(screen.queryByText('en')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  test('with an action stays for ten seconds, or for as long as it has the focus', () => {
    render(<ToastRegion />);
    act(() => toast.withAction('Punktet er udsat', { label: 'Fortryd', onPress: () => undefined }));
    advance(9_999);
    act(() => screen.getByRole('button', { name: 'Fortryd' }).focus());
    advance(60_000);
    expect(screen.getByText('Punktet er udsat')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Fortryd' }).blur());
    advance(10_000);
    expect(screen.queryByText('Punktet er udsat')).toBeNull();
  });

  test('runs its action once and gives the focus back', () => {
    let runs = 0;
    render(
      <>
        <button type="button">Udsæt</button>
        <ToastRegion />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Udsæt' }).focus());
    act(() => toast.withAction('Punktet er udsat', { label: 'Fortryd', onPress: () => void (runs += 1) }));
    const undo = screen.getByRole('button', { name: 'Fortryd' });
    act(() => undo.focus());
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect(runs).toBe(1);
    expect(screen.queryByText('Punktet er udsat')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Udsæt');
  });

  test('offers the action of the latest toast to a shortcut while it is shown', () => {
    const done: string[] = [];
    const Latest = () => {
      const action = useToastAction();
      return (
        action && (
          <button type="button" onClick={action.onPress}>
            Seneste
          </button>
        )
      );
    };
    render(
      <>
        <Latest />
        <ToastRegion />
      </>,
    );
    expect(screen.queryByText('Seneste')).toBeNull();
    act(() => {
      toast.withAction('Den første', { label: 'Fortryd', onPress: () => void done.push('første') });
      toast.withAction('Den anden', { label: 'Fortryd', onPress: () => void done.push('anden') });
      toast.success('Den tredje');
    });
    fireEvent.click(screen.getByText('Seneste'));
    fireEvent.click(screen.getByText('Seneste'));
    expect(done).toEqual(['anden', 'første']);
    expect(screen.queryByText('Seneste')).toBeNull();
  });
});
