import { clipCardNodeLoader } from '../clipCards/clipCard.reads.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { customerLoader } from '../customers/customer.reads.ts';
import { Customer } from '../customers/Customer.ts';
import { prefixOf } from '../db/ids.ts';
import type { LoaderDefinition } from '../db/Reader.ts';
import { departmentNodeLoader } from '../departments/department.reads.ts';
import { Department } from '../departments/Department.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import type { RowLoader } from '../graphql/RowLoader.ts';
import { installationNodeLoader } from '../installations/installation.reads.ts';
import { Installation } from '../installations/Installation.ts';

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
} as const satisfies Record<string, TypeWithExternalIds>;

export type ExternalIdType = keyof typeof externalIdTypes;

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
