import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { acceptanceLoader } from './terms.reads.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';

/** The end of the description of a field whose terms a buyer accepts. */
export const NO_ACCEPTANCE = 'Null when an admin created it, and for orders from before acceptances were stored.';

/** The resolver of a type of goods or orders with the field of the terms that were accepted for it. */
export function acceptanceOf(type: ClassType<{ id: string }>, description: string) {
  @Resolver(() => type)
  class AcceptanceResolver {
    @FieldResolver(() => TermsAcceptance, { nullable: true, description })
    async termsAcceptance(@Root() row: { id: string }, @Ctx() ctx: Context) {
      return (await acceptanceLoader.of(ctx.readerOf(row)).load(row.id))?.acceptance ?? null;
    }
  }
  return AcceptanceResolver;
}
