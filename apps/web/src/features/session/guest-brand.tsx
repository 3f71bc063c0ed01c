import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { entrySessionQuery$data } from '../../__generated__/entrySessionQuery.graphql.ts';
import classes from './guest-frame.module.css';

/** How the workspace looks on the pages before sign-in. */
export type GuestBrand = NonNullable<entrySessionQuery$data['workspaceBrand']>;

export const GuestBrandContext = createContext<GuestBrand | null>(null);

const readLogo = async (tenantId: string): Promise<string | null> => {
  const query = new URLSearchParams({ 'tenant-uuid': tenantId }).toString();
  const response = await fetch(`/workspace-logo?${query}`);
  const { Logo }: { readonly Logo: { readonly value: string | null } } = await response.json();
  return Logo.value;
};

/** Logo and name of the workspace, or of Baton. */
export function BrandBar(): ReactNode {
  const brand = use(GuestBrandContext);
  const [logo, setLogo] = useState<string | null>(null);
  const logoOf = brand?.hasLogo === true ? brand.tenantId : null;
  useEffect(() => {
    if (logoOf === null) return undefined;
    let isWanted = true;
    // The page still shows the name if loading the logo fails.
    const found = readLogo(logoOf).catch(() => null);
    void found.then((value) => {
      if (isWanted) setLogo(value);
    });
    return () => {
      isWanted = false;
    };
  }, [logoOf]);
  if (brand === null)
    return (
      <div className={classes.brand}>
        <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
          <rect width="32" height="32" rx="8" fill="var(--accent)" />
          <path d="M10 22 22 10" stroke="var(--on-accent)" strokeWidth="5" strokeLinecap="round" />
        </svg>
        <span className={classes.name}>Baton</span>
      </div>
    );
  return (
    <div
      className={classes.brand}
      data-branded=""
      style={{ color: brand.foreground, backgroundColor: brand.background }}
    >
      {logo !== null && <img src={logo} alt="" />}
      <span className={classes.name}>{brand.name}</span>
    </div>
  );
}
