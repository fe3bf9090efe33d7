/** `@jest/globals` for modules that stay loaded between test files: each call uses the globals of the current file. */
const current = () => globalThis[Symbol.for('portal.jestGlobals')];

const forward = (name) =>
  new Proxy(() => undefined, {
    apply: (_, __, args) => current()[name](...args),
    get: (_, key) => current()[name][key],
  });

export const afterAll = forward('afterAll');
export const afterEach = forward('afterEach');
export const beforeAll = forward('beforeAll');
export const beforeEach = forward('beforeEach');
export const describe = forward('describe');
export const expect = forward('expect');
export const jest = forward('jest');
export const test = forward('test');
