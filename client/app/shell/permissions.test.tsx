import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePermissionsOf } from './permissions.tsx';

test('the permissions are one object until one of them changes, so that a new count renders no screen', () => {
  const viewer = {
    viewerCanBuy: true,
    viewerCanManageCompany: false,
    viewerCanManagePeople: true,
    viewerCanManageTasks: true,
    viewerCanShareFiles: true,
    viewerCanPay: false,
  };
  const { result, rerender } = renderHook(usePermissionsOf, { initialProps: viewer });
  const first = result.current;
  const permissions = {
    canBuy: true,
    canManageCompany: false,
    canManagePeople: true,
    canManageTasks: true,
    canShareFiles: true,
    canPay: false,
  };
  expect(first).toEqual(permissions);
  rerender({ ...viewer });
  expect(result.current).toBe(first);
  rerender({ ...viewer, viewerCanManageCompany: true });
  expect(result.current).toEqual({ ...permissions, canManageCompany: true });
});
