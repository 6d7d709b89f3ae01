-- 1 if an order was carried out: who starts later has nothing to do with it.
ALTER TABLE orders ADD COLUMN done BIGINT NOT NULL DEFAULT 0;
