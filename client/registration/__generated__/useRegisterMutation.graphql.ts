/**
 * @generated SignedSource<<6200587edfa370364ae4705039225735>>
 * @relayHash 7407353f3b0402cf8f6616729d0e03b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1853fc314e4ca44c513d8bea08fc63ce1a387acc8af5374d21c0a3bd6fcc5a92

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
export type useRegisterMutation$variables = {
  input: RegisterInput;
};
export type useRegisterMutation$data = {
  readonly register: {
    readonly customer: {
      readonly id: string;
    };
    readonly token: string | null | undefined;
  };
};
export type useRegisterMutation = {
  response: useRegisterMutation$data;
  variables: useRegisterMutation$variables;
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
    "name": "useRegisterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1853fc314e4ca44c513d8bea08fc63ce1a387acc8af5374d21c0a3bd6fcc5a92",
    "metadata": {},
    "name": "useRegisterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92d51efb6b7cd9173ebe3c3b3b96bec3";

export default node;
