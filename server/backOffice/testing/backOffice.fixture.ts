import type { Fixture } from '../../testing/Fixture.ts';

export const backOfficeFixture: Fixture = {
  mutations: {
    updateCompanyAsAdmin: { id: 'Customer' },
    setPointOfContact: {},
    updateDepartmentAsAdmin: { id: 'Department' },
    updateInstallationAsAdmin: { id: 'Installation' },
  },
};
