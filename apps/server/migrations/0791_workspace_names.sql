-- Name that people see instead of the name of the workspace, and the company that it belongs to.
ALTER TABLE tenant
  ADD COLUMN display_name text CHECK (char_length(display_name) BETWEEN 1 AND 120),
  ADD COLUMN customer_name text CHECK (char_length(customer_name) BETWEEN 1 AND 120);

CREATE OR REPLACE FUNCTION app.branding_of(p_tenant uuid)
  RETURNS TABLE(tenant_id uuid, name text, accent_color text, foreground text, background text, languages text[], logo bytea, logo_type text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $function$
    SELECT t.id, coalesce(t.display_name, t.name), t.accent_color, b.foreground, b.background, b.languages, b.logo, b.logo_type
      FROM tenant t JOIN branding b ON b.tenant_id = t.id
     WHERE CASE WHEN p_tenant IS NULL THEN NOT EXISTS (SELECT FROM tenant other WHERE other.id <> t.id)
                ELSE t.id = p_tenant END
  $function$;

CREATE OR REPLACE FUNCTION app.invited_people(p_email text)
  RETURNS TABLE(tenant_id uuid, party_id uuid, inviter text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $function$
    SELECT p.tenant_id, p.id, coalesce(i.name, t.display_name, t.name)
      FROM party p JOIN tenant t ON t.id = p.tenant_id
      LEFT JOIN party i ON i.tenant_id = p.tenant_id AND i.id = p.created_by
     WHERE lower(p.email) = p_email AND p.kind = 'USER' AND p.account_id IS NULL AND p.deleted_at IS NULL
  $function$;

CREATE OR REPLACE FUNCTION app.tenants_of(p_account uuid)
  RETURNS SETOF tenant
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $function$
    SELECT t.* FROM party p JOIN tenant t ON t.id = p.tenant_id
     WHERE p.account_id = p_account AND p.deleted_at IS NULL ORDER BY coalesce(t.display_name, t.name), t.id
  $function$;
