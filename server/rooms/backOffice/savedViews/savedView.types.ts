import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  AdminList,
  MAX_COLUMN_WIDTH,
  MAX_COLUMNS,
  MAX_PARAMETERS_LENGTH,
  MIN_COLUMN_WIDTH,
  type ColumnSetting,
} from '../../../../domain/backOffice/savedViews.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const AdminListEnum = enumOf(AdminList);
registerEnum(AdminListEnum, 'AdminList', 'A list of the back office whose columns and views employees choose.', {
  COMPANIES: 'All companies.',
  LICENSE_REQUESTS: 'The licence requests of all companies.',
  SERVICE_AGREEMENTS: 'The service agreements of all companies.',
  CLIP_CARDS: 'The clip cards of all companies.',
  TASKS: 'The tasks of all companies.',
  INVOICES: 'The invoices and credit notes of all companies.',
  SEATS: 'The seats in use at all installations.',
  RENEWALS: 'The licences and agreements whose renewal is to be decided.',
  EVENTS: 'All events, drafts included.',
  UNBILLED_PLACES: 'The places at paid events that nobody has billed.',
  AUDIT_LOG: 'The audit log of all companies.',
});

const WIDTH = `Width in pixels, ${MIN_COLUMN_WIDTH} to ${MAX_COLUMN_WIDTH}; null for the width that the contents need.`;
const PARAMETERS =
  "The search parameters of the list's address, without the question mark: filters, search and sort. " +
  `At most ${MAX_PARAMETERS_LENGTH} characters.`;
const COLUMNS = `The columns in their order, at most ${MAX_COLUMNS}. Columns that are not named keep the usual place.`;

@ObjectType({ description: 'How a column of a list is shown.', simpleResolvers: true })
export class ListColumn implements ColumnSetting {
  @Field(() => String, { description: 'Name of the column within its list.' }) id!: string;
  @Field(() => Boolean, { description: 'Whether the column is left out of the table.' }) isHidden!: boolean;
  @Field(() => Int, { nullable: true, description: WIDTH }) width!: number | null;
}

@InputType({ description: 'How a column of a list is shown.' })
export class ListColumnInput {
  @Field(() => String, { description: 'Name of the column within its list.' }) id!: string;
  @Field(() => Boolean, { description: 'Whether the column is left out of the table.' }) isHidden!: boolean;
  @Field(() => Int, { nullable: true, description: WIDTH }) width?: number | null;
}

@InputType({ description: 'A view of a list.' })
export class SavedViewInput {
  @Field(() => String, {
    description: 'Name of the view, at most 60 characters; unique among the views of its owner in the list.',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether colleagues see the view. Only its owner can change this.' })
  isShared!: boolean;

  @Field(() => String, { description: PARAMETERS }) parameters!: string;
  @Field(() => [ListColumnInput], { description: COLUMNS }) columns!: ListColumnInput[];
}

@ObjectType('SavedView', {
  description: 'Filters, search, sort and columns of a list under a name.',
  simpleResolvers: true,
})
export class SavedViewType {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Name that its owner has chosen.' }) name!: string;
  @Field(() => Boolean, { description: 'Whether colleagues see the view, and may change and delete it.' })
  isShared!: boolean;
  @Field(() => String, { description: PARAMETERS }) parameters!: string;
  @Field(() => [ListColumn], { description: COLUMNS }) columns!: ColumnSetting[];
  @Field(() => Boolean, { description: 'Whether the viewer has created the view.' }) isOwn!: boolean;
  @Field(() => String, { description: 'Name of the employee who created the view.' }) ownerName!: string;
  @Field(() => Int) version!: number;
}

@ObjectType({ description: 'How the viewer shows a list, and the views to choose from.', simpleResolvers: true })
export class ListSettings {
  @Field(() => ID, { description: 'Id of the settings, made of the list. Not an id for `node`.' }) id!: string;
  @Field(() => AdminListEnum, { description: 'The list that the settings are about.' }) list!: AdminList;
  @Field(() => [ListColumn], { description: "The viewer's columns outside views. Empty for the usual columns." })
  columns!: ColumnSetting[];
  @Field(() => ID, {
    nullable: true,
    description: 'The view that opens when the viewer opens the list without parameters. Null for all rows.',
  })
  defaultViewId!: string | null;
  @Field(() => [SavedViewType], { description: "The viewer's own views by name, then those shared by the team." })
  views!: SavedViewType[];
}
