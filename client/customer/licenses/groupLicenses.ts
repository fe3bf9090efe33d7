import { byCodePoint } from '../../../domain/basics/byCodePoint.ts';
interface Grouped {
  readonly id: string;
  readonly quantity: number;
  readonly installation: {
    readonly id: string;
    readonly subdomain: string;
    readonly department: { readonly id: string; readonly name: string };
  };
}

export interface InstallationLicenses<License> {
  id: string;
  subdomain: string;
  licenses: License[];
}

export interface DepartmentLicenses<License> {
  id: string;
  name: string;
  /** Number of seats in the licences. */
  seats: number;
  installations: InstallationLicenses<License>[];
}

/**
 * Groups licences by department and installation, in the server's order. They are sorted again, because live updates
 * add licences at the start of the list.
 */
export function groupLicenses<License extends Grouped>(licenses: readonly License[]): DepartmentLicenses<License>[] {
  const departments: DepartmentLicenses<License>[] = [];
  for (const license of licenses.toSorted(compareLicenses)) {
    const { department, ...installation } = license.installation;
    let group = departments.at(-1);
    if (group?.id !== department.id) {
      group = { ...department, seats: 0, installations: [] };
      departments.push(group);
    }
    let ofInstallation = group.installations.at(-1);
    if (ofInstallation?.id !== installation.id) {
      ofInstallation = { ...installation, licenses: [] };
      group.installations.push(ofInstallation);
    }
    ofInstallation.licenses.push(license);
    group.seats += license.quantity;
  }
  return departments;
}

const compareLicenses = (a: Grouped, b: Grouped): number =>
  a.installation.department.name.localeCompare(b.installation.department.name, 'da') ||
  byCodePoint(a.installation.department.id, b.installation.department.id) ||
  byCodePoint(a.installation.subdomain, b.installation.subdomain) ||
  byCodePoint(a.installation.id, b.installation.id) ||
  byCodePoint(a.id, b.id);
