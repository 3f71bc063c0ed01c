import { resolve } from 'node:dns/promises';
import type { SenderCheck } from '@baton/domain/mail/incoming-mail';
import { isPublicAddress } from '../../platform/egress/address-rules.ts';
import type { ResolveText } from '../../platform/egress/resolve-text.ts';

export interface SenderChecks {
  readonly spf: SenderCheck;
  readonly dkim: SenderCheck;
  /** True if SPF or DKIM proves the domain of the From header. */
  readonly isVerified: boolean;
}

const results: Readonly<Record<string, SenderCheck>> = {
  pass: 'PASS',
  fail: 'FAIL',
  permerror: 'ERROR',
  temperror: 'ERROR',
};

const domainOf = (address: string): string => address.split('@').at(-1) ?? '';

/** The library types records as texts, but those of MX are objects. */
const isRecordList = (records: unknown): records is string[] => Array.isArray(records);

/** Returns the records of a domain as the checks ask for them. */
const resolver =
  (resolveText: ResolveText) =>
  async (domain: string, type: string): Promise<string[] | string[][]> => {
    if (type === 'TXT') return (await resolveText(domain)).map((text) => [text]);
    const records = await resolve(domain, type);
    return isRecordList(records) ? records : [];
  };

/** Checks SPF and DKIM of a message by the records of its domains. */
export const checkSender = async (
  content: Buffer,
  {
    sender,
    envelopeSender,
    clientAddress,
    clientName,
  }: {
    readonly sender: string;
    readonly envelopeSender: string | null;
    readonly clientAddress: string | null;
    readonly clientName: string | null;
  },
  resolveText: ResolveText,
): Promise<SenderChecks> => {
  const [{ authenticate }, { default: tools }] = await Promise.all([
    import('mailauth'),
    import('mailauth/lib/tools.js'),
  ]);
  // If a server of the same network forwarded the message, its address proves nothing about the
  // sender.
  const ip = clientAddress !== null && isPublicAddress(clientAddress) ? clientAddress : null;
  const { spf, dkim } = await authenticate(content, {
    resolver: resolver(resolveText),
    disableArc: true,
    disableBimi: true,
    disableDmarc: true,
    mta: 'baton',
    ...(ip !== null && {
      ip,
      helo: clientName ?? '',
      sender: envelopeSender ?? '',
    }),
  });
  const from = domainOf(sender);
  // Compares organizational domains by the list of public suffixes, so x.github.io proves nothing
  // about github.io.
  const isAligned = (domain: string): boolean =>
    from !== '' && domain !== '' && tools.getAlignment(from, [domain], false) !== false;
  const signatures = dkim.results.filter(({ status }) => status.result !== 'none');
  const passing = signatures.filter(({ status }) => status.result === 'pass');
  const spfResult = spf === false || ip === null ? 'NONE' : (results[spf.status.result] ?? 'NONE');
  const isSpfAligned =
    spfResult === 'PASS' && envelopeSender !== null && isAligned(domainOf(envelopeSender));
  // A DKIM signature that covers only a part of the body doesn't count, because it proves nothing
  // about the rest.
  const isDkimAligned = passing.some(
    ({ signingDomain = '', status }) => isAligned(signingDomain) && (status.underSized ?? 0) === 0,
  );
  return {
    spf: spfResult,
    dkim:
      passing.length > 0
        ? 'PASS'
        : signatures.length === 0
          ? 'NONE'
          : signatures.some(({ status }) => status.result === 'temperror')
            ? 'ERROR'
            : 'FAIL',
    isVerified: isSpfAligned || isDkimAligned,
  };
};
