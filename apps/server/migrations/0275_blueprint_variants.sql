-- The blueprint whose variant it is; its draft and its versions say when a variant is followed.
ALTER TABLE blueprint ADD COLUMN variant_of uuid;
ALTER TABLE blueprint ADD CONSTRAINT blueprint_variant_of_fkey
  FOREIGN KEY (tenant_id, variant_of) REFERENCES blueprint (tenant_id, id);
CREATE INDEX blueprint_variant_of ON blueprint (tenant_id, variant_of) WHERE variant_of IS NOT NULL;
