import { expect, test } from '@jest/globals';
import { inCompany, splitCompany } from './actingCompany.ts';

test.each([
  ['/tasks', '/tasks?company=cust_1'],
  ['/tasks?q=a%26b&view=list#top', '/tasks?q=a%26b&view=list&company=cust_1#top'],
  ['https://portal.example/payments?page=2', 'https://portal.example/payments?page=2&company=cust_1'],
])('the address %s names its company, and is as before without it', (address, named) => {
  expect(inCompany(address, 'cust_1')).toBe(named);
  expect(splitCompany(named)).toEqual({ companyId: 'cust_1', path: address });
});

test('an address loses its company wherever the parameter stands', () => {
  const rest = { companyId: 'cust_1', path: '/tasks?a=1&b=2#c' };
  expect(splitCompany('/tasks?company=cust_1&a=1&b=2#c')).toEqual(rest);
  expect(splitCompany('/tasks?a=1&company=cust_1&b=2&company=cust_2#c')).toEqual(rest);
});

test.each(['/tasks', '/tasks?company=', '/tasks?company=Jensen', '/tasks?mycompany=cust_1', '/tasks#?company=cust_1'])(
  'the address %s names no company and stays as it is',
  (address) => {
    expect(splitCompany(address)).toEqual({ companyId: undefined, path: address });
  },
);
