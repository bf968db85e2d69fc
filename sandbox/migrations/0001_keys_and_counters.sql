CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"replaced_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_refresh_hash_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_username_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_numero_telephone_unique";--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_key" text;--> statement-breakpoint
UPDATE "users" SET "username_key" = lower(btrim("username")), "phone_key" = regexp_replace(regexp_replace("numero_telephone", '^00', ''), '^225(\d{8}|\d{10})$', '\1');--> statement-breakpoint
-- Of accounts that are one by their keys the oldest keeps the identifier; the others are still found by their e-mail.
UPDATE "users" SET "username_key" = "username_key" || ' ' || "id" WHERE EXISTS (SELECT 1 FROM "users" AS "older" WHERE "older"."username_key" = "users"."username_key" AND "older"."rank" < "users"."rank");--> statement-breakpoint
UPDATE "users" SET "phone_key" = "phone_key" || ' ' || "id" WHERE EXISTS (SELECT 1 FROM "users" AS "older" WHERE "older"."phone_key" = "users"."phone_key" AND "older"."rank" < "users"."rank");--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "phone_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counters_by_end" ON "counters" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_parent" ON "refresh_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at","rank");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("expires_at") WHERE "payments"."status" = 'PENDING';--> statement-breakpoint
INSERT INTO "refresh_tokens" ("hash", "session_id") SELECT "refresh_hash", "id" FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "refresh_hash";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_key_unique" UNIQUE("username_key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_key_unique" UNIQUE("phone_key");