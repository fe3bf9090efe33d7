import type { ExternalIdType } from '../../../../domain/partners/validation/externalId.ts';
import { prefixOf } from '../../../platform/db/ids.ts';
import type { LoaderDefinition } from '../../../platform/db/Reader.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import type { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { departmentNodeLoader } from '../../companies/departments/department.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { installationNodeLoader } from '../../companies/installations/installation.reads.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { clipCardNodeLoader } from '../../sales/clipCards/clipCard.reads.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';

interface TypeWithExternalIds {
  node: { new (): object; idPrefix: string };
  /** Loads the objects that the reader may see. */
  loader: LoaderDefinition<RowLoader<{ id: string }>>;
}

/** The types of objects for which programs can store ids. */
export const externalIdTypes = {
  CUSTOMER: { node: Customer, loader: customerLoader },
  DEPARTMENT: { node: Department, loader: departmentNodeLoader },
  INSTALLATION: { node: Installation, loader: installationNodeLoader },
  CLIP_CARD: { node: ClipCard, loader: clipCardNodeLoader },
} as const satisfies Record<ExternalIdType, TypeWithExternalIds>;

const names = Object.keys(externalIdTypes) as ExternalIdType[];

export const ExternalIdTypeEnum = Object.fromEntries(names.map((name) => [name, name])) as {
  [Type in ExternalIdType]: Type;
};
registerEnum(ExternalIdTypeEnum, 'ExternalIdType', 'A type of objects for which programs can store ids.', {
  CUSTOMER: 'Companies: `Customer`.',
  DEPARTMENT: 'Departments of the company.',
  INSTALLATION: 'Installations of the company.',
  CLIP_CARD: 'Clip cards of the company, without deleted ones.',
});

/** The type of the object with this id; undefined when programs cannot store ids for it. */
export const externalIdTypeOf = (nodeId: string): ExternalIdType | undefined =>
  names.find((name) => externalIdTypes[name].node.idPrefix === prefixOf(nodeId));

/** The objects of a type that the reader may see. */
export const nodesOfType = (type: ExternalIdType): TypeWithExternalIds['loader'] => externalIdTypes[type].loader;
