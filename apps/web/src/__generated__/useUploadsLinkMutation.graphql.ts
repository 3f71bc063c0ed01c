/**
 * @generated SignedSource<<2375f7777aa47925057d629bb311b479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddDocumentLinkInput = {
  link: string;
  name: string;
};
export type useUploadsLinkMutation$variables = {
  input: AddDocumentLinkInput;
};
export type useUploadsLinkMutation$data = {
  readonly addDocumentLink: {
    readonly name: string;
    readonly ref: string;
    readonly size: number;
  };
};
export type useUploadsLinkMutation = {
  response: useUploadsLinkMutation$data;
  variables: useUploadsLinkMutation$variables;
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
    "concreteType": "Document",
    "kind": "LinkedField",
    "name": "addDocumentLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ref",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "size",
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
    "name": "useUploadsLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadsLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dda3869032bc5a7f0d994a98fac78571",
    "id": null,
    "metadata": {},
    "name": "useUploadsLinkMutation",
    "operationKind": "mutation",
    "text": "mutation useUploadsLinkMutation($input:AddDocumentLinkInput!){addDocumentLink(input:$input){ref,name,size}}"
  }
};
})();

(node as any).hash = "213cde1f66a26b19f490a18478968b1e";

export default node;
