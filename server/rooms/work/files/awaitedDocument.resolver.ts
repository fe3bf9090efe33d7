import { Arg, Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { AwaitedDocumentState } from '../../../../domain/work/files.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { awaitedDocuments } from './awaitedDocument.reads.ts';
import { awaitedDocumentSorts, type AwaitedDocumentSort } from './awaitedDocumentSorts.ts';
import { CompanyDocumentConnection } from './document.types.ts';
import { AwaitedDocumentStateEnum } from './file.enums.ts';

@Resolver(() => Admin)
export class AwaitedDocumentsResolver {
  @Access('sell')
  @FieldResolver(() => CompanyDocumentConnection, {
    description: 'Documents of all companies whose newest version waits to be read or to be confirmed.',
  })
  awaitedDocuments(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only documents whose title or company contains this text.',
    })
    search?: string | null,
    @Arg('state', () => AwaitedDocumentStateEnum, { nullable: true, description: 'Only documents in this state.' })
    state?: AwaitedDocumentState | null,
    @Arg('sort', () => awaitedDocumentSorts.values, {
      nullable: true,
      description: 'Order of the list. DUE when left out.',
    })
    sort?: AwaitedDocumentSort | null,
  ) {
    return awaitedDocuments(ctx.admin, { search, state, sort }, args);
  }
}
