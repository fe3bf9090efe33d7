/**
 * @generated SignedSource<<546edae7a74670f0c8c682b404620190>>
 * @relayHash e53f15c42569deae5594682379742f2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78deab3aa16f13e9e2e1fb87cf28a70118d5a8980817b5afc1222036ab79ad19

import type { ConcreteRequest } from 'relay-runtime';
export type Interval = "MONTHLY" | "YEARLY" | "%future added value";
export type Plan = "PLAN_SUITE_ENTERPRISE" | "PLAN_SUITE_GROWTH" | "PLAN_SUITE_PRO" | "PLAN_SUITE_TEAM" | "PLAN_SUPPORT_TEAM" | "%future added value";
export type RegisterInput = {
  company: RegisterCompanyInput;
  department: RegisterDepartmentInput;
  registrationId: string;
  user: RegisterUserInput;
  zendesk: RegisterZendeskInput;
};
export type RegisterCompanyInput = {
  billingEmail: string;
  city: string;
  companyName: string;
  contactPerson: string;
  eanNumber?: string | null | undefined;
  phoneNumber: string;
  street: string;
  vatNumber: string;
  zip: string;
};
export type RegisterDepartmentInput = {
  departmentCity: string;
  departmentContactPerson: string;
  departmentName: string;
  departmentPhoneNumber: string;
  departmentPoNumber?: string | null | undefined;
  departmentStreet: string;
  departmentZip: string;
};
export type RegisterUserInput = {
  acceptTerms: boolean;
  email: string;
  name: string;
  password: string;
};
export type RegisterZendeskInput = {
  contractTerm: number;
  existingLicenseQuantity?: number | null | undefined;
  hasExistingLicenses: boolean;
  licenseStartDate?: string | null | undefined;
  licenseType: Plan;
  paymentInterval: Interval;
  zendeskSubdomain: string;
};
export type registerMutation$variables = {
  input: RegisterInput;
};
export type registerMutation$data = {
  readonly register: {
    readonly customer: {
      readonly id: string;
    };
    readonly token: string | null | undefined;
  };
};
export type registerMutation = {
  response: registerMutation$data;
  variables: registerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Registered",
    "kind": "LinkedField",
    "name": "register",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "registerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "registerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "78deab3aa16f13e9e2e1fb87cf28a70118d5a8980817b5afc1222036ab79ad19",
    "metadata": {},
    "name": "registerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf2b00835a52c6a99b039dae0100606f";

export default node;
