import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Subject, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import type { Context } from '../../../platform/context.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { SEEN_DEPARTMENT_IDS, SEEN_SUBJECTS } from './scope.types.ts';
import { User } from './User.ts';

/** What a user may see of their company, for those who see the user. */
@Resolver(() => User)
export class UserScopeResolver {
  @FieldResolver(() => [SubjectEnum], { description: SEEN_SUBJECTS })
  subjects(@Root() { subjects }: User) {
    return subjects ?? valuesOf(Subject);
  }

  @FieldResolver(() => [ID], { nullable: true, description: SEEN_DEPARTMENT_IDS })
  departmentIds(@Root() user: User, @Ctx() ctx: Context) {
    const isOwnReader = ctx.readerOf(user) === ctx;
    return shownDepartmentIds(user.departmentIds, isOwnReader ? ctx.viewer.scope.departmentIds : null);
  }
}

/** Leaves out the ids of departments that the viewer may not see. */
export const shownDepartmentIds = (ids: readonly string[] | null, seenByViewer: readonly string[] | null) =>
  ids && seenByViewer ? ids.filter((id) => seenByViewer.includes(id)) : ids;
