import type { Fixture } from '../../testing/Fixture.ts';

export const fixture: Fixture = {
  mutations: {
    updateCompanyAsAdmin: { id: 'Customer' },
    setPointOfContact: {},
    updateDepartmentAsAdmin: { id: 'Department' },
    updateInstallationAsAdmin: { id: 'Installation' },
  },
};
