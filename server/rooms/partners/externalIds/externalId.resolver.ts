import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ExternalIdType } from '../../../../domain/partners/validation/externalId.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { Node } from '../../../platform/Node.ts';
import {
  externalIdLoader,
  externalReferencesLoader,
  nodeIdsByExternalIds,
} from '../../companies/externalReferences/externalReference.reads.ts';
import { programOf } from '../../companies/externalReferences/externalReference.service.ts';
import { ExternalReference } from '../../companies/externalReferences/ExternalReference.ts';
import { setExternalId } from './externalId.service.ts';
import { SetExternalIdInput } from './externalId.types.ts';
import { externalIdTypes, ExternalIdTypeEnum, nodesOfType } from './externalIdTypes.ts';

/** The most objects that one call of `nodesByExternalIds` returns. */
const MAX_IDS = 100;

@Resolver()
export class ExternalIdResolver {
  @Access('keepExternalIds')
  @Query(() => [Node], {
    nullable: 'items',
    description:
      "For API tokens: finds objects by the ids of the program's own system, in the order of the ids. Null for an id " +
      `that the program has stored for no object. BAD_USER_INPUT for more than ${MAX_IDS} ids.`,
  })
  async nodesByExternalIds(
    @Ctx() ctx: Context,
    @Arg('type', () => ExternalIdTypeEnum, { description: 'The type of all of the objects.' }) type: ExternalIdType,
    @Arg('externalIds', () => [String], { description: 'Ids as `setExternalId` stored them, compared exactly.' })
    externalIds: string[],
  ) {
    if (externalIds.length > MAX_IDS) throw badInput({ externalIds: `Hent højst ${MAX_IDS} ad gangen` }, 'TOO_LARGE');
    const nodeIds = await nodeIdsByExternalIds(ctx, programOf(ctx), type, externalIds);
    const nodes = nodesOfType(type).of(ctx);
    return externalIds.map((externalId) => {
      const nodeId = nodeIds.get(externalId);
      return nodeId === undefined ? null : nodes.load(nodeId);
    });
  }

  @Access('keepExternalIds')
  @Mutation(() => Node, {
    description:
      "For API tokens: stores the id that an object has in the program's own system, or removes it, and returns the " +
      'object. Each object has one id for each program, and an id belongs to one object of its type: BAD_USER_INPUT ' +
      'with the field code TAKEN names the object that has it. Repeating the call changes nothing.',
  })
  setExternalId(@Ctx() ctx: Context, @Arg('input', () => SetExternalIdInput) input: SetExternalIdInput) {
    return setExternalId(ctx, input);
  }
}

/** The fields of each type of objects for which programs can store ids. */
export const externalIdFieldResolvers = Object.values(externalIdTypes).map(({ node }) => {
  @Resolver(() => node)
  class ExternalIdFieldsResolver {
    @FieldResolver(() => String, {
      nullable: true,
      description:
        "For API tokens: the id of the object in the program's own system. Null without one, and for people, who " +
        'read `externalReferences`.',
    })
    externalId(@Root() { id: nodeId }: { id: string }, @Ctx() ctx: Context) {
      return may(ctx.viewer, 'keepExternalIds') ? externalIdLoader.of(ctx).load({ ...programOf(ctx), nodeId }) : null;
    }

    @FieldResolver(() => [ExternalReference], {
      description:
        'The ids that the programs of the company have stored for the object, by program. Empty for API tokens and ' +
        'for users who are not administrators of the company.',
    })
    externalReferences(@Root() row: { id: string }, @Ctx() ctx: Context) {
      const reader = ctx.readerOf(row);
      const maySee = reader !== ctx || may(ctx.viewer, 'compareExternalIds');
      return maySee ? externalReferencesLoader.of(reader).load(row.id) : [];
    }
  }
  return ExternalIdFieldsResolver;
});
