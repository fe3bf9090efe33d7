import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePermissionsOf } from './permissions.tsx';

test('the permissions are one object until one of them changes, so that a new count renders no screen', () => {
  const viewer = {
    viewerCanBuy: true,
    viewerCanManageCompany: false,
    viewerCanManagePeople: true,
    user: { role: 'USER', companyRole: 'BUYER' },
  };
  const { result, rerender } = renderHook(usePermissionsOf, { initialProps: viewer });
  const first = result.current;
  const others = { canManagePeople: true, canWorkOnTasks: true, canShareFiles: true };
  expect(first).toEqual({ canBuy: true, canManageCompany: false, ...others });
  rerender({ ...viewer, user: { ...viewer.user } });
  expect(result.current).toBe(first);
  rerender({ ...viewer, viewerCanManageCompany: true });
  expect(result.current).toEqual({ canBuy: true, canManageCompany: true, ...others });
});

test.each([
  ['USER', 'MEMBER', true],
  ['USER', 'READER', false],
  ['ADMIN', 'READER', true],
])('a %s who is a %s of the company works on tasks and shares files: %j', (role, companyRole, works) => {
  const viewer = { viewerCanBuy: false, viewerCanManageCompany: false, viewerCanManagePeople: false };
  const { result } = renderHook(usePermissionsOf, { initialProps: { ...viewer, user: { role, companyRole } } });
  expect(result.current).toMatchObject({ canWorkOnTasks: works, canShareFiles: works });
});
