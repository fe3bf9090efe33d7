import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH, type SearchKind } from '../../../../domain/basics/search.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { ReadsReplica } from '../../../platform/graphql/readsReplica.ts';
import { searchAsAdmin, searchOwnCompany } from './search.reads.ts';
import { SearchHit, SearchKindEnum } from './search.types.ts';

const TEXT =
  'Words in any order, each of them a part of a word or the beginning of a short one. Upper case, accents and the ' +
  'spelling of æ, ø and å make no difference. When nothing is found, words of five letters or more may have one ' +
  'typing mistake in the names of companies, users, departments, installations, tasks, events and documents. ' +
  `Less than ${MIN_SEARCH_LENGTH} letters find nothing; BAD_USER_INPUT for more than ${MAX_SEARCH_LENGTH}.`;
const KINDS = 'Finds objects of these kinds only. All kinds when omitted.';
const FIRST = 'Number of hits: at most 100, and 20 when omitted.';
const ORDER =
  'Best hits first: an exact number, id, e-mail or subdomain, then the beginning of the name, the beginnings of ' +
  'words, and parts of words. Only when nothing is found, names with one typing mistake. Equally good hits are in ' +
  'the order of `SearchKind`, the newest first.';

@Resolver()
export class SearchResolver {
  @ReadsReplica('current')
  @Access('viewer')
  @Query(() => [SearchHit], { description: `What a text names in the viewer's own company, and events. ${ORDER}` })
  search(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: TEXT }) text: string,
    @Arg('first', () => Int, { nullable: true, description: FIRST }) first: number | null,
    @Arg('kinds', () => [SearchKindEnum], { nullable: true, description: KINDS }) kinds: SearchKind[] | null,
  ) {
    return ctx.viewer && searchOwnCompany(ctx, { text, first, kinds });
  }
}

@Resolver(() => Admin)
export class AdminSearchResolver {
  @Access('workInBackOffice')
  @ReadsReplica('delayed')
  @FieldResolver(() => [SearchHit], { description: `What a text names in all companies. ${ORDER}` })
  search(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: TEXT }) text: string,
    @Arg('first', () => Int, { nullable: true, description: FIRST }) first: number | null,
    @Arg('kinds', () => [SearchKindEnum], { nullable: true, description: KINDS }) kinds: SearchKind[] | null,
    @Arg('customerId', () => ID, { nullable: true, description: 'Searches this company alone, when given.' })
    customerId: string | null,
  ) {
    return searchAsAdmin(ctx, { text, first, kinds, customerId });
  }
}
