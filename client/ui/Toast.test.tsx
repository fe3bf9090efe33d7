import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, ToastRegion } from './Toast.tsx';

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
});
