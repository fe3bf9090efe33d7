/**
 * @generated SignedSource<<b33b9e688396e8f4e3e3e3ba5e090b80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AuditAction = "ACCESS_APPROVED" | "ACCESS_DECLINED" | "ACCESS_REQUESTED" | "ACCOUNT_CLOSED" | "ADMIN_CHANGE" | "API_TOKEN_ISSUED" | "API_TOKEN_REVOKED" | "API_TOKEN_USED" | "BULK_READ" | "COMPANY_REGISTERED" | "DOMAIN_ADDED" | "DOMAIN_CONFIRMED" | "DOMAIN_REMOVED" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELLED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CONFIRMED" | "ERASURE_CONFIRMED" | "ERASURE_DECLINED" | "ERASURE_REQUESTED" | "ERASURE_WITHDRAWN" | "EXPORTED" | "IDENTITY_CONNECTED" | "IDENTITY_REMOVED" | "IMPERSONATED_CHANGE" | "IMPERSONATION_STARTED" | "IMPERSONATION_STOPPED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "LOG_PRUNED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSONAL_DATA_DOWNLOADED" | "PERSONAL_DATA_REQUESTED" | "PERSON_DATA_ERASED" | "PERSON_ERASED" | "PRICES_PLANNED" | "PRICES_WITHDRAWN" | "RECOVERY_CODES_RENEWED" | "RECOVERY_CODE_USED" | "SECOND_FACTOR_ADDED" | "SECOND_FACTOR_FAILED" | "SECOND_FACTOR_REMOVED" | "SECURITY_RULES_CHANGED" | "SESSION_ENDED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_BLOCKED" | "SIGN_IN_FAILED" | "USER_CREATED" | "USER_DEACTIVATED" | "USER_DELETED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_ROLE_CHANGED" | "USER_UPDATED" | "%future added value";
export type AuditActorKind = "API_TOKEN" | "OPERATOR" | "USER" | "VISITOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_entry$data = {
  readonly actedAsId: string | null | undefined;
  readonly actedAsName: string | null | undefined;
  readonly action: AuditAction;
  readonly actorEmail: string | null | undefined;
  readonly actorId: string | null | undefined;
  readonly actorKind: AuditActorKind;
  readonly actorName: string | null | undefined;
  readonly address: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly createdAt: string;
  readonly customerId: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly id: string;
  readonly quantity: number | null | undefined;
  readonly targetEmail: string | null | undefined;
  readonly targetId: string | null | undefined;
  readonly targetName: string | null | undefined;
  readonly " $fragmentType": "AuditTable_entry";
};
export type AuditTable_entry$key = {
  readonly " $data"?: AuditTable_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AuditTable_entry"
};

(node as any).hash = "611db79adbe7e974bdd0d84816d5b558";

export default node;
