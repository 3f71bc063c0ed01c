import {
  newAutomation,
  type Automation,
  type HttpMethod,
  type NamedTemplate,
} from '../../automation/automation.ts';
import { asId, type InstanceKey } from '../../core/ids.ts';

type Maybe<T> = T | null | undefined;

export interface WireOutputMapping {
  readonly path: string;
  readonly instance: string;
  readonly isRequired: boolean;
}

/** An automation with a flat body. */
export interface WireAutomation {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: readonly NamedTemplate[];
  readonly query: readonly NamedTemplate[];
  readonly bodyKind: Automation['body']['kind'];
  /** For FORM. */
  readonly bodyEntries?: Maybe<readonly NamedTemplate[]>;
  /** For JSON. */
  readonly bodyText?: Maybe<string>;
  readonly expectedStatuses: readonly string[];
  readonly outputs: readonly WireOutputMapping[];
  readonly maxAttempts?: Maybe<number>;
  readonly timeoutSeconds?: Maybe<number>;
  readonly isAtOnce?: Maybe<boolean>;
}

const entryFromWire = ({ name, value }: NamedTemplate): NamedTemplate => ({ name, value });

const bodyFromWire = (wire: WireAutomation): Automation['body'] => {
  switch (wire.bodyKind) {
    case 'NONE':
      return { kind: 'NONE' };
    case 'FORM':
      return { kind: 'FORM', entries: (wire.bodyEntries ?? []).map(entryFromWire) };
    case 'JSON':
      return { kind: 'JSON', text: wire.bodyText ?? '' };
  }
};

export const automationFromWire = (wire: WireAutomation): Automation => ({
  method: wire.method,
  url: wire.url,
  headers: wire.headers.map(entryFromWire),
  query: wire.query.map(entryFromWire),
  body: bodyFromWire(wire),
  expectedStatuses: wire.expectedStatuses,
  outputs: wire.outputs.map(({ path, instance, isRequired }) => ({
    path,
    instance: asId<InstanceKey>(instance),
    isRequired,
  })),
  maxAttempts: wire.maxAttempts ?? newAutomation.maxAttempts,
  timeoutSeconds: wire.timeoutSeconds ?? newAutomation.timeoutSeconds,
  isAtOnce: wire.isAtOnce ?? newAutomation.isAtOnce,
});

export const automationToWire = ({ body, ...rest }: Automation): WireAutomation => ({
  ...rest,
  bodyKind: body.kind,
  bodyEntries: body.kind === 'FORM' ? body.entries : null,
  bodyText: body.kind === 'JSON' ? body.text : null,
});
