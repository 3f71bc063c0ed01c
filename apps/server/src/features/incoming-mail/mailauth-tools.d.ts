/** The comparison of domains that mailauth uses for DMARC. Its own types leave it out. */
declare module 'mailauth/lib/tools.js' {
  const tools: {
    /** Returns the first domain with the organizational domain of a sender, or false. */
    readonly getAlignment: (
      fromDomain: string,
      domains: readonly string[],
      isStrict: boolean,
    ) => { readonly domain: string } | false;
  };
  export default tools;
}
