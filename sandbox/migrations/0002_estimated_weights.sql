ALTER TABLE "products" ADD COLUMN "poids_estime" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_mois" integer;