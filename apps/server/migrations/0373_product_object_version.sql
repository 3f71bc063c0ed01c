-- Product objects are changed like all simple entities.
ALTER TABLE product_object ADD COLUMN version integer NOT NULL DEFAULT 1;
