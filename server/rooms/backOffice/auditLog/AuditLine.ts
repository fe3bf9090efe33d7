import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AuditAction, AuditActorKind } from '../../../../domain/basics/audit.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';

export const AuditActionEnum = enumOf(AuditAction);
const AuditActorKindEnum = enumOf(AuditActorKind);

registerEnum(AuditActionEnum, 'AuditAction', 'A security event that the audit log records.', {
  SIGNED_IN: 'A user signed in.',
  SIGN_IN_FAILED:
    'A wrong password or an unknown account. One entry for the first, tenth, hundredth, … failure in an hour.',
  SIGN_IN_BLOCKED:
    'A sign-in was refused after too many failures. One entry for the first, tenth, hundredth, … refusal in an hour.',
  SIGNED_OUT: 'A user signed out.',
  IMPERSONATION_STARTED: 'An employee started to act as another user. The detail is the reason.',
  IMPERSONATION_STOPPED: 'An employee stopped acting as another user.',
  ADMIN_CHANGE: 'A mutation changed data with the rights of an employee. The detail names the mutation.',
  IMPERSONATED_CHANGE: 'An employee ran a mutation while acting as another user. The detail names the mutation.',
  PASSWORD_RESET_REQUESTED: 'A link for a new password was mailed to the user.',
  PASSWORD_RESET: 'A user chose a new password through a mailed link.',
  PASSWORD_CHANGED: 'A password was changed by its user or by an admin.',
  IDENTITY_CONNECTED: 'A user connected an account of a provider, which the detail names, to sign in with it.',
  IDENTITY_REMOVED: 'A user removed an account of a provider, which the detail names.',
  SECOND_FACTOR_ADDED: 'A user added an authenticator app or a passkey. The detail says which.',
  SECOND_FACTOR_REMOVED: 'An authenticator app or a passkey was removed, or an admin removed all of a user.',
  SECOND_FACTOR_FAILED: 'The password was right, and the code of the second step was wrong.',
  SECURITY_RULES_CHANGED: 'A company changed what it requires of its users. The detail says what.',
  RECOVERY_CODES_RENEWED: 'A user replaced their recovery codes.',
  RECOVERY_CODE_USED: 'A user signed in with a recovery code.',
  SESSION_ENDED: 'A user signed out on another device.',
  EMAIL_CHANGE_REQUESTED: "A confirmation link was mailed to a user's new address.",
  EMAIL_CHANGE_CANCELLED: 'A user cancelled a change of e-mail before it was confirmed.',
  EMAIL_CHANGED: 'A new e-mail was confirmed. The entry has the previous e-mail.',
  EMAIL_CONFIRMED: 'A user proved that the e-mail of the account is theirs.',
  ACCOUNT_CLOSED: 'An account was closed because somebody else proved that its e-mail is theirs.',
  USER_CREATED: 'A user was created. The detail names the role.',
  USER_UPDATED: 'A user was changed, but not their e-mail or password.',
  USER_ROLE_CHANGED: "A user's role was changed. The detail names the new role.",
  USER_RIGHTS_CHANGED: 'What a user may see was changed. The detail names the subjects and the number of departments.',
  RIGHTS_REQUESTED: 'A user asked for a subject or a department. The detail names the subject.',
  RIGHTS_GRANTED: 'An administrator granted a request for a subject or a department. The detail names the subject.',
  RIGHTS_DECLINED: 'An administrator declined a request for a subject or a department. The detail names the subject.',
  USER_DEACTIVATED: 'A company deactivated one of its users.',
  USER_REACTIVATED: 'A deactivated user was reactivated.',
  USER_DELETED: 'A user was deleted.',
  COMPANY_LEFT: 'A user ended their own membership of the company.',
  DOMAIN_ADDED: 'An administrator claimed a mail domain, which the detail names, for the company.',
  DOMAIN_CONFIRMED: 'An admin confirmed a mail domain, which the detail names.',
  DOMAIN_REMOVED: 'A mail domain, which the detail names, was removed from the company.',
  ACCESS_REQUESTED: 'A person asked to become a user of the company.',
  ACCESS_APPROVED: 'An administrator let a person in who had asked for access. The detail says in which role.',
  ACCESS_DECLINED: 'An administrator declined a person who had asked for access.',
  USER_JOINED: "A person of the company's organisation became a user without an invitation.",
  USER_INVITED: 'Somebody was invited by mail, or invited again.',
  INVITATION_REVOKED: 'An invitation was revoked.',
  INVITATION_ACCEPTED: 'An invited person became a user of the company.',
  COMPANY_REGISTERED: 'A company was registered together with its first user.',
  API_TOKEN_ISSUED: 'An API token was issued. The detail names its scope.',
  API_TOKEN_REVOKED: 'An API token was revoked.',
  API_TOKEN_USED: 'An API token was used from a network for the first time in a day.',
  FILE_UPLOADED: 'A file was uploaded, whose id the detail has.',
  FILE_DOWNLOADED: 'A file was downloaded, whose id the detail has.',
  FILE_DELETED: 'A file or a document was deleted, whose id the detail has.',
  DOCUMENT_CONFIRMED: 'An administrator confirmed the version of a document, whose id the detail has, for the company.',
  EXPORTED: 'A list was saved as a file. The detail names the list.',
  BULK_READ: 'A caller read many objects within an hour, whether or not the queries were declared as an export.',
  PERSONAL_DATA_REQUESTED: 'A person has ordered a copy of their data.',
  PERSONAL_DATA_DOWNLOADED: 'A person has downloaded the copy of their data.',
  ERASURE_REQUESTED: 'A person has asked to have their data erased, or an admin has noted it.',
  ERASURE_WITHDRAWN: 'A person has withdrawn the request to be erased.',
  ERASURE_CONFIRMED: 'An admin has confirmed the erasure of a person, whose account is closed.',
  ERASURE_DECLINED: 'An admin has declined to erase a person.',
  PERSON_DATA_ERASED: 'The data of a person was erased.',
  PRICES_PLANNED: 'An admin has planned a version of the price list, or changed a planned one.',
  PRICES_WITHDRAWN: 'An admin has withdrawn a planned version of the price list.',
  PERSON_ERASED: 'The operator erased a person from the audit log.',
  LOG_PRUNED: 'The operator deleted old entries of the audit log.',
});
registerEnum(
  AuditActorKindEnum,
  'AuditActorKind',
  'Distinguishes users, API tokens, visitors and operators as actors.',
  {
    USER: 'A user who was signed in, or who was identified by a password or a link.',
    API_TOKEN: "A partner's program with an API token.",
    VISITOR: 'A caller who was not signed in.',
    OPERATOR: 'An operator who ran a command on the server.',
  },
);

/** An audit entry as an admin reads it: with the names and addresses of people who are not erased. */
@ObjectType('AuditEntry', {
  description:
    'A security event. Entries are never changed, but names, e-mails and addresses are null once a person is erased.',
  simpleResolvers: true,
})
export class AuditLine {
  @Field(() => ID) id!: string;
  @Field(() => DateTime, { description: 'The time of the event.' }) createdAt!: string;
  @Field(() => AuditActionEnum, { description: 'The kind of event.' }) action!: AuditAction;
  @Field(() => AuditActorKindEnum, { description: 'Whether a user, an API token, a visitor or an operator acted.' })
  actorKind!: AuditActorKind;
  @Field(() => ID, {
    nullable: true,
    description: 'The user or API token that acted. Null for visitors and operators.',
  })
  actorId!: string | null;
  @Field(() => String, { nullable: true, description: "The actor's name at the time of the event." }) actorName!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: "The actor's e-mail at the time of the event. Null for API tokens.",
  })
  actorEmail!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The network address of the request. Null for commands of an operator.',
  })
  address!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The user as whom an admin acted. Null without impersonation.',
  })
  actedAsId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name, at the time of the event, of the user as whom an admin acted.',
  })
  actedAsName!: string | null;
  @Field(() => ID, { nullable: true, description: 'The object of the event. Null when there is none.' })
  targetId!: string | null;
  @Field(() => String, { nullable: true, description: "The object's name at the time of the event." })
  targetName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The object's e-mail at the time of the event. Null when the object is not a person.",
  })
  targetEmail!: string | null;
  @Field(() => ID, { nullable: true, description: 'The company that the event concerns.' }) customerId!: string | null;
  @Field(() => String, { nullable: true, description: "The company's current name. Null when it no longer exists." })
  companyName!: string | null;
  @Field(() => String, { nullable: true, description: 'More details, in Danish. Never names a person.' })
  detail!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of times that the event happened, or of objects that were read.',
  })
  quantity!: number | null;
}

export const AuditEntryConnection = connectionOf(AuditLine, 'AuditEntry');
