import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePermissionsOf } from './permissions.tsx';

test('the permissions are one object until one of them changes, so that a new count renders no screen', () => {
  const viewer = { viewerCanBuy: true, viewerCanManageCompany: false, viewerCanManagePeople: true };
  const { result, rerender } = renderHook(usePermissionsOf, { initialProps: viewer });
  const first = result.current;
  expect(first).toEqual({ canBuy: true, canManageCompany: false, canManagePeople: true });
  rerender({ ...viewer });
  expect(result.current).toBe(first);
  rerender({ ...viewer, viewerCanManageCompany: true });
  expect(result.current).toEqual({ canBuy: true, canManageCompany: true, canManagePeople: true });
});
