DROP TABLE "counters" CASCADE;--> statement-breakpoint
DROP TABLE "plantings" CASCADE;--> statement-breakpoint
DROP TABLE "refresh_tokens" CASCADE;--> statement-breakpoint
DROP TABLE "sessions" CASCADE;--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "session_id" uuid;