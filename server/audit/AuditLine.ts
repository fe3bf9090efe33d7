import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AuditAction, AuditActorKind } from '../../domain/audit.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import { connectionOf } from '../graphql/connection.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';

export const AuditActionEnum = enumOf(AuditAction);
const AuditActorKindEnum = enumOf(AuditActorKind);

registerEnum(AuditActionEnum, 'AuditAction', 'An act that the audit log records.', {
  SIGNED_IN: 'A user signed in.',
  SIGN_IN_FAILED:
    'A wrong password, or an unknown account. One line for the first, tenth, hundredth, … failure in an hour.',
  SIGN_IN_BLOCKED:
    'A sign-in was refused after too many failures. One line for the first, tenth, hundredth, … refusal in an hour.',
  SIGNED_OUT: 'A user signed out.',
  IMPERSONATION_STARTED: 'An admin signed in as somebody else.',
  IMPERSONATION_STOPPED: 'An admin stopped being signed in as somebody else.',
  ADMIN_CHANGE: "Something was changed with an admin's rights; the detail names the mutation.",
  IMPERSONATED_CHANGE: 'An admin changed something while signed in as somebody else; the detail names the mutation.',
  PASSWORD_RESET_REQUESTED: 'A link to choose a new password was mailed to the user.',
  PASSWORD_RESET: 'A new password was chosen by such a link.',
  PASSWORD_CHANGED: 'A password was changed by its user or by an admin.',
  EMAIL_CHANGE_REQUESTED: 'A link was mailed to the address that a user is to change to.',
  EMAIL_CHANGE_CANCELLED: 'A user withdrew a change of e-mail that was not confirmed yet.',
  EMAIL_CHANGED: 'A new e-mail was confirmed; the line has the one from before.',
  EMAIL_CONFIRMED: 'A user proved that the e-mail of the account is theirs.',
  ACCOUNT_CLOSED: 'An account was closed because somebody else proved that its e-mail is theirs.',
  USER_CREATED: 'A user was created; the detail names the role.',
  USER_UPDATED: 'A user was edited, without the e-mail or the password.',
  USER_ROLE_CHANGED: 'A role was changed; the detail names the new one.',
  USER_DELETED: 'A user was deleted.',
  USER_INVITED: 'Somebody was invited by mail, or invited again.',
  INVITATION_REVOKED: 'An invitation was revoked.',
  INVITATION_ACCEPTED: 'An invited person chose a password and became a user.',
  COMPANY_REGISTERED: 'A company was registered together with its first user.',
  API_TOKEN_ISSUED: 'An API token was issued; the detail names its scope.',
  API_TOKEN_REVOKED: 'An API token was revoked.',
  API_TOKEN_USED: 'The first use of an API token in a day from a network.',
  EXPORTED: 'A list was saved as a file; the detail names the list.',
  BULK_READ: 'Many objects were read within an hour, whether or not that was declared as an export.',
  PERSON_ERASED: 'The operator erased a person from the log.',
  LOG_PRUNED: 'The operator deleted old lines of the log.',
});
registerEnum(AuditActorKindEnum, 'AuditActorKind', 'Who acted.', {
  USER: 'Somebody who was signed in, or proved to be somebody by a password or a link.',
  API_TOKEN: "A partner's program, with an API token.",
  VISITOR: 'Nobody who was signed in.',
  OPERATOR: 'Somebody with access to the server, by a command.',
});

/** A line of the audit log as an admin reads it: the entry, and the persons that are not erased. */
@ObjectType('AuditEntry', {
  description:
    'An act that concerns security. Never changed; names, e-mails and addresses are null where the person was erased.',
  simpleResolvers: true,
})
export class AuditLine {
  @Field(() => ID) id!: string;
  @Field(() => DateTime, { description: 'When it happened.' }) createdAt!: string;
  @Field(() => AuditActionEnum, { description: 'What was done.' }) action!: AuditAction;
  @Field(() => AuditActorKindEnum, { description: 'Who did it.' }) actorKind!: AuditActorKind;
  @Field(() => ID, {
    nullable: true,
    description: 'The user or API token that acted; null for visitors and operators.',
  })
  actorId!: string | null;
  @Field(() => String, { nullable: true, description: "The actor's name at the time." }) actorName!: string | null;
  @Field(() => String, { nullable: true, description: "The actor's e-mail at the time; null for an API token." })
  actorEmail!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The network address that the request came from; null for a command.',
  })
  address!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user that the actor, an admin, was signed in as.' }) actedAsId!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: "That user's name at the time." }) actedAsName!: string | null;
  @Field(() => ID, { nullable: true, description: 'The object that it was done to, where there is one.' }) targetId!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: "That object's name at the time." }) targetName!: string | null;
  @Field(() => String, { nullable: true, description: "That person's e-mail at the time." }) targetEmail!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The company that it concerns.' }) customerId!: string | null;
  @Field(() => String, { nullable: true, description: "That company's name today; null where it is gone." })
  companyName!: string | null;
  @Field(() => String, { nullable: true, description: 'More about it, in Danish. Never names a person.' }) detail!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'How many times it happened, or how many objects were read.' })
  quantity!: number | null;
}

export const AuditEntryConnection = connectionOf(AuditLine, 'AuditEntry');
