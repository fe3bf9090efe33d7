import { Plan, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { asciiName } from '../../../demo/demoCompanies.ts';
import type { DemoDepartment } from '../../../demo/DemoCompany.ts';
import { daysAfter } from '../../../demo/demoTime.ts';
import { Installation } from './Installation.ts';

const plans = valuesOf(Plan);

export const demo: Demo = {
  addToDepartment(department) {
    const { em, company, owner, row, n } = department;
    const installation = em.create(Installation, {
      ...owner,
      subdomain: subdomainOf(department),
      licenseType: department.pick(plans),
      paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY',
    });
    department.add(installation, daysAfter(row.createdAt, 1));
    company.addActivity(installation, {
      entityType: 'zendesk_instance',
      title: `Zendesk-installationen ${installation.subdomain} er oprettet`,
    });
  },
};

/** For example skagen-kaffe for 'Skagen Kaffe ApS', and skagen-kaffe-b2b for its department 'B2B-salg'. */
function subdomainOf({ company, row }: DemoDepartment): string {
  const isFirst = row === company.departments[0]!.row;
  return [asciiName(company.customer.name), ...(isFirst ? [] : [asciiName(row.name).split('-')[0]])].join('-');
}
