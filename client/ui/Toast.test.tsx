import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
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

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

test('a message stands for as long as it was asked to', () => {
  render(<ToastRegion />);
  act(() => toast.success('Profil opdateret', 3_000));
  pass(2_999);
  expect(screen.getByText('Profil opdateret')).toBeDefined();
  pass(1);
  expect(screen.queryByText('Profil opdateret')).toBeNull();
});

test('a message waits while it is pointed at, and for its whole time after', () => {
  render(<ToastRegion />);
  act(() => toast.success('Profil opdateret', 3_000));
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByText('Profil opdateret')).toBeDefined();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(2_999);
  expect(screen.getByText('Profil opdateret')).toBeDefined();
  pass(1);
  expect(screen.queryByText('Profil opdateret')).toBeNull();
});

test('a message that comes while another is pointed at waits with it', () => {
  render(<ToastRegion />);
  act(() => toast.success('Den første', 3_000));
  fireEvent.pointerEnter(screen.getByRole('status'));
  act(() => toast.success('Den anden', 3_000));
  pass(60_000);
  expect(screen.getByText('Den anden')).toBeDefined();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(3_000);
  expect(screen.queryByText('Den anden')).toBeNull();
});

test('closing one message lets the others run out', () => {
  render(<ToastRegion />);
  act(() => {
    toast.success('Den første', 3_000);
    toast.error('Den anden', 3_000);
  });
  fireEvent.pointerEnter(screen.getByRole('status'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Luk besked' })[0]!);
  expect(screen.queryByText('Den første')).toBeNull();
  expect(screen.getByText('Den anden')).toBeDefined();
  pass(3_000);
  expect(screen.queryByText('Den anden')).toBeNull();
});

test('no more than four stand at once: the oldest gives way', () => {
  render(<ToastRegion />);
  act(() => ['en', 'to', 'tre', 'fire', 'fem'].forEach((text) => toast.success(text)));
  expect(screen.queryByText('en')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(4);
});
